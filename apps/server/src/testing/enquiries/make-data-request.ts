import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";

/** A request about somebody's own data, as an admin recorded it; returns its id. */
export async function makeDataRequest(ctx: Context): Promise<string> {
  const { id } = await asOperator(ctx, (t) =>
    t.db
      .insertInto("data_subject_request")
      .values({
        kind: "access",
        is_from_app: false,
        subject_name: "Otto Ott",
        received_on: "2026-11-20",
        due_on: "2026-12-20",
        recorded_at: t.now(),
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

import { randomBytes } from "node:crypto";
import type { Insertable } from "kysely";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/schema.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";

/** A contact request as it is kept; returns its id. */
export async function makeEnquiry(
  ctx: Context,
  parts: Partial<Insertable<Database["enquiry"]>> = {},
): Promise<string> {
  const { id } = await asOperator(ctx, (t) =>
    t.db
      .insertInto("enquiry")
      .values({
        kind: "contact",
        at: t.now(),
        first_name: "Nora",
        last_name: "Neu",
        email: "nora@neu.example",
        subject: "Sonstiges",
        message: "Guten Tag!",
        content_hash: randomBytes(32),
        is_confirmation_wanted: true,
        ...parts,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

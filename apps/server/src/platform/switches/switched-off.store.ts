import { AppError } from "@tc/domain";
import type { SwitchName } from "@tc/domain";
import type { Context } from "../context.ts";

type Reader = Pick<Context, "db">;

/** Whether the operator has stopped this part. It is read at each use, so that a change counts in every process at once. */
export async function isOff({ db }: Reader, name: SwitchName): Promise<boolean> {
  const row = await db
    .selectFrom("switched_off")
    .select("name")
    .where("name", "=", name)
    .executeTakeFirst();
  return row !== undefined;
}

/** Throws switched_off. */
export async function requireOn(reader: Reader, name: SwitchName): Promise<void> {
  if (await isOff(reader, name)) throw new AppError("switched_off", { switch: name });
}

import { tenderListQuery } from "@tc/contract";
import type { TenderListQuery } from "@tc/contract";

/** What is left of a stored query, and the names of what the list does not take any more. */
export interface ReadQuery {
  readonly query: TenderListQuery;
  readonly dropped: readonly string[];
}

/** An older release may have stored filters or values that this one does not know; they must not take the rest along. */
export function readQuery(stored: Readonly<Record<string, unknown>>): ReadQuery {
  const kept: Record<string, unknown> = {};
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(stored)) {
    const left = isTaken(name, value) ? value : takenChoices(name, value);
    if (left !== value) dropped.push(name);
    if (left !== undefined) kept[name] = left;
  }
  return { query: tenderListQuery.parse(kept), dropped };
}

function isTaken(name: string, value: unknown): boolean {
  return (
    Object.hasOwn(tenderListQuery.shape, name) &&
    tenderListQuery.safeParse({ [name]: value }).success
  );
}

/** Of several choices those that still stand; undefined without any. */
function takenChoices(name: string, value: unknown): string | undefined {
  const choices = typeof value === "string" ? value.split(",") : [];
  const taken = choices.filter((choice) => isTaken(name, choice));
  return taken.length > 0 && choices.length > 1 ? taken.join(",") : undefined;
}

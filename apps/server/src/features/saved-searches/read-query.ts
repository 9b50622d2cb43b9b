import { savedQuery, tenderListQuery } from "@tc/contract";
import type { SavedQuery, TenderListQuery } from "@tc/contract";

/** What is left of a stored query, and the names of what the list does not take any more. */
export interface ReadQuery {
  readonly query: TenderListQuery;
  /** As the address holds it */
  readonly parameters: SavedQuery;
  readonly dropped: readonly string[];
}

/** An older release may have stored filters or values that this one does not know; they must not take the rest along. */
export function readQuery(stored: Readonly<Record<string, string>>): ReadQuery {
  const kept: Record<string, string> = {};
  const dropped: string[] = [];
  for (const [name, value] of Object.entries(stored)) {
    const left = isTaken(name, value) ? value : takenChoices(name, value);
    if (left !== value) dropped.push(name);
    if (left !== undefined) kept[name] = left;
  }
  return { query: tenderListQuery.parse(kept), parameters: savedQuery.parse(kept), dropped };
}

function isTaken(name: string, value: string): boolean {
  const parameter = { [name]: value };
  return savedQuery.safeParse(parameter).success && tenderListQuery.safeParse(parameter).success;
}

/** Of several choices those that still stand; undefined without any. */
function takenChoices(name: string, value: string): string | undefined {
  const choices = value.split(",");
  const taken = choices.filter((choice) => isTaken(name, choice));
  return taken.length > 0 && choices.length > 1 ? taken.join(",") : undefined;
}

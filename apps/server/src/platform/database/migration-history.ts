/** A database's migrations do not fit this release. `kind` tells what its operator can do. */
export class MigrationHistoryError extends Error {
  readonly kind: "foreign" | "broken";

  constructor(kind: "foreign" | "broken", message: string) {
    super(message);
    this.name = "MigrationHistoryError";
    this.kind = kind;
  }
}

/**
 * Compares this release's migrations (by name) with those that the database has (as they were made). Returns the names
 * that a newer release has added; without any, the database has this release's migrations up to some point and lacks the
 * rest. Throws MigrationHistoryError for every other history.
 *
 * The rule: releases only add migrations, and each name sorts after all earlier ones. So
 * - a newer release's database has all of our migrations in our order, then names that sort after our last;
 * - a database with migrations and none of ours belongs to a different history ("foreign");
 * - one of ours that is missing before a later one, or has a different name, is a damaged history ("broken").
 *
 * Folding all migrations into one first schema begins a different history. Its first file needs a name that
 * `database/migrations` never held: with an old name, an old database would look like one of a newer release.
 */
export function listNewerMigrations(
  ours: readonly string[],
  made: readonly string[],
): readonly string[] {
  const at = ours.findIndex((name, index) => made[index] !== name);
  const sharedCount = at === -1 ? ours.length : at;
  const others = made.slice(sharedCount);
  if (others.length === 0) return [];
  if (!made.some((name) => ours.includes(name))) {
    throw new MigrationHistoryError("foreign", `none of its migrations is known: ${made[0]}, …`);
  }
  const [expected, stranger = ""] = [ours[sharedCount], others[0]];
  if (expected !== undefined) {
    throw new MigrationHistoryError(
      "broken",
      `it has the migration ${stranger} where this release has ${expected}`,
    );
  }
  const last = ours.at(-1) ?? "";
  const early = others.find((name) => name <= last);
  if (early === undefined) return others;
  throw new MigrationHistoryError(
    "broken",
    `it has the migration ${early}, which no release can have made after ${last}`,
  );
}

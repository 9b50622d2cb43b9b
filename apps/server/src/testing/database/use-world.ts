import { afterAll, beforeAll, beforeEach } from "vitest";
import { createTestDatabase } from "./test-database.ts";
import type { Template, TestDatabase } from "./test-database.ts";

/** What a test of a file works with; there while it runs. */
export interface TestWorld<World> {
  readonly database: TestDatabase;
  readonly world: World;
}

interface WorldToMake<World> {
  readonly template?: Template;
  /** Once, what all tests of the file share */
  readonly fill?: (database: TestDatabase) => Promise<void>;
  readonly make: (database: TestDatabase) => Promise<World>;
}

/** Gives the tests of a file one database, and each of them a world of its own. */
export function useWorld<World>({ template, fill, make }: WorldToMake<World>): TestWorld<World> {
  let database: TestDatabase | undefined;
  let world: World | undefined;
  beforeAll(async () => {
    database = await createTestDatabase(template);
    await fill?.(database);
  });
  beforeEach(async () => {
    world = await make(there(database));
  });
  afterAll(() => database?.drop());
  return {
    get database() {
      return there(database);
    },
    get world() {
      return there(world);
    },
  };
}

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("no test is running yet");
  return value;
}

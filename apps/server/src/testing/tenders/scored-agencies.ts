import { profileData } from "@tc/contract";
import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { scoreDue } from "../../features/scoring/scores/score-due.ts";
import { testContext } from "../database/test-context.ts";
import { createTestDatabase } from "../database/test-database.ts";
import type { TestDatabase } from "../database/test-database.ts";
import { makeAgency } from "../people/make-agency.ts";
import type { MadeAgency } from "../people/make-agency.ts";
import { trainedTemplate } from "./scoring-world.ts";

interface ScoredAgencies {
  readonly database: TestDatabase;
  readonly agency: MadeAgency;
  readonly other: MadeAgency;
}

const turnover = [2025, 2024, 2023].map((year) => ({ year, cents: 80_000_000 }));

/** Gives the tests of a file two agencies with a turnover of 800,000 euros, for whom the open tenders are scored. */
export function useScoredAgencies({ open }: { readonly open: number }) {
  let scored: ScoredAgencies | undefined;
  const there = () => {
    if (!scored) throw new Error("no test is running yet");
    return scored;
  };
  beforeAll(async () => {
    const database = await createTestDatabase(trainedTemplate({ awarded: 60, open }));
    scored = { database, agency: await makeAgency(database), other: await makeAgency(database) };
    const data = profileData.parse({
      companyName: "Agentur",
      contactPerson: "Erika",
      address: {},
      focus: "Kampagnen für Nachwuchs",
      turnover,
    });
    await sql`update profile set data = ${JSON.stringify(data)}`.execute(database.owner.db);
    await scoreDue(testContext(database), new AbortController().signal);
  });
  afterAll(() => scored?.database.drop());
  return {
    get database() {
      return there().database;
    },
    get agency() {
      return there().agency;
    },
    get other() {
      return there().other;
    },
    /** Position in knockoutOutcomes */
    async storedKnockout({ agencyId }: MadeAgency, tenderId: string): Promise<number | undefined> {
      const { rows } = await sql<{ knockout: number }>`
        select knockout from fit_score
        where agency_id = ${agencyId} and tender_id = ${tenderId}`.execute(
        there().database.owner.db,
      );
      return rows[0]?.knockout;
    },
  };
}

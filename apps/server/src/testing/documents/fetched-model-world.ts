import { sql } from "kysely";
import { beforeEach } from "vitest";
import { getExtract } from "../../features/documents/extract/get-extract.ts";
import { readFetchedByModel } from "../../features/documents/fetched/model/read-fetched-by-model.ts";
import { readByModel } from "../../features/documents/model/read-by-model.ts";
import { readDocuments } from "../../features/documents/reading/read-documents.ts";
import type { FakeLanguageModel } from "../../ports/language-model.fake.ts";
import type { MadeAgency } from "../people/make-agency.ts";
import { useBuyerWorld } from "./buyer-world.ts";
import { notStopped } from "./documents-world.ts";
import { teamText } from "./honest-model.ts";

interface Look {
  readonly made?: MadeAgency;
  readonly minutes?: number;
}

/** How often a model was asked about a stretch of a document */
export const mapsOf = ({ requests }: FakeLanguageModel) =>
  requests.filter(({ task }) => task === "map").length;

/** A buyer whose tender has a file of its own words in each test: what was read of an earlier one says nothing of it. */
export function useFetchedModelWorld() {
  return fetchedModelWorld(useBuyerWorld());
}

function fetchedModelWorld(buyer: ReturnType<typeof useBuyerWorld>) {
  const { tests, as } = buyer;
  const file = { path: "", text: "" };
  let count = 0;
  beforeEach(async () => {
    count += 1;
    file.path = `/unterlagen/Bedingungen-${count}.txt`;
    file.text = `Vergabe ${count}\n${teamText}`;
    buyer.put(file.path, file.text);
    await buyer.publish(file.path);
  });

  /** A member looks, and the worker does what an agency's job does. */
  async function askFor(
    languageModel: FakeLanguageModel,
    { made = tests.world.agency, minutes = 0 }: Look = {},
  ): Promise<void> {
    const ctx = as(made, minutes, { languageModel });
    const subject = { agencyId: made.agencyId, tenderId: buyer.tenderId };
    await readDocuments(ctx, subject, notStopped);
    await readByModel(ctx, subject, notStopped);
  }

  /** The worker does the job for all agencies. */
  const readForAll = (languageModel: FakeLanguageModel, minutes = 0) =>
    readFetchedByModel(
      as(undefined, minutes, { languageModel }),
      { tenderId: buyer.tenderId },
      notStopped,
    );

  return {
    buyer,
    file,
    askFor,
    readForAll,
    /** A member looks, and the worker does all that follows. */
    async look(languageModel: FakeLanguageModel, by: Look = {}) {
      await askFor(languageModel, by);
      await readForAll(languageModel, by.minutes);
      await askFor(languageModel, by);
      return getExtract(as(by.made, by.minutes, { languageModel }), { slug: buyer.slug });
    },
    /** What was spent by now, in millionths of a euro; `share`: on what the agency had asked for first */
    async spent(made: MadeAgency = tests.world.agency) {
      const { rows } = await sql<Record<"agency" | "share" | "fetched" | "all", string>>`
        select (select coalesce(sum(micro_euros), 0) from model_spend where agency_id = ${made.agencyId}) as agency,
          (select coalesce(sum(fetched_micro_euros), 0) from model_spend where agency_id = ${made.agencyId}) as share,
          coalesce(sum(fetched_micro_euros), 0) as fetched, coalesce(sum(micro_euros), 0) as all
        from model_day`.execute(tests.database.owner.db);
      const [row] = rows;
      return {
        agency: Number(row?.agency),
        share: Number(row?.share),
        fetched: Number(row?.fetched),
        all: Number(row?.all),
      };
    },
  };
}

import { startWebsiteStandin } from "@tc/standins";
import type { WebsiteStandin } from "@tc/standins";
import { afterAll, beforeAll } from "vitest";
import { fetchDocuments } from "../../features/documents/fetched/fetch-documents.ts";
import { requestDocuments } from "../../features/documents/fetched/request-documents.ts";
import { listDocuments } from "../../features/documents/list-documents.ts";
import { createOutbound } from "../../platform/outbound/create-outbound.ts";
import type { Ports } from "../../ports/ports.ts";
import { testNow } from "../database/test-context.ts";
import type { MadeAgency } from "../people/make-agency.ts";
import { makeTender, testId } from "../tenders/make-tender.ts";
import { saveTenders } from "../tenders/save-tenders.ts";
import { notStopped, useDocumentsWorld } from "./documents-world.ts";

/** Runs while the tests of the file do. */
function startBuyer(): () => WebsiteStandin {
  let started: WebsiteStandin | undefined;
  beforeAll(async () => {
    started = await startWebsiteStandin();
  });
  afterAll(() => started?.stop());
  return () => {
    if (!started) throw new Error("no test is running yet");
    return started;
  };
}

/** Agencies with documents as in `useDocumentsWorld`, and a buyer whose files the server fetches over HTTP. */
export function useBuyerWorld() {
  return buyerWorld(useDocumentsWorld(), startBuyer());
}

function buyerWorld(tests: ReturnType<typeof useDocumentsWorld>, buyer: () => WebsiteStandin) {
  let count = 100;
  let tender = { tenderId: "", slug: "" };

  /** At so many minutes after the usual time */
  const as = (made: MadeAgency = tests.world.agency, minutes = 0, ports: Partial<Ports> = {}) =>
    tests.world.as(made, {
      now: new Date(testNow.getTime() + minutes * 60_000),
      ports: {
        outbound: createOutbound({ contact: "test", testOrigins: [buyer().url] }),
        ...ports,
      },
    });

  return {
    tests,
    as,
    /** The tender that was published last */
    get tenderId() {
      return tender.tenderId;
    },
    get slug() {
      return tender.slug;
    },
    /** How often documents were asked for */
    calls: () => buyer().paths.filter((path) => path.startsWith("/unterlagen/")).length,
    /** What the buyer has at a path, from now on */
    put: (path: string, body: string | Uint8Array, answer: object = {}) =>
      void buyer().documents.set(path, { body, ...answer }),
    /** A new tender, whose notice or last lot names the buyer's path as the address of the documents. */
    async publish(path: string, { restricted = false, ofLot = false } = {}): Promise<void> {
      const tenderId = testId(++count);
      tender = { tenderId, slug: `t-${tenderId}` };
      const link = { kind: "documents", url: `${buyer().url}${path}`, restricted } as const;
      const record = makeTender({
        title: "Kampagne",
        ...(ofLot ? { lots: [{}, { links: [link] }] } : { links: [link] }),
      });
      await saveTenders(tests.database.db, [{ id: tenderId, tender: record }]);
    },
    /** A member has the documents fetched, and the worker does so. */
    async click(made?: MadeAgency, minutes?: number, ports?: Partial<Ports>) {
      const { tenderId, slug } = tender;
      const ctx = as(made, minutes, ports);
      await requestDocuments(ctx, { slug });
      await fetchDocuments(ctx, { tenderId }, notStopped);
      return listDocuments(ctx, { slug });
    },
  };
}

// npm run bench -- check: seconds from the bytes of tender documents to the finished TenderCheck, by its steps, beside a
// check of the notice alone.
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { profileData } from "@tc/contract";
import { sql } from "kysely";
import { ProcessReader } from "../apps/server/src/adapters/documents/process/process-reader.ts";
import { createJudges } from "../apps/server/src/features/assessment/index.ts";
import { makeExtract } from "../apps/server/src/features/documents/index.ts";
import { readDocuments } from "../apps/server/src/features/documents/reading/read-documents.ts";
import { uploadDocument } from "../apps/server/src/features/documents/upload-document.ts";
import { concludeProcessingContract } from "../apps/server/src/features/processing-contract/conclude-processing-contract.ts";
import { contractVersion } from "../apps/server/src/features/processing-contract/contract-text.ts";
import { trainModels } from "../apps/server/src/features/scoring/index.ts";
import { runCheck } from "../apps/server/src/features/tender-checks/run/run-check.ts";
import { startTenderCheck } from "../apps/server/src/features/tender-checks/start-tender-check.ts";
import type { Context } from "../apps/server/src/platform/context.ts";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import { createFakeObjectStore } from "../apps/server/src/ports/object-store.fake.ts";
import { makeAgency } from "../apps/server/src/testing/people/make-agency.ts";
import { fillTenders, openId } from "../apps/server/src/testing/tenders/scoring-world.ts";
import { textPages } from "./documents/text-pages.ts";
import { round } from "./search/percentiles.ts";
import { benchContext } from "./server/bench-context.ts";

const pageCount = 100;
const rounds = 3;
const { signal } = new AbortController();

interface Steps {
  readonly uploadSeconds: number;
  readonly readSeconds: number;
  readonly itemsSeconds: number;
  readonly checkSeconds: number;
}

export async function run(): Promise<object> {
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-bench-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
  const url = `${server.url}/postgres`;
  const owner = connect(url);
  await migrate(owner.db);
  const { db, pool } = connect(url, { role: "tc_app" });
  try {
    const base = benchContext(db);
    await fillTenders({ db: owner.db }, { awarded: 60, open: 2 * rounds });
    await trainModels(benchContext(owner.db), { signal });
    const { agencyId, actor } = await makeAgency(base, { tier: "enterprise" });
    const profile = profileData.parse({
      companyName: "Agentur",
      contactPerson: "Erika",
      address: {},
      focus: "Kampagnen für Nachwuchs",
    });
    await sql`
      update profile set data = ${JSON.stringify(profile)} where agency_id = ${agencyId}`.execute(
      owner.db,
    );
    const ports = {
      ...base.ports,
      objects: createFakeObjectStore(),
      documents: new ProcessReader(),
    };
    const ctx: Context = { ...base, actor, ports };
    await concludeProcessingContract(ctx, { version: contractVersion });
    const bytes = textPages(pageCount);
    const [withPages, alone]: [Steps[], Steps[]] = [[], []];
    for (let at = 0; at < rounds; at++) {
      withPages.push(await check(ctx, agencyId, openId(2 * at), bytes));
      alone.push(await check(ctx, agencyId, openId(2 * at + 1), undefined));
    }
    const rows = [
      { documents: `${pageCount} pages of PDF`, ...best(withPages) },
      { documents: "none, the notice alone", ...best(alone) },
    ];
    console.log(`Best of ${rounds} rounds in turns; load ${loadavg()[0]}`);
    console.table(rows);
    return { rows, load: loadavg()[0] };
  } finally {
    await pool.end();
    await owner.db.destroy();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

async function check(
  ctx: Context,
  agencyId: string,
  tenderId: string,
  bytes: Buffer | undefined,
): Promise<Steps> {
  const slug = `t-${tenderId}`;
  const subject = { agencyId, tenderId };
  const judges = createJudges();
  return {
    uploadSeconds: await seconds(
      async () => bytes && uploadDocument(ctx, { slug, name: "Unterlage.pdf", bytes }),
    ),
    readSeconds: await seconds(async () => bytes && readDocuments(ctx, subject, signal)),
    itemsSeconds: await seconds(() => makeExtract(ctx, subject)),
    checkSeconds: await seconds(async () => {
      await startTenderCheck(ctx, judges, { slug });
      await runCheck(ctx, judges, subject, signal);
    }),
  };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1e3;
}

/** The round that was the fastest in all, and its sum */
function best(runs: readonly Steps[]) {
  const sums = runs.map((steps) => {
    const { uploadSeconds, readSeconds, itemsSeconds, checkSeconds } = steps;
    return { ...steps, allSeconds: uploadSeconds + readSeconds + itemsSeconds + checkSeconds };
  });
  const [fastest] = sums.toSorted((a, b) => a.allSeconds - b.allSeconds);
  if (!fastest) throw new Error("There was no round.");
  return Object.fromEntries(Object.entries(fastest).map(([name, value]) => [name, round(value)]));
}

import { setTimeout } from "node:timers/promises";
import { getTenderAssessment, listTenders } from "@tc/contract";
import { detailStatement, rowStatement } from "./statement.ts";
import type { Statement } from "./statement.ts";

type Page = ReturnType<(typeof listTenders)["response"]["parse"]>;
export type AskApi = (path: string) => Promise<unknown>;

const betweenReadsMs = 20_000;

/** All tenders as the list says them, once two reads in a row say the same and the scoring is current. */
export async function settledList(ask: AskApi): Promise<Statement[]> {
  for (let before = "", rounds = 1; ; rounds++) {
    const { statements, isCurrent } = await readList(ask);
    const now = JSON.stringify(statements);
    if (isCurrent && statements.length > 0 && now === before) return statements;
    before = now;
    const scored = statements.filter(({ fit }) => fit !== undefined).length;
    console.log(`read ${rounds}: ${statements.length} tenders, ${scored} scored`);
    await setTimeout(betweenReadsMs);
  }
}

async function readList(ask: AskApi): Promise<{ statements: Statement[]; isCurrent: boolean }> {
  const statements: Statement[] = [];
  let isCurrent = true;
  for (let cursor: string | undefined = ""; cursor !== undefined;) {
    const query = new URLSearchParams({ mark: "all", limit: "100", ...(cursor && { cursor }) });
    const page: Page = listTenders.response.parse(await ask(`/api/tenders?${query}`));
    for (const { id, slug, state } of page.items) {
      statements.push(rowStatement(slug, state, page.assessments[id] ?? {}));
    }
    isCurrent &&= page.access.scoring === "current";
    cursor = page.nextCursor;
  }
  return { statements, isCurrent };
}

export async function readDetail(ask: AskApi, slug: string): Promise<Statement> {
  const answer = await ask(`/api/tenders/${encodeURIComponent(slug)}/assessment`);
  return detailStatement(slug, getTenderAssessment.response.parse(answer));
}

import { withAssessments } from "../samples/assessment.ts";
import { sampleAccount } from "../samples/account.ts";
import { sampleBidFolder } from "../samples/bid-folder.ts";
import { sampleDocuments } from "../samples/documents.ts";
import type { DocumentState } from "../samples/documents.ts";
import { sampleApi } from "../samples/tenders.ts";
import { openWatchedPage } from "../browser/watched-page.ts";
import type { PageOptions } from "../browser/watched-page.ts";
import type { CannedWeb } from "../web/canned-web.ts";

export const documentsPath = "/app/tender/ausschreibung-1/unterlagen";

const tenders = withAssessments(sampleApi(Date.now()));

export interface DocumentsOpening extends PageOptions {
  readonly state?: Partial<DocumentState>;
  readonly account?: Readonly<Record<string, unknown>>;
  readonly search?: string;
}

/** The page of a tender's documents over canned answers. */
export async function openDocuments(
  server: CannedWeb,
  { state: change = {}, account = {}, search = "", ...options }: DocumentsOpening = {},
) {
  const folder = sampleBidFolder(sampleAccount(tenders, account));
  const { api, state } = sampleDocuments(folder.api, change);
  server.setApi(api);
  const watched = await openWatchedPage(options);
  await watched.page.goto(server.origin + documentsPath + search);
  return { ...watched, state };
}

/** Whether somebody who looks at its scroller sees it */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

import type { Context } from "../../platform/context.ts";
import { handle } from "../../platform/jobs/jobs.ts";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { holdsEntries } from "./code-lists.store.ts";
import { importCodeLists } from "./import-code-lists.ts";

const fetchCodeListsJob: JobDefinition<NoPayload> = {
  name: "fetch-code-lists",
  payload: noPayload,
  singleton: "all",
  retryLimit: 1,
};

/** One line in the log when lists are not to be had; the hand-written labels do until then. */
export async function fetchCodeLists(ctx: Context, signal: AbortSignal): Promise<void> {
  const source = ctx.ports.codeLists;
  if (!source) return;
  const { imported, failed } = await importCodeLists(
    ctx,
    source.urls.map((url) => ({ file: url, read: () => source.fetch(url, signal) })),
  );
  ctx.log.info({ imported }, "code lists fetched");
  if (failed.length > 0) ctx.log.warn({ failed }, "code lists not fetched");
}

export function codeListsJobs(): JobHandler[] {
  return [handle(fetchCodeListsJob, (ctx, _payload, signal) => fetchCodeLists(ctx, signal))];
}

/** Called when a worker starts: a fresh installation fetches the official lists in the background. */
export async function startCodeLists(ctx: Context): Promise<void> {
  const urls = ctx.ports.codeLists?.urls ?? [];
  if (urls.length === 0 || (await holdsEntries(ctx.db))) return;
  await ctx.jobs.send(fetchCodeListsJob, {});
}

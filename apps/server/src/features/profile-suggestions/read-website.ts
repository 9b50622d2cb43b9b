import type { Context } from "../../platform/context.ts";
import { berlinYear } from "../../platform/memory/berlin-day.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import { suggestFromPages } from "./extract/suggest-from-pages.ts";
import * as store from "./profile-suggestions.store.ts";
import { readSite } from "./website/read-site.ts";
import type { SiteReader, SiteResult } from "./website/read-site.ts";

/** Reads the website that was asked for and stores what it says as open suggestions. The profile stays as it is. */
export async function readWebsite(
  ctx: Context,
  { agencyId }: { agencyId: string },
  reader: Omit<SiteReader, "outbound">,
): Promise<void> {
  const reading = await inAgency(ctx, agencyId, store.findReading);
  if (reading?.state !== "reading") return;
  const { address } = reading;
  const result = await read(ctx, address, reader);
  const suggestions =
    result.kind === "pages" ? suggestFromPages(result.pages, berlinYear(ctx.now())) : [];
  await inAgency(ctx, agencyId, async (t) => {
    const end = result.kind === "pages" ? { pageCount: result.pages.length } : result;
    if (!(await store.finishReading(t, address, end))) return;
    await store.dropOpen(t, "website");
    await store.insertSuggestions(t, "website", suggestions);
  });
}

async function read(
  ctx: Context,
  address: string,
  reader: Omit<SiteReader, "outbound">,
): Promise<SiteResult> {
  const { outbound } = ctx.ports;
  if (!outbound) return { kind: "failed", failure: "unreachable" };
  return readSite(address, { ...reader, outbound });
}

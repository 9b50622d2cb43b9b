import { berlinDay } from "../../platform/memory/berlin-day.ts";
import { rememberFor } from "../../platform/memory/remember-for.ts";
import type { Context } from "../../platform/context.ts";
import type { ReadLegalVersions } from "../../platform/web/web-files.ts";
import { listPublicVersions } from "./announcement.store.ts";

const maxAgeMs = 60_000;

/** What the public pages show. The day is asked for each time, so a version holds from its first moment on. */
export function rememberLegalVersions(ctx: Pick<Context, "db" | "now">): ReadLegalVersions {
  const remember = rememberFor<Awaited<ReturnType<typeof listPublicVersions>>>(maxAgeMs);
  return async () => ({
    today: berlinDay(ctx.now()),
    versions: await remember("all", () => listPublicVersions(ctx)),
  });
}

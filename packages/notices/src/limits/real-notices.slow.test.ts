import { tenderLimits } from "@tc/domain";
import type { ListLimit, TextLimit } from "@tc/domain";
import path from "node:path";
import { expect } from "vitest";
import { readPaths } from "../../../../apps/server/src/adapters/archive/read-paths.ts";
import { testOnRealData } from "../../../../tools/real-data.ts";
import { NoticeError } from "../notice.ts";
import type { Notice } from "../notice.ts";
import { readDocument } from "../read-notice.ts";
import { buildTender } from "../tender/build-tender.ts";
import { groupNotices } from "../tender/group-notices.ts";
import { sourced } from "../tender/notice-factory.ts";
import { limitsIn } from "./limits.fixture.ts";
import { noticeLimits } from "./notice-limits.ts";

/** A text that is a constant of ours or a day cannot come near its limit, and needs no room. */
const headroom = 2;

testOnRealData(
  "notices",
  "no real notice comes near a limit, and none is shortened or refused for one",
  async (notices) => {
    const folder = path.dirname(notices);
    const { read, refused } = await readAll(
      ["notices", "notices-ted-r209", "ocds"].map((name) => path.join(folder, name)),
    );
    expect(read.length).toBeGreaterThan(2_500);
    expect(refused).toEqual([]);
    expect(read.filter(({ shortened }) => shortened !== undefined)).toEqual([]);

    const tenders = groupNotices(read).map((group) =>
      buildTender(group.map((notice) => sourced(notice))),
    );
    expect(tenders.flatMap(({ flags }) => flags)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/_shortened$/)]),
    );
    expect([
      ...tooClose(limitsIn(noticeLimits), read),
      ...tooClose(
        // An excerpt is cut on purpose.
        limitsIn(tenderLimits).filter(({ path: at }) => !/^changes\[\]\.(old|new)$/.test(at)),
        tenders,
      ),
    ]).toEqual([]);
  },
  60_000,
);

async function readAll(paths: readonly string[]) {
  const read: Notice[] = [];
  const refused: string[] = [];
  const refuse = (error: NoticeError) => {
    if (/too_long|too_large/.test(error.code)) refused.push(error.message);
  };
  for await (const member of readPaths(paths)) {
    if (!("bytes" in member)) continue;
    try {
      const reading = readDocument(member.bytes);
      read.push(...reading.notices);
      for (const { error } of reading.rejected) refuse(error);
    } catch (error) {
      if (!(error instanceof NoticeError)) throw error;
      refuse(error);
    }
  }
  return { read, refused };
}

/** The places where some value has more than half of what its limit allows. */
function tooClose(
  limits: readonly { readonly path: string; readonly limit: TextLimit | ListLimit<unknown> }[],
  values: readonly object[],
): string[] {
  return limits.flatMap(({ path: at, limit }) => {
    const allowed = "characters" in limit ? limit.characters : limit.entries;
    const most = Math.max(0, ...values.map((value) => largestAt(value, at.split("."))));
    return most * headroom > allowed ? [`${at}: ${most} of ${allowed}`] : [];
  });
}

/** The longest text or list at a path such as "lots[].cpv". */
function largestAt(value: unknown, [step, ...rest]: readonly string[]): number {
  if (value === undefined) return 0;
  if (step === undefined) return (value as string | readonly unknown[]).length;
  const [, field, entries] = /^(\w+)(\[\])?$/.exec(step) ?? [];
  const below = (value as Record<string, unknown>)[field ?? ""];
  if (entries === undefined) return largestAt(below, rest);
  const items = (below ?? []) as readonly unknown[];
  return items.reduce<number>((most, item) => Math.max(most, largestAt(item, rest)), 0);
}

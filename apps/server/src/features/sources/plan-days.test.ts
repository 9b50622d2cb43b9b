import { describe, expect, it } from "vitest";
import { addDays, berlinDay, daysBetween } from "../../platform/memory/berlin-day.ts";
import { planDays } from "./plan-days.ts";
import type { HeldPackage } from "./plan-days.ts";

const complete = (noticeCount = 1, etag?: string): HeldPackage => ({
  etag,
  complete: true,
  noticeCount,
});

describe("the days to read", () => {
  it("leave no day out over two years of runs at 05:30 in Berlin", () => {
    const packages = new Map<string, HeldPackage>();
    let watermark: string | undefined;
    for (let day = "2026-01-01"; day <= "2027-12-31"; day = addDays(day, 1)) {
      // The same moment by the clock on the wall: one hour earlier in UTC while summer time holds.
      const winter = new Date(`${day}T04:30:00Z`);
      const summer = new Date(`${day}T03:30:00Z`);
      const hour = Number(
        new Intl.DateTimeFormat("en-GB", {
          timeZone: "Europe/Berlin",
          hour: "2-digit",
          hourCycle: "h23",
        }).format(winter),
      );
      const today = berlinDay(hour === 5 ? winter : summer);
      expect(today).toBe(day);
      const plan = { today, watermark, firstDay: "2022-12-01", daysBack: 1, packages };
      const fresh = planDays(plan).filter((it) => !packages.has(it.day));
      expect(fresh.map((it) => it.day)).toEqual([addDays(day, -1)]);
      for (const it of fresh) packages.set(it.day, complete());
      watermark = addDays(day, -1);
    }
    expect(packages.size).toBe(730);
  });

  it("come newest first and skip what is complete beyond a gap unless it can be asked for cheaply", () => {
    const packages = new Map([
      ["2026-11-17", complete()],
      ["2026-11-19", complete(5, '"v1"')],
      ["2026-11-20", complete(0)],
    ]);
    const plan = {
      today: "2026-11-21",
      watermark: "2026-11-15",
      firstDay: "2022-12-01",
      daysBack: 30,
      packages,
    };
    expect(planDays(plan)).toEqual([
      { day: "2026-11-20" },
      { day: "2026-11-19", etag: '"v1"' },
      { day: "2026-11-18" },
      { day: "2026-11-16" },
    ]);
  });

  it("count calendar days, not hours", () => {
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  });
});

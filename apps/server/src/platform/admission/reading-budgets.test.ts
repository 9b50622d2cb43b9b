import {
  exportTenders,
  getBootstrap,
  getBuyer,
  getBuyerDossier,
  getMarket,
  getTender,
  getTenderAssessment,
  listTenders,
} from "@tc/contract";
import type { Endpoint } from "@tc/contract";
import { beforeEach, expect, test } from "vitest";
import { testNow } from "../../testing/database/test-context.ts";
import { readingBudgets, ReadingBudgets } from "./reading-budgets.ts";
import type { CountedReader } from "./reading-budgets.ts";

const member = (id: string, group = "agency"): CountedReader => ({ id, group });
const at = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000);

let budgets: ReadingBudgets;
beforeEach(() => {
  budgets = new ReadingBudgets();
});
const read = (who: string, endpoint: Endpoint, seconds = 0, query: unknown = {}) =>
  budgets.spend(member(who), endpoint, query, at(seconds));

/** How often it goes well until it is refused, and what the refusal says. */
function readUntilRefused(who: string, endpoint: Endpoint, seconds = 0, query: unknown = {}) {
  for (let count = 0; ; count += 1) {
    try {
      read(who, endpoint, seconds, query);
    } catch (error) {
      return { count, error };
    }
  }
}

test("whoever triages a tender a second for eight hours, with its assessment, the list, buyers and market beside it, never meets a limit", () => {
  for (let second = 0; second < 8 * 3_600; second += 1) {
    read("erika", getTender, second);
    read("erika", getTenderAssessment, second);
    if (second % 10 === 0) read("erika", listTenders, second);
    if (second % 15 === 0) read("erika", getBuyer, second);
    if (second % 15 === 0) read("erika", getBuyerDossier, second);
    if (second % 30 === 0) read("erika", getMarket, second);
  }
});

test("ten colleagues may triage at that speed side by side for an hour", () => {
  const names = Array.from({ length: 10 }, (_, index) => `kollege ${index}`);
  for (let second = 0; second < 3_600; second += 1) {
    // Ten people open a tender every two seconds, as fast as one reads a title.
    for (const name of second % 2 === 0 ? names : []) read(name, getTender, second);
  }
});

test.each([
  ["tenders", getTender, 1],
  ["tenders", listTenders, 10],
  // Five thousand tenders are a hundred pages of the list.
  ["tenders", exportTenders, 1_000],
  ["buyers", getBuyer, 1],
  ["buyers", getBuyerDossier, 1],
  ["market", getMarket, 1],
] as const)(
  "a member who reads %s without end is refused at the hour's budget, with the time to wait",
  (what, endpoint, each) => {
    const { count, error } = readUntilRefused("kopierer", endpoint);
    expect(count).toBe(readingBudgets[what].member.hour / each);
    expect(error).toMatchObject({
      code: "rate_limited",
      details: { reading: what, retryAfterSeconds: 3_600 },
    });
    // Others of the agency go on, and so does the member when the hour is over.
    read("erika", endpoint);
    expect(() => read("kopierer", endpoint, 3_599)).toThrow("rate_limited");
    read("kopierer", endpoint, 3_600);
  },
);

test("asking while refused does not lengthen the wait", () => {
  readUntilRefused("kopierer", getMarket);
  for (let second = 0; second < 3_600; second += 60) {
    expect(() => read("kopierer", getMarket, second)).toThrow("rate_limited");
  }
  read("kopierer", getMarket, 3_600);
});

test("the day's budget ends what each hour allows", () => {
  const { day, hour } = readingBudgets.market.member;
  let total = 0;
  for (let hours = 0; hours < 10; hours += 1) {
    total += readUntilRefused("kopierer", getMarket, hours * 3_600).count;
  }
  expect(total).toBe(day);
  expect(total).toBeLessThan(10 * hour);
  const { error } = readUntilRefused("kopierer", getMarket, 10 * 3_600);
  expect(error).toMatchObject({ details: { retryAfterSeconds: 14 * 3_600 } });
  read("kopierer", getMarket, 24 * 3_600);
});

test("more accounts are no way to more than the agency's share, and another agency is left alone", () => {
  let total = 0;
  for (let index = 0; index < 10; index += 1) {
    total += readUntilRefused(`konto ${index}`, getMarket).count;
  }
  expect(total).toBe(readingBudgets.market.agency.hour);
  budgets.spend(member("fremd", "other agency"), getMarket, {}, at(0));
});

test("lists that a page's first question asks for are counted as lists", () => {
  const ask = ["/api/agency", "/api/tenders?q=Film", "/api/tenders?q=Foto"].join(" ");
  const { count } = readUntilRefused("kopierer", getBootstrap, 0, { ask });
  expect(count).toBe(readingBudgets.tenders.member.hour / 20);
  // What asks for no list is not counted.
  read("kopierer", getBootstrap, 0, { ask: "/api/agency /api/tenders/views" });
});

test("what is taken back can be read again, unless its hour is over", () => {
  const { count } = readUntilRefused("erika", exportTenders);
  budgets = new ReadingBudgets();
  const takeBack = read("erika", exportTenders);
  takeBack();
  expect(readUntilRefused("erika", exportTenders)).toMatchObject({ count });
  budgets = new ReadingBudgets();
  const takeBackLate = read("erika", exportTenders);
  read("erika", getTender, 3_600);
  takeBackLate();
  // The tender of the new hour leaves no room for as many files as an empty hour has.
  expect(readUntilRefused("erika", exportTenders, 3_600).count).toBe(count - 1);
});

test("an installation may have larger budgets", () => {
  budgets = new ReadingBudgets(2);
  expect(readUntilRefused("kopierer", getMarket).count).toBe(2 * readingBudgets.market.member.hour);
});

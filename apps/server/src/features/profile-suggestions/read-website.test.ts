import { startWebsiteStandin } from "@tc/standins";
import type { WebsiteStandin } from "@tc/standins";
import { AppError } from "@tc/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOutbound } from "../../platform/outbound/create-outbound.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { getOnboarding } from "../profile/get-onboarding.ts";
import { findSuggestions } from "./find-suggestions.ts";
import { getSuggestions } from "./get-suggestions.ts";
import { readWebsite } from "./read-website.ts";
import { settleSuggestions } from "./settle-suggestions.ts";

let database: TestDatabase;
let site: WebsiteStandin;
beforeAll(async () => {
  database = await createTestDatabase();
  site = await startWebsiteStandin();
});
afterAll(async () => {
  await site.stop();
  await database.drop();
});

const code = (error: unknown) => (error instanceof AppError ? error.code : error);

async function newcomer() {
  const { actor, agencyId } = await makeAgency(database, { active: false });
  const outbound = createOutbound({ contact: "test", testOrigins: [site.url] });
  const ctx = testContext(database, { actor, ports: { outbound } });
  const pauses: number[] = [];
  const read = () =>
    readWebsite(
      ctx,
      { agencyId },
      {
        signal: new AbortController().signal,
        deadline: new AbortController().signal,
        pause: async (delayMs) => void pauses.push(delayMs),
      },
    );
  return { ctx, agencyId, pauses, read };
}

describe("a website of an agency", () => {
  test("becomes suggestions with the page each comes from, and the profile stays as it is", async () => {
    const { ctx, read, pauses } = await newcomer();
    const before = await getOnboarding(ctx);
    expect(await findSuggestions(ctx, { address: site.url })).toMatchObject({
      website: { state: "reading" },
      open: [],
    });
    await read();
    const { open, website } = await getSuggestions(ctx);
    expect(website).toMatchObject({ state: "done", pageCount: 6 });
    expect(pauses).toHaveLength(6);
    const values = open.map(({ value }) => value);
    const names = values.flatMap((value) => (value.kind === "service" ? [value.name] : []));
    expect(names).toEqual(
      expect.arrayContaining(["Webentwicklung", "Digitale Barrierefreiheit", "Imagefilm"]),
    );
    expect(names).not.toContain("Kernkraftwerk");
    expect(values.filter(({ kind }) => kind === "reference")).toEqual([
      {
        kind: "reference",
        client: "Stadt Musterhausen",
        title: "Relaunch des Bürgerportals",
        year: 2025,
        isPublicClient: true,
      },
      {
        kind: "reference",
        client: "Landkreis Musterland",
        title: "Recruiting-Kampagne „Dein Amt“",
        year: 2024,
        isPublicClient: true,
      },
      {
        kind: "reference",
        client: "Landesamt für Mustererfassung",
        title: "Erklärfilm zur Grundsteuer",
        year: 2023,
        isPublicClient: true,
      },
      {
        kind: "reference",
        client: "Musterwerke AG",
        title: "Geschäftsbericht",
        year: 2022,
        isPublicClient: false,
      },
    ]);
    expect(values).toEqual(
      expect.arrayContaining([
        { kind: "region" },
        { kind: "region", land: "DEA" },
        { kind: "region", land: "DED" },
        { kind: "town", postalCode: "50667", city: "Köln" },
        { kind: "certificate", name: "ISO 9001" },
        { kind: "certificate", name: "ISO 27001" },
        { kind: "language", code: "DEU" },
        { kind: "language", code: "ENG" },
      ]),
    );
    const reference = open.find(({ value }) => value.kind === "reference");
    expect(reference?.source.url).toBe(`${site.url}/referenzen`);
    expect(await getOnboarding(ctx)).toEqual(before);
  });

  test("is read only where robots.txt allows it, and only once at a time", async () => {
    const { ctx, read } = await newcomer();
    await findSuggestions(ctx, { address: site.url });
    const again = await findSuggestions(ctx, { address: `${site.url}/leer` });
    expect(again.website?.address).toBe(site.url);
    await read();
    await read();
    expect(site.paths.filter((path) => path.startsWith("/intern"))).toEqual([]);
    const closed = await startWebsiteStandin({
      robots: "User-agent: TenderChances\nDisallow: /\n",
    });
    const other = await newcomer();
    const outbound = createOutbound({ contact: "test", testOrigins: [closed.url] });
    const shut = testContext(database, { actor: other.ctx.actor, ports: { outbound } });
    await findSuggestions(shut, { address: closed.url });
    await readWebsite(
      shut,
      { agencyId: other.agencyId },
      {
        signal: new AbortController().signal,
        deadline: new AbortController().signal,
        pause: async () => undefined,
      },
    );
    expect((await getSuggestions(shut)).website).toMatchObject({
      state: "failed",
      failure: "robots",
    });
    expect(closed.paths).toEqual(["/robots.txt"]);
    await closed.stop();
  });

  test.each([
    ["http://agentur.example", "not_https"],
    ["https://127.0.0.1", "forbidden"],
    ["https://169.254.169.254", "forbidden"],
    ["kein name", "unreachable"],
  ])("%s gives no suggestion and says why", async (address, failure) => {
    const { ctx, read } = await newcomer();
    await findSuggestions(ctx, { address });
    await read();
    expect(await getSuggestions(ctx)).toMatchObject({
      website: { state: "failed", failure },
      open: [],
    });
  });

  test("of an attacker brings no markup, nothing hidden, and leads nowhere else", async () => {
    const { ctx, read } = await newcomer();
    await findSuggestions(ctx, { address: `${site.url}/angreifer` });
    await read();
    const answer = await getSuggestions(ctx);
    expect(answer.website?.state).toBe("done");
    const values = JSON.stringify(answer.open.map(({ value }) => value));
    expect(values).not.toMatch(/[<>]|ISO 99999|script/);
    expect(values).not.toContain("\u202e");
    for (const { quote = "", source } of answer.open) {
      expect(quote.length).toBeLessThanOrEqual(160);
      expect(source.url.startsWith(site.url)).toBe(true);
    }
  });

  test("may be tried a few times an hour", async () => {
    const { ctx, read } = await newcomer();
    for (let count = 0; count < 6; count++) {
      await findSuggestions(ctx, { address: `https://127.0.0.1/${count}` });
      await read();
    }
    const next = findSuggestions(ctx, { address: "https://127.0.0.1/6" });
    expect(await next.catch(code)).toBe("rate_limited");
  });
});

describe("suggestions", () => {
  test("enter the profile only when they are confirmed, once, and dropped ones do not come back", async () => {
    const { ctx, read } = await newcomer();
    await findSuggestions(ctx, { address: site.url });
    await read();
    const { open } = await getSuggestions(ctx);
    const idOf = (test: (item: (typeof open)[number]) => boolean) => open.find(test)!.id;
    const iso = idOf(({ value }) => value.kind === "certificate");
    const film = idOf(({ value }) => value.kind === "service" && value.agencySector === "film");
    const english = idOf(({ value }) => value.kind === "language" && value.code === "ENG");
    const change = { confirm: [iso, film], drop: [english] };
    const settled = await settleSuggestions(ctx, change);
    expect(settled.confirmed).toEqual({ certificate: 1, service: 1 });
    expect((await settleSuggestions(ctx, change)).version).toBe(settled.version);
    const { data } = await getOnboarding(ctx);
    expect(data).toMatchObject({
      certificates: [{ name: "ISO 9001" }],
      agencySectors: ["film"],
      references: [],
      languages: [],
      isNationwide: false,
    });
    await findSuggestions(ctx, { address: site.url });
    await read();
    const later = (await getSuggestions(ctx)).open.map(({ value }) => value);
    expect(later).not.toContainEqual({ kind: "language", code: "ENG" });
    expect(later).not.toContainEqual({ kind: "certificate", name: "ISO 9001" });
  });

  test("of another agency cannot be confirmed", async () => {
    const mine = await newcomer();
    const theirs = await newcomer();
    await findSuggestions(theirs.ctx, { address: site.url });
    await theirs.read();
    const { open } = await getSuggestions(theirs.ctx);
    const before = await getOnboarding(mine.ctx);
    await settleSuggestions(mine.ctx, { confirm: open.map(({ id }) => id), drop: [] });
    expect(await getOnboarding(mine.ctx)).toEqual(before);
    expect((await getSuggestions(theirs.ctx)).open).toEqual(open);
  });
});

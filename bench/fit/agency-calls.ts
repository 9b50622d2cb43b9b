import { readdirSync, readFileSync } from "node:fs";
import type { Tender } from "@tc/domain";

/** An invented call of bench/agency-language. */
interface Call {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly buyer: string;
  readonly town: string;
  readonly nuts: readonly string[];
  readonly cpv: readonly string[];
  readonly eligibility?: readonly string[];
}

const folder = new URL("../agency-language/", import.meta.url);

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Content;
}

/** The invented calls for agency work; the near misses among them are left out. */
export function agencyCalls(): { readonly id: string; readonly tender: Tender }[] {
  return readdirSync(new URL("calls/", folder))
    .filter((file) => file !== "near-misses.json")
    .flatMap((file) => readJson<Call[]>(`calls/${file}`))
    .map((call) => ({ id: call.id, tender: tenderOf(call) }));
}

function tenderOf(call: Call): Tender {
  return {
    title: call.title,
    description: call.description,
    stage: "call",
    buyers: [{ name: call.buyer, town: call.town, identifiers: [] }],
    cpv: call.cpv,
    nuts: call.nuts,
    values: {},
    lots: [
      {
        id: "LOT-0001",
        cpv: call.cpv,
        nuts: call.nuts,
        values: {},
        deadlines: [{ kind: "offer", at: "2026-12-18T11:00:00.000Z", hasTime: true }],
        submissionLanguages: ["DEU"],
        awardCriteria: [],
        selectionCriteria: (call.eligibility ?? []).map((description) => ({ description })),
        links: [],
      },
    ],
    results: [],
    links: [],
    flags: [],
    notices: [],
    changes: [],
  };
}

interface JudgedNotice {
  readonly notice: string;
  readonly country: string;
}

export function realAgencyNotices(): ReadonlySet<string> {
  return germanOf("agency-notices.json");
}

/** Real notices with the words or codes of agency work that are none. */
export function nearMissNotices(): ReadonlySet<string> {
  return germanOf("near-miss-notices.json");
}

function germanOf(file: string): ReadonlySet<string> {
  return new Set(
    readJson<JudgedNotice[]>(file)
      .filter(({ country }) => country === "DEU")
      .map(({ notice }) => notice),
  );
}

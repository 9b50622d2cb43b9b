import type { getSupplier } from "@tc/contract";
import type { Api } from "../../web/canned-web.ts";
import type { Answer } from "../answer.ts";

export const supplierId = "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f0001";
const id = (last: number) => `0191d4e4-8c1c-4a44-9d9b-0d9d4e4f${String(last).padStart(4, "0")}`;

export const supplier: Answer<typeof getSupplier> = {
  id: supplierId,
  name: "Beispiel & Partner GmbH",
  isOwn: false,
  spellings: ["BEISPIEL & PARTNER GMBH", "Beispiel & Partner GmbH", "Beispiel + Partner GmbH"],
  spellingCount: 3,
  towns: ["Musterstadt"],
  townCount: 1,
  from: "2024-01-15",
  to: "2026-11-20",
  wins: 41,
  tenders: 38,
  undated: 0,
  values: {
    n: 24,
    of: 41,
    sumCents: 190_000_000,
    groups: [
      {
        n: 24,
        of: 41,
        median: 8_200_000,
        spread: { p10: 2_000_000, p25: 5_000_000, p75: 14_000_000, p90: 30_000_000 },
      },
      {
        sector: "advertising",
        n: 20,
        of: 30,
        median: 9_500_000,
        spread: { p10: 3_000_000, p25: 6_000_000, p75: 18_000_000, p90: 34_000_000 },
      },
      {
        sector: "public-relations",
        n: 4,
        of: 11,
        values: [2_000_000, 3_000_000, 6_200_000, 8_000_000],
      },
    ],
  },
  sectors: [
    { sector: "advertising", wins: 30 },
    { sector: "public-relations", wins: 11 },
  ],
  alone: { n: 34, of: 41, single: 5 },
  grain: "quarter",
  periods: [2, 3, 3, 4, 3, 2, 4, 5, 4, 3, 5, 3].map((wins, at) => ({
    label: `${2024 + Math.floor(at / 4)}-Q${(at % 4) + 1}`,
    wins,
  })),
  buyers: {
    n: 41,
    of: 41,
    count: 17,
    repeated: 6,
    dated: 26,
    parties: [
      {
        id: id(6),
        name: "Musterministerium für Soziales",
        wins: 6,
        lastOn: "2026-03-12",
        nextEnd: { on: "2027-08-31", tenderSlug: "t-6", lotId: "LOT-0001", isOnRadar: true },
      },
      { id: id(7), name: "Landkreis Musterau", wins: 5, lastOn: "2026-11-20" },
      {
        id: id(8),
        name: "Musterkammer Nord",
        wins: 4,
        lastOn: "2025-09-01",
        nextEnd: { on: "2026-12-31", tenderSlug: "t-8", lotId: "LOT-0001", isOnRadar: false },
      },
    ],
  },
  partners: {
    lots: 3,
    count: 2,
    parties: [
      { id: id(2), name: "Musterkreativ GmbH", lots: 2 },
      { id: id(3), name: "Filmwerk Muster GbR", lots: 1 },
    ],
  },
  latest: [
    {
      tenderSlug: "t-9",
      title: "Rahmenvertrag Kampagnen und Öffentlichkeitsarbeit",
      lotId: "LOT-0001",
      on: "2026-11-20",
      buyerName: "Landkreis Musterau",
      valueCents: 24_000_000,
      offers: 3,
    },
    { tenderSlug: "t-10", title: "Imagefilm", lotId: "LOT-0002", on: "2026-10-02" },
  ],
  lostTo: {
    n: 2,
    lost: 9,
    cases: [
      { tenderSlug: "t-11", title: "Relaunch der Website", on: "2026-09-14" },
      { tenderSlug: "t-12", title: "Social-Media-Betreuung", on: "2026-04-02" },
    ],
  },
  isComplete: true,
  sample: false,
};

/** A company of whom next to nothing is published. */
export const smallSupplier: Answer<typeof getSupplier> = {
  ...supplier,
  name: "Filmwerk Muster GbR",
  spellings: ["Filmwerk Muster GbR"],
  spellingCount: 1,
  towns: ["Kiel", "Ulm"],
  townCount: 2,
  from: "2026-10-02",
  to: "2026-10-02",
  wins: 2,
  tenders: 2,
  undated: 1,
  values: { n: 1, of: 2, sumCents: 2_000_000, groups: [{ n: 1, of: 2, values: [2_000_000] }] },
  sectors: [{ sector: "film", wins: 2 }],
  alone: { n: 0, of: 2, single: 0 },
  periods: [{ label: "2026-Q4", wins: 1 }],
  buyers: { n: 0, of: 2, count: 0, repeated: 0, dated: 0, parties: [] },
  partners: { lots: 0, count: 0, parties: [] },
  latest: [{ tenderSlug: "t-10", title: "Imagefilm", lotId: "LOT-0002", on: "2026-10-02" }],
  lostTo: { n: 0, lost: 0, cases: [] },
};

/** Adds the dossier of one supplier to an API of canned answers. */
export function withSupplier(api: Api, answer: Answer<typeof getSupplier> = supplier): Api {
  return (path, query, method, body) =>
    path === `/api/suppliers/${supplierId}` ? { body: answer } : api(path, query, method, body);
}

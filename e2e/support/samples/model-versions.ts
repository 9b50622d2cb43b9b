import type { listModelVersions } from "@tc/contract";
import type { Answer } from "./answer.ts";

const learnt = (n: number) => ({ n, from: "2026-01-02", to: "2026-11-18" });
const basis = {
  tenders: 48_210,
  offers: learnt(9_120),
  budget: learnt(7_034),
  fit: { n: 0 },
  chances: { n: 12 },
  single: { n: 410, error: 0.031 },
  offersCoverage: 0.81,
  budgetCoverage: 0.79,
};
const modelVersions: Answer<typeof listModelVersions>["versions"] = [
  {
    version: 12,
    trainedAt: "2026-11-21T01:52:00.000Z",
    isSample: false,
    status: "active",
    activatedAt: "2026-11-21T01:52:00.000Z",
    canActivate: false,
    basis: { ...basis, single: { n: 402, error: 0.184 }, budgetCoverage: 0.44 },
  },
  {
    version: 11,
    trainedAt: "2026-11-20T01:51:00.000Z",
    isSample: false,
    status: "retired",
    activatedAt: "2026-11-20T01:51:00.000Z",
    canActivate: true,
    basis,
  },
  {
    version: 3,
    trainedAt: "2026-11-12T01:51:00.000Z",
    isSample: false,
    status: "retired",
    activatedAt: "2026-11-12T01:51:00.000Z",
    canActivate: false,
    basis,
  },
];

/** The models' list as a server that goes back to an earlier version answers it. */
export function modelsServer() {
  let versions = modelVersions;
  return {
    list: () => ({ body: { versions } }),
    activate: ({ version, reason }: { version: number; reason: string }) => {
      const since = "2026-11-21T09:00:00.000Z";
      versions = versions.map(({ held: _held, ...row }) => {
        if (row.version !== version)
          return { ...row, status: "retired" as const, canActivate: row.version > 3 };
        const held = { since, reason, by: "Ada Admin" };
        return { ...row, status: "active" as const, activatedAt: since, canActivate: false, held };
      });
    },
    release: () => {
      versions = versions.map(({ held: _held, ...row }) => row);
    },
  };
}

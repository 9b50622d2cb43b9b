import type { getTender } from "@tc/contract";
import type { Api } from "../web/canned-web.ts";
import { sampleAssessment, withAssessments } from "./assessment.ts";

type Locked = (typeof getTender)["response"]["_zod"]["input"];

const volumeLock: Locked["volumeLock"] = {
  tier: "enterprise",
  capCents: 500_000_000,
  because: {
    kind: "quoted",
    cents: 640_000_000,
    source: {
      quote: "Das Budget beträgt 1.600.000 EUR netto im Jahr.",
      cents: 160_000_000,
      isPerYear: true,
    },
  },
};

/** The API for an agency whose plan ends below every tender. */
export function withLock(api: Api): Api {
  const part = { kind: "locked", tier: "enterprise" } as const;
  const assessment = {
    ...sampleAssessment,
    fit: part,
    chances: part,
    competition: part,
    budget: part,
    volumeLock,
  };
  const assessed = withAssessments(api, assessment);
  return (path, query, method, body) => {
    const answer = assessed(path, query, method, body);
    if (!/^\/api\/tenders\/[^/]+$/.test(path) || typeof answer !== "object") return answer;
    const { tender, ...rest } = answer.body as Locked;
    return { body: { ...rest, tender: lockedSample(tender), volumeLock } satisfies Locked };
  };
}

/** As the server cuts it. */
function lockedSample(tender: Locked["tender"]): Locked["tender"] {
  const [lot] = tender.lots;
  return {
    title: tender.title,
    stage: tender.stage,
    buyers: tender.buyers.map(({ name }) => ({ name, identifiers: [] })),
    cpv: [],
    nuts: [],
    values: {},
    lots: lot
      ? [
          {
            id: "LOT-0000",
            cpv: [],
            nuts: [],
            values: {},
            deadlines: lot.deadlines,
            submissionLanguages: [],
            awardCriteria: [],
            selectionCriteria: [],
            links: [],
          },
        ]
      : [],
    results: [],
    links: tender.links.slice(0, 1),
    flags: [],
    notices: [],
    changes: [],
  };
}

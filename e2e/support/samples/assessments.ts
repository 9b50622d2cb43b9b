import type {
  getLearning,
  MarkKind,
  AssessmentSummary,
  AssessmentAccess,
  TenderListItem,
  TenderMarks,
} from "@tc/contract";
import { lockOfFeature, markKinds } from "@tc/contract";
import { neededFeatures } from "@tc/domain";
import type { Answer, Api } from "../web/canned-web.ts";

type Learning = (typeof getLearning)["response"]["_zod"]["input"];

/** What a plan opens, as the server says it. */
export const sampleAccess = {
  premium: { scoring: "current" },
  basis: { scoring: "current", lockedChances: "premium", lockedCompetition: "premium" },
  none: {
    scoring: "none",
    lockedFit: "basis",
    lockedBudget: "basis",
    lockedChances: "premium",
    lockedCompetition: "premium",
  },
} as const satisfies Record<string, AssessmentAccess>;

/** The refusal of a query that asks for a locked column. */
export function planRefusal(query: URLSearchParams, access: AssessmentAccess): Answer | undefined {
  for (const feature of neededFeatures(Object.fromEntries(query))) {
    const tier = access[lockOfFeature[feature]];
    if (tier === undefined) continue;
    const details = { feature, tier };
    return { status: 403, body: { error: "plan_required", requestId: "test", details } };
  }
  return undefined;
}

const part = (index: number, shift: number) => 20 + ((index * 29 + shift * 37) % 78);

/** One tender as an agency of that plan sees it; the same index gives the same numbers. */
export function sampleAssessmentSummary(
  index: number,
  access: AssessmentAccess,
): AssessmentSummary {
  if (index % 9 === 5 && access.lockedBudget === undefined) {
    const isPremium = access.lockedChances === undefined;
    return {
      volumeLock: {
        tier: isPremium ? "enterprise" : "premium",
        capCents: isPremium ? 500_000_000 : 25_000_000,
        because: {
          kind: index % 2 === 0 ? "quoted" : "published",
          cents: isPremium ? 640_000_000 : 64_000_000,
        },
        originalUrl: "https://vergabe.example/verfahren/4711",
      },
    };
  }
  if (access.scoring !== "current") return {};
  const assessment: AssessmentSummary = {};
  if (access.lockedFit === undefined) {
    const score = 91 - ((index * 13) % 60);
    assessment.fit = {
      score,
      low: Math.max(0, score - 8),
      high: Math.min(100, score + 6),
      knockout: index % 4 === 2 ? "failed" : index % 3 === 1 ? "open" : "passed",
      parts: [1, 2, 3, 4, 5].map((shift) => (index % 5 === shift ? null : part(index, shift))),
    };
  }
  if (access.lockedChances === undefined && index % 6 !== 3) {
    const percent = 10 + ((index * 15) % 45);
    assessment.chances = {
      percent,
      lowPercent: Math.max(5, percent - 15),
      highPercent: Math.min(85, percent + 20),
    };
  }
  if (access.lockedCompetition === undefined && index % 6 !== 3) {
    const low = 1 + (index % 5);
    assessment.competition = {
      mean: low + 2,
      low,
      high: low + 1 + (index % 6),
      isContested: index % 6 === 4,
    };
  }
  if (access.lockedBudget === undefined && index % 5 !== 3) {
    const cents = (((index * 7919) % 240) + 3) * 1_000_000;
    const kinds = ["published", "maximum", "estimate", "estimate", "published"] as const;
    const kind = kinds[index % kinds.length] ?? "published";
    assessment.budget = {
      kind,
      cents,
      currency: "EUR",
      ...(kind === "estimate" && {
        lowCents: Math.round(cents / 2.2),
        highCents: Math.round(cents * 1.9),
      }),
    };
  }
  return assessment;
}

const noMarks: TenderMarks = { saved: false, dismissed: false };

export const sampleLearning: Learning = {
  labels: { fits: 9, misfit: 6, saved: 7, dismissed: 11, won: 1 },
  needed: 20,
  learntAt: "2026-11-20T02:10:00.000Z",
  wasRefused: false,
  parts: [
    { key: "services", weightBefore: 38, weightNow: 44 },
    { key: "references", weightBefore: 20, weightNow: 17 },
    { key: "size", weightBefore: 14, weightNow: 16 },
    { key: "region", weightBefore: 10, weightNow: 6 },
    { key: "eligibility", weightBefore: 18, weightNow: 17 },
  ],
  wins: [
    {
      tenderSlug: "ausschreibung-40",
      title: "Leadagentur für die Tourismuskampagne „Weites Land“",
      awardedOn: "2026-09-14",
    },
  ],
};

/** The marks of one agency, kept as the server keeps them; lists and counts follow. */
export class SampleMarks {
  private readonly bySlug = new Map<string, TenderMarks>();
  private readonly undoable = new Map<string, { slug: string; before: TenderMarks }>();

  of(slug: string): TenderMarks | undefined {
    return this.bySlug.get(slug);
  }

  isShown(slug: string, filter: string | null): boolean {
    const marks = this.bySlug.get(slug) ?? noMarks;
    if (filter === "all") return true;
    if (filter === "saved" || filter === "dismissed") return marks[filter];
    if (filter === "fits" || filter === "misfit") return marks.fitMark === filter;
    return !marks.dismissed;
  }

  readonly answer: Api = (path, _query, method, body) => {
    if (path === "/api/marks") return { body: this.counts() };
    if (path === "/api/learning") return { body: sampleLearning };
    const undone = /^\/api\/marks\/([^/]+)\/undo$/.exec(path)?.[1];
    if (undone !== undefined) return this.undo(undone);
    const [, slug, kind] = /^\/api\/tenders\/([^/]+)\/marks\/(\w+)$/.exec(path) ?? [];
    const markKind = markKinds.find((candidate) => candidate === kind);
    if (slug === undefined || markKind === undefined) return undefined;
    return this.set(slug, markKind, method === "PUT", body as Pick<TenderMarks, "reason" | "note">);
  };

  private set(
    slug: string,
    kind: MarkKind,
    isOn: boolean,
    why: Pick<TenderMarks, "reason" | "note"> | undefined,
  ): Answer {
    const before = this.bySlug.get(slug) ?? noMarks;
    const marks: TenderMarks = { ...before, ...(isOn && why) };
    if (kind === "fits" || kind === "misfit") {
      if (isOn) marks.fitMark = kind;
      else delete marks.fitMark;
    } else {
      marks.saved = kind === "saved" && isOn;
      marks.dismissed = kind === "dismissed" && isOn;
    }
    const undo = `00000000-0000-4000-9000-${String(this.undoable.size).padStart(12, "0")}`;
    this.bySlug.set(slug, marks);
    this.undoable.set(undo, { slug, before });
    return { body: { marks, undo } };
  }

  private undo(id: string): Answer | undefined {
    const step = this.undoable.get(id);
    if (!step) return undefined;
    this.bySlug.set(step.slug, step.before);
    return { body: { slug: step.slug, marks: step.before } };
  }

  private counts() {
    const all = [...this.bySlug.values()];
    return {
      saved: all.filter((marks) => marks.saved).length,
      dismissed: all.filter((marks) => marks.dismissed).length,
      fits: all.filter((marks) => marks.fitMark === "fits").length,
      misfit: all.filter((marks) => marks.fitMark === "misfit").length,
    };
  }
}

/** Highest fit first, what has none last. */
export function byFit(of: (item: TenderListItem) => AssessmentSummary) {
  const score = (item: TenderListItem) => of(item).fit?.score ?? -1;
  return (a: TenderListItem, b: TenderListItem) => score(b) - score(a);
}

import { addDays, toWeekday } from "./days.ts";
import { pickSuppliers } from "./organisations.ts";
import type {
  ChangePlan,
  DeadlinePlan,
  LotPlan,
  LotResultPlan,
  NoticePlan,
  ProcedurePlan,
} from "./plan.ts";
import type { Random } from "./random.ts";

/** How far a procedure has come on the day called today. */
export type Story =
  | "planned"
  | "open"
  | "corrected"
  | "expired"
  | "awarded"
  | "no-award"
  | "cancelled"
  | "result-only";

const stories: readonly (readonly [Story, number])[] = [
  ["open", 0.34],
  ["corrected", 0.14],
  ["awarded", 0.22],
  ["expired", 0.1],
  ["planned", 0.06],
  ["result-only", 0.06],
  ["no-award", 0.04],
  ["cancelled", 0.04],
];

export function pickStory(random: Random): Story {
  let rest = random.next();
  for (const [story, share] of stories) {
    rest -= share;
    if (rest < 0) return story;
  }
  return "open";
}

/** The day the call appears (or would have appeared), so that the story has come true by `today`. */
export function pickCallDay(random: Random, story: Story, today: string): string {
  const daysAgo = {
    planned: () => random.int(1, 60),
    open: () => random.int(1, 26),
    corrected: () => random.int(10, 30),
    expired: () => random.int(45, 80),
    awarded: () => random.int(75, 160),
    "no-award": () => random.int(75, 160),
    cancelled: () => random.int(20, 60),
    "result-only": () => random.int(75, 160),
  }[story]();
  return toWeekday(addDays(today, -daysAgo));
}

const offerCounts = [1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 5, 6, 9];

function makeResult(
  random: Random,
  procedure: ProcedurePlan,
  lot: LotPlan,
  publishedOn: string,
  awarded: boolean,
): LotResultPlan {
  const offers = awarded ? random.pick(offerCounts) : random.int(0, 2);
  const decidedOn = toWeekday(addDays(publishedOn, -random.int(12, 25)));
  const plain = procedure.level === "eu" ? random.int(40, 900) * 4_321 : random.int(9, 190) * 987;
  return {
    lotId: lot.id,
    outcome: awarded ? "selec-w" : "clos-nw",
    ...(!awarded && {
      reason: offers === 0 ? "no-rece" : random.pick(["all-rej", "chan-need", "ins-fund"]),
    }),
    offers,
    statistics: random.chance(0.86) ? "tenders" : random.chance(0.6) ? "t-esubm" : "none",
    winners: awarded
      ? pickSuppliers(random, procedure.isFramework && random.chance(0.3) ? random.int(2, 4) : 1)
      : [],
    // 41 % of real award values are placeholders.
    value: random.chance(0.41) ? random.pick([0.01, 1, 0, 1]) : plain,
    withheld: random.chance(0.08),
    decidedOn,
    contractOn: toWeekday(addDays(decidedOn, random.int(10, 12))),
  };
}

function makeDeadline(random: Random, callOn: string, mustEndAfter?: string): DeadlinePlan {
  let on = toWeekday(addDays(callOn, random.int(21, 42)));
  if (mustEndAfter !== undefined && on <= mustEndAfter) {
    on = toWeekday(addDays(mustEndAfter, random.int(4, 24)));
  }
  return {
    on,
    ...(random.chance(0.94) && {
      time: random.pick(["10:00", "11:00", "12:00", "12:00", "23:59"]),
    }),
    ...(random.chance(0.55) && { questionsOn: addDays(on, -7) }),
  };
}

const changeTexts = [
  "Die Angebotsfrist wurde verlängert.",
  "Aufgrund von Bieterfragen wurde die Leistungsbeschreibung angepasst und die Frist verlängert.",
  "Das Preisblatt wurde ausgetauscht.",
];

/** All publications of one procedure up to the day before `today`, oldest first. */
export function makeLife(
  random: Random,
  procedure: ProcedurePlan,
  story: Story,
  callOn: string,
  today: string,
): NoticePlan[] {
  const notices: NoticePlan[] = [];
  const isOld = procedure.dialect === "sdk-0.1";
  // Half of the old dialect counts its notices instead of naming them by UUID.
  const numericIds = isOld && procedure.folderId === "";
  const nextId = () => (numericIds ? String(random.int(10_000_000, 39_999_999)) : random.uuid());
  const add = (
    notice: Omit<NoticePlan, "noticeId" | "version" | "results" | "publicationNumber"> &
      Partial<NoticePlan>,
  ) => {
    const made: NoticePlan = {
      noticeId: nextId(),
      version: 1,
      results: [],
      ...(procedure.level === "eu" && {
        publicationNumber: `${String(random.int(1_000, 899_999)).padStart(8, "0")}-${notice.publishedOn.slice(0, 4)}`,
      }),
      ...notice,
    };
    notices.push(made);
    return made;
  };
  const nameOf = (notice: NoticePlan) =>
    `${notice.noticeId}-${String(notice.version).padStart(2, "0")}`;

  const endsLater = story === "open" || story === "corrected" || story === "planned";
  const deadline = makeDeadline(random, callOn, endsLater ? today : undefined);

  if (story === "planned") return [add({ stage: "planning", publishedOn: callOn, deadline })];
  if (story !== "result-only") {
    if (!isOld && random.chance(0.12)) {
      const publishedOn = toWeekday(addDays(callOn, -random.int(30, 60)));
      add({ stage: "planning", publishedOn, deadline });
    }
    const planning = notices[0];
    add({
      stage: "call",
      publishedOn: callOn,
      deadline,
      ...(planning && { previous: nameOf(planning) }),
    });
    // Before the Official Journal prints it a notice may be replaced by its next version.
    if (random.chance(0.04)) {
      const { noticeId } = notices.at(-1)!;
      add({ stage: "call", publishedOn: callOn, deadline, noticeId, version: 2 });
    }
  }

  const correct = (change: Omit<ChangePlan, "changedNotice">, days: number, next: DeadlinePlan) => {
    const before = notices.at(-1)!;
    add({
      stage: "call",
      publishedOn: toWeekday(addDays(before.publishedOn, days)),
      deadline: next,
      // The old dialect knows no change notice: the service shows a further version of the same number.
      ...(isOld
        ? { noticeId: before.noticeId, version: before.version + 1 }
        : { change: { ...change, changedNotice: nameOf(before) } }),
    });
  };
  const corrections = story === "corrected" ? random.int(1, 2) : random.chance(0.12) ? 1 : 0;
  for (let count = 0; count < corrections && notices.length > 0; count++) {
    const { deadline: old } = notices.at(-1)!;
    const moved = random.chance(0.75);
    const on = toWeekday(addDays(old.on, random.pick([7, 8, 14])));
    correct(
      {
        reason: random.chance(0.8) ? "update-add" : "cor-buy",
        text: moved ? random.pick(changeTexts) : "Die Vergabeunterlagen wurden ergänzt.",
        documentsChanged: !moved || random.chance(0.3),
      },
      random.int(3, 4),
      moved ? { ...old, on } : old,
    );
  }

  if (story === "cancelled") {
    const text = "Das Verfahren wird aufgehoben.";
    const { deadline: last } = notices.at(-1)!;
    correct({ reason: "cancel", text, documentsChanged: false }, random.int(5, 9), last);
  }
  if (["awarded", "no-award", "cancelled", "result-only"].includes(story)) {
    const last = notices.at(-1);
    const earliest = addDays(story === "cancelled" ? last!.publishedOn : deadline.on, 3);
    const publishedOn = toWeekday(addDays(earliest, random.int(3, 30)));
    const awarded = story === "awarded" || story === "result-only";
    add({
      stage: "result",
      publishedOn,
      deadline,
      results: procedure.lots.map((lot) =>
        makeResult(
          random,
          procedure,
          lot,
          publishedOn,
          awarded && !(procedure.lots.length > 1 && random.chance(0.1)),
        ),
      ),
      ...(last && { previous: nameOf(last) }),
    });
  }
  return notices.filter(({ publishedOn }) => publishedOn < today);
}

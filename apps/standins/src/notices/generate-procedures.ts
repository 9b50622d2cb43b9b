import { addDays, toWeekday } from "./days.ts";
import { documentsUrlAt } from "./documents-address.ts";
import { makeLife, pickCallDay, pickStory } from "./make-life.ts";
import type { Story } from "./make-life.ts";
import { makeProcedure } from "./make-procedure.ts";
import type { NoticePlan, ProcedurePlan } from "./plan.ts";
import { createRandom } from "./random.ts";
import type { Random } from "./random.ts";
import { writeEforms } from "./write-eforms.ts";
import { writeSdk01 } from "./write-sdk01.ts";

/** One notice as one source publishes it. The same notice may come a second time from the other source. */
export interface GeneratedNotice {
  readonly source: "doe" | "ted";
  readonly publishedOn: string;
  /** Name within the source's package, `<noticeId>-<version>.xml` */
  readonly file: string;
  readonly xml: string;
  readonly noticeId: string;
  readonly version: string;
  readonly stage: NoticePlan["stage"];
  /** TED's number, e.g. 00123456-2026; only from "ted" */
  readonly publicationNumber?: string;
}

/** A procedure with what it is about, for tests that want to know the truth behind the XML. */
export interface GeneratedProcedure {
  readonly story: Story;
  readonly plan: ProcedurePlan;
  readonly life: readonly NoticePlan[];
  readonly notices: readonly GeneratedNotice[];
}

export interface GenerateOptions {
  readonly seed: number;
  readonly count: number;
  /** YYYY-MM-DD; everything is published before this day and deadlines lie around it. */
  readonly today: string;
  /** Further EU-wide procedures of the three years before, of which only the result was published: what models learn from. */
  readonly history?: number;
  /** Origin of a stand-in that has documents of these procedures; without it their addresses lead nowhere. */
  readonly documentsOrigin?: string | undefined;
}

/** Behind every index that `count` can reach, so that more of the one never change the other. */
const firstPastIndex = 1_000_000;

function* publish(
  random: Random,
  plan: ProcedurePlan,
  life: readonly NoticePlan[],
  today: string,
): Iterable<GeneratedNotice> {
  // The eSender hub hands some to the national service a day after TED; a few never arrive there.
  const tedOnly = plan.level === "eu" && random.chance(0.06);
  for (const notice of life) {
    const version = String(notice.version);
    const { noticeId, stage } = notice;
    // TED prints only the last version of a notice; the national service shows each.
    const isLast = !life.some((it) => it.noticeId === noticeId && it.version > notice.version);
    if (isLast && notice.publicationNumber) {
      yield {
        source: "ted",
        publishedOn: notice.publishedOn,
        file: `${notice.publicationNumber}.xml`,
        xml: writeEforms(plan, notice, "ted"),
        noticeId,
        version,
        stage,
        publicationNumber: notice.publicationNumber,
      };
    }
    if (tedOnly) continue;
    const late = plan.level === "eu" && random.chance(0.3);
    const next = addDays(notice.publishedOn, 1);
    const publishedOn =
      late && next < today && toWeekday(next) === next ? next : notice.publishedOn;
    yield {
      source: "doe",
      publishedOn,
      file:
        plan.dialect === "eforms"
          ? `${noticeId}-${version.padStart(2, "0")}.xml`
          : `${noticeId}-${version}.xml`,
      xml:
        plan.dialect === "eforms"
          ? writeEforms(plan, notice, "doe")
          : writeSdk01(plan, notice, random),
      noticeId,
      version,
      stage,
    };
  }
}

/** The same options give the same notices, byte for byte; procedure n does not depend on `count`. */
export function* generateProcedures(options: GenerateOptions): Iterable<GeneratedProcedure> {
  for (let index = 0; index < options.count; index++) yield generateProcedure(options, index);
  yield* generatePast(options);
}

/** One of them, by its place. */
export function generateProcedure(
  { seed, today, documentsOrigin: origin }: Omit<GenerateOptions, "count" | "history">,
  index: number,
): GeneratedProcedure {
  const random = createRandom(seed, index);
  const story = pickStory(random);
  const callOn = pickCallDay(random, story, today);
  const made = makeProcedure(random, callOn, index);
  const plan: ProcedurePlan = origin
    ? { ...made, documentsUrl: documentsUrlAt(origin, { today, index }, made) }
    : made;
  const life = makeLife(random, plan, story, callOn, today);
  return { story, plan, life, notices: [...publish(random, plan, life, today)] };
}

function* generatePast({
  seed,
  today,
  history = 0,
}: GenerateOptions): Iterable<GeneratedProcedure> {
  let made = 0;
  for (let index = firstPastIndex; made < history; index++) {
    const random = createRandom(seed, index);
    const callOn = toWeekday(addDays(today, -random.int(200, 1_095)));
    const plan = makeProcedure(random, callOn, index);
    // Below the thresholds nobody publishes offers.
    if (plan.level !== "eu") continue;
    made++;
    const story = "result-only";
    const life = makeLife(random, plan, story, callOn, today);
    yield { story, plan, life, notices: [...publish(random, plan, life, today)] };
  }
}

import type { GeneratedOrganisation } from "./organisations.ts";
import type { Subject } from "./subjects.ts";

/** What a generated procedure is about, before anybody writes XML. Amounts are whole euros. */
export interface ProcedurePlan {
  /** BT-04; empty in half of the below-threshold dialect */
  readonly folderId: string;
  readonly dialect: "eforms" | "sdk-0.1";
  readonly level: "eu" | "national";
  readonly buyer: GeneratedOrganisation;
  readonly subject: Subject;
  readonly title: string;
  readonly description: string;
  readonly reference: string;
  /** BT-105 */
  readonly procedureCode: string;
  /** true when candidates apply first: the deadline is BT-1311 instead of BT-131 */
  readonly twoStage: boolean;
  readonly isFramework: boolean;
  readonly estimate?: number;
  readonly frameworkMaximum?: number;
  readonly lots: readonly LotPlan[];
  readonly documentsUrl: string;
  readonly restrictedDocuments: boolean;
  /** eforms-de-2.1 or a plain SDK version, as the national export carries it */
  readonly customization: "eforms-de-2.1" | "eforms-sdk-1.12" | "eforms-sdk-1.13";
}

export interface LotPlan {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly cpv: readonly string[];
  readonly estimate?: number;
  readonly criteria: readonly CriterionPlan[];
  readonly durationMonths: number;
  readonly renewals: number;
  /** Yearly turnover in euros that bidders must show, when one is asked for */
  readonly turnover?: number;
  readonly referenceCount: number;
  readonly startsOn: string;
}

export interface CriterionPlan {
  readonly type: "price" | "quality" | "cost";
  readonly name: string;
  readonly weight: number;
  readonly unit: "per-exa" | "poi-exa";
}

export interface DeadlinePlan {
  readonly on: string;
  /** HH:MM; absent when the notice names only a day */
  readonly time?: string;
  readonly questionsOn?: string;
}

export interface LotResultPlan {
  readonly lotId: string;
  readonly outcome: "selec-w" | "clos-nw";
  /** BT-144, when nobody won */
  readonly reason?: string;
  readonly offers: number;
  readonly statistics: "tenders" | "t-esubm" | "none";
  readonly winners: readonly GeneratedOrganisation[];
  /** Euros; a placeholder (0.01, 1) as in 41 % of real results */
  readonly value: number;
  readonly withheld: boolean;
  readonly decidedOn: string;
  readonly contractOn: string;
}

export interface ChangePlan {
  /** BT-758 */
  readonly changedNotice: string;
  /** BT-140 */
  readonly reason: "update-add" | "cor-buy" | "cancel";
  readonly text: string;
  readonly documentsChanged: boolean;
}

export type NoticeStage = "planning" | "call" | "result";

/** One publication: a stage of the procedure with the deadline that holds at that moment. */
export interface NoticePlan {
  readonly stage: NoticeStage;
  readonly noticeId: string;
  readonly version: number;
  readonly publishedOn: string;
  readonly deadline: DeadlinePlan;
  readonly change?: ChangePlan;
  /** BT-125: `<noticeId>-<version>` of the notice before */
  readonly previous?: string;
  readonly results: readonly LotResultPlan[];
  /** TED's number, e.g. 00123456-2026; only above the thresholds */
  readonly publicationNumber?: string;
}

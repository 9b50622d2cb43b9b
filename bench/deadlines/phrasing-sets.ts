import { absolutePhrasings } from "./absolute-phrasings.ts";
import { eighthPhrasings } from "./eighth-phrasings.ts";
import { fifthPhrasings } from "./fifth-phrasings.ts";
import { fourthPhrasings } from "./fourth-phrasings.ts";
import { relativePhrasings } from "./relative-phrasings.ts";
import { secondPhrasings } from "./second-phrasings.ts";
import { seventhPhrasings } from "./seventh-phrasings.ts";
import { sixthPhrasings } from "./sixth-phrasings.ts";
import { thirdPhrasings } from "./third-phrasings.ts";
import { ninthPhrasings } from "./ninth-phrasings.ts";
import { noDeadlinePhrasings } from "./no-deadline-phrasings.ts";
import { tenthPhrasings } from "./tenth-phrasings.ts";
import type { Phrasing } from "./phrasing.ts";

export interface PhrasingSet {
  readonly name: string;
  readonly phrasings: readonly Phrasing[];
  /** Whether every second phrasing was never tuned on */
  readonly kept: "half" | "none";
  /** How many were exact before any rule was changed for them; of the eighth and tenth, the last, it is what counts */
  readonly firstSight?: number;
}

export const phrasingSets: readonly PhrasingSet[] = [
  { name: "dates and times", phrasings: absolutePhrasings, kept: "half" },
  { name: "relative", phrasings: relativePhrasings, kept: "half" },
  { name: "no deadline", phrasings: noDeadlinePhrasings.map((text) => [text]), kept: "half" },
  { name: "second", phrasings: secondPhrasings, kept: "none", firstSight: 47 },
  { name: "third", phrasings: thirdPhrasings, kept: "none", firstSight: 54 },
  { name: "fourth", phrasings: fourthPhrasings, kept: "none", firstSight: 53 },
  { name: "fifth", phrasings: fifthPhrasings, kept: "none", firstSight: 59 },
  { name: "sixth", phrasings: sixthPhrasings, kept: "none", firstSight: 61 },
  { name: "seventh", phrasings: seventhPhrasings, kept: "none", firstSight: 60 },
  { name: "eighth", phrasings: eighthPhrasings, kept: "none", firstSight: 56 },
  { name: "ninth, traps", phrasings: ninthPhrasings, kept: "none", firstSight: 17 },
  { name: "tenth, traps", phrasings: tenthPhrasings, kept: "none", firstSight: 20 },
];

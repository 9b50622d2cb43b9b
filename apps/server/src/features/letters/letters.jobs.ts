import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { checkLetters } from "./check-letters.ts";
import { checkLettersJob, sendLetterJob } from "./job-definitions.ts";
import { sendLetter } from "./send-letter.ts";

export function lettersJobs(): JobHandler[] {
  return [handle(sendLetterJob, sendLetter), handle(checkLettersJob, checkLetters)];
}

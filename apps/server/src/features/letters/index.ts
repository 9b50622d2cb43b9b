export { lettersJobs } from "./letters.jobs.ts";
export { queueLetter } from "./queue-letter.ts";

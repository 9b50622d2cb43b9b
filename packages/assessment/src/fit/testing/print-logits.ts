// Prints the logits of two fixtures, so that a test can compare them with those of another process.
import { createAgencyBlock, scoreBlock } from "../block.ts";
import { prepareAgency } from "../prepare-agency.ts";
import { prepareTender } from "../prepare-tender.ts";
import { agencyProfile, campaignTender, fitModels, labelOf, roadTender } from "./fit-fixtures.ts";

/** Without console: the package knows no Node types. */
declare const console: { log(line: string): void };

const models = fitModels();
const block = createAgencyBlock([prepareAgency(models, agencyProfile())]);
const logits = [campaignTender(), roadTender()].map(
  (tender) => scoreBlock(models, block, prepareTender(models, tender, { labelOf })).logit[0],
);
console.log(JSON.stringify(logits));

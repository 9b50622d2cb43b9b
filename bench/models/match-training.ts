// Child of the match bench: trains the text model on generated notices and writes it to a file. Arguments: data, count, file.
import { writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { serialiseTextModel, trainTextModel } from "@tc/assessment";
import { seedLexicon } from "@tc/text";
import { createGenerator } from "./data/generated-tenders.ts";

const [data = "", count = "0", file = ""] = process.argv.slice(2);
const generator = await createGenerator(data);
const documents = Array.from({ length: Number(count) }, (_, n) => generator.training(n));
const characters = documents.reduce(
  (sum, { text }) => sum + text.title.length + text.description.length,
  0,
);
const baseMb = process.resourceUsage().maxRSS / 1024;
const startedAt = performance.now();
const cpu = process.cpuUsage();
const model = trainTextModel(documents, {
  lexicon: seedLexicon,
  cpvLabels: Array.from(generator.labels, ([code, label]) => ({ code, label })),
});
const seconds = (performance.now() - startedAt) / 1000;
const { user, system } = process.cpuUsage(cpu);
const bytes = serialiseTextModel(model);
writeFileSync(file, bytes);
console.log(
  JSON.stringify({
    notices: documents.length,
    meanCharacters: Math.round(characters / documents.length),
    seconds,
    cpuSeconds: (user + system) / 1e6,
    corpusMb: Math.round(baseMb),
    peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
    terms: model.terms.length,
    grams: model.gramCodes.length,
    modelMb: Math.round(bytes.length / 1e6),
  }),
);

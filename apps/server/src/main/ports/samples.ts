import { sampleSourceId } from "../../ports/notice-source.ts";
import type { SampleDocuments } from "../../ports/sample-documents.ts";
import type { SampleNotices } from "../../ports/sample-notices.ts";

const procedureCount = 400;
/** Results of the last years: without them every forecast of the sample would be "zu wenig Daten". */
const pastCount = 600;

/** Each day its own procedures: their life is told around that day. */
export const sampleSeed = (today: string): number => Number(today.replaceAll("-", ""));

/** Generated notices as samples. The generator is loaded when it is wanted, so production never has it. */
export function createSamples(documentsOrigin: string | undefined): SampleNotices {
  return {
    async generate(today) {
      const { generateProcedures } = await import("@tc/standins");
      const seed = sampleSeed(today);
      const options = { seed, count: procedureCount, today, documentsOrigin };
      const procedures = [...generateProcedures({ ...options, history: pastCount })];
      return procedures
        .flatMap(({ notices }) => notices)
        .toSorted((a, b) => (a.publishedOn < b.publishedOn ? -1 : 1))
        .map(({ source, file, xml }) => ({
          sourceId: sampleSourceId(source),
          raw: { file, bytes: Buffer.from(xml) },
        }));
    },
  };
}

/** Generated documents, likewise loaded when they are wanted. */
export function createSampleDocuments(): SampleDocuments {
  const load = async () =>
    (await import("../../adapters/sample-documents/sample-documents.ts")).sampleDocuments;
  return {
    whole: async (tender) => (await load()).whole(tender),
    later: async (tender) => (await load()).later(tender),
    few: async (tender) => (await load()).few(tender),
    proof: async (title, lines) => (await load()).proof(title, lines),
  };
}

import { html } from "@tc/domain";
import type { BuyerAnswer, GeneratedProcedure } from "@tc/standins";
import type { SampleTender } from "../../ports/sample-documents.ts";
import { sampleSeed } from "./samples.ts";

/** What the address in a generated notice answers with: the tender's documents, or the page of a platform. */
export async function answerForSamples(path: string): Promise<BuyerAnswer | undefined> {
  const { generateProcedure, readDocumentsPath } = await import("@tc/standins");
  const place = readDocumentsPath(path);
  if (!place) return undefined;
  const { today, index, isArchive } = place;
  const tender = factsOf(generateProcedure({ seed: sampleSeed(today), today }, index));
  if (!tender) return undefined;
  if (!isArchive) return { body: pageOf(tender), contentType: "text/html; charset=utf-8" };
  const { sampleArchive } = await import("../../adapters/sample-documents/sample-documents.ts");
  const { file, bytes } = sampleArchive(tender);
  const disposition = `attachment; filename="${file}"`;
  return { body: bytes, contentType: "application/zip", disposition };
}

/** As its last call says it. */
function factsOf({ plan, life }: GeneratedProcedure): SampleTender | undefined {
  const { deadline } = life.findLast(({ stage }) => stage === "call") ?? life[0] ?? {};
  if (!deadline) return undefined;
  return {
    title: plan.title,
    buyer: plan.buyer.name,
    reference: plan.reference,
    offersDueOn: deadline.on,
    offersDueAt: deadline.time ?? "12:00",
  };
}

function pageOf({ title, buyer, reference }: SampleTender): string {
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <title>Vergabeplattform (erfunden)</title>
        <style>
          body {
            font-family: sans-serif;
            line-height: 1.5;
            margin: 3rem auto;
            max-width: 40rem;
            padding: 0 1rem;
          }
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        <p>${buyer}, Vergabenummer ${reference}</p>
        <p>
          Hier stünde eine Vergabeplattform, auf der Bieter die Unterlagen selbst herunterladen. Sie
          und diese Ausschreibung sind erfunden.
        </p>
      </body>
    </html>`.source;
}

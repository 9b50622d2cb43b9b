import { describe, expect, test } from "vitest";
import {
  deadlineText,
  slug,
  useDocumentsWorld,
} from "../../../testing/documents/documents-world.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { deleteDocument } from "../delete-document.ts";
import { askDocuments } from "./ask-documents.ts";
import { PassageIndexes } from "./passage-indexes.ts";

const tests = useDocumentsWorld();

describe("a question", () => {
  const indexes = new PassageIndexes();
  const ask = (question: string, made = tests.world.agency) =>
    askDocuments(tests.world.as(made), indexes, { slug, question });

  test("is answered by the passages that hold it, of the documents as they are now", async () => {
    const { id } = await tests.world.upload(
      "Bedingungen.txt",
      `${deadlineText}\n\nDie Bindefrist endet am 31.01.2027.`,
    );
    await tests.world.read();
    expect(await ask("Wann endet die Bindefrist?")).toMatchObject({
      isAnswered: true,
      documentCount: 1,
      passages: [{ documentId: id, place: { heading: "" } }],
    });
    await deleteDocument(tests.world.as(), { id });
    expect(await ask("Wann endet die Bindefrist?")).toEqual({
      isAnswered: false,
      documentCount: 0,
      isLocked: false,
      passages: [],
    });
  });

  test("that the documents do not answer is said to be so, with the nearest passage", async () => {
    await tests.world.upload("Bedingungen.txt", deadlineText);
    await tests.world.read();
    const answer = await ask("Wer zahlt die Reisekosten zum Termin der Präsentation in Aachen?");
    expect(answer.isAnswered).toBe(false);
    expect(answer.passages.length).toBeLessThanOrEqual(1);
  });

  test("never reaches another agency's documents", async () => {
    await tests.world.upload("Bedingungen.txt", deadlineText);
    await tests.world.read();
    const other = await makeAgency(tests.database);
    expect((await ask("Angebotsfrist", other)).passages).toEqual([]);
  });
});

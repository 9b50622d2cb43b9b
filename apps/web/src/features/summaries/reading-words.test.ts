import { expect, test } from "vitest";
import { awaitedWords, basisWords, missingNote, unreadableWords } from "./reading-words";

const read = {
  documents: 3,
  pages: 40,
  reading: {
    isFetching: false,
    unread: 0,
    refused: [],
    refusedPages: 0,
    isComplete: true,
    isModelDue: false,
    isShareSpent: false,
  },
};
const reading = (
  change: Partial<Omit<typeof read.reading, "refused">> & { refused?: string[] },
) => ({
  ...read,
  reading: { ...read.reading, ...change },
});

test("it says how many documents are still being read, then that they are evaluated, then the model", () => {
  expect(awaitedWords(read)).toBeUndefined();
  expect(awaitedWords(reading({ unread: 2, isComplete: false }))).toBe(
    "2 von 5 Unterlagen werden noch gelesen.",
  );
  expect(awaitedWords(reading({ unread: 1, isComplete: false }))).toBe(
    "1 von 4 Unterlagen wird noch gelesen.",
  );
  const alone = { ...reading({ unread: 1, isComplete: false }), documents: 0 };
  expect(awaitedWords(alone)).toBe("Die Unterlage wird noch gelesen.");
  expect(basisWords(alone)).toBe("Aus der Bekanntmachung.");
  expect(awaitedWords(reading({ isComplete: false }))).toBe(
    "Die Unterlagen werden noch ausgewertet.",
  );
  expect(awaitedWords(reading({ isModelDue: true }))).toBe(
    "Ein Sprachmodell liest die Unterlagen noch.",
  );
});

test("it says that documents are being fetched, before those that are being read", () => {
  const nothing = { ...reading({ isFetching: true }), documents: 0 };
  const fetching = "Unterlagen werden gerade von der Vergabestelle geholt.";
  expect(awaitedWords(nothing)).toBe(fetching);
  expect(basisWords(nothing)).toBe("Aus der Bekanntmachung.");
  expect(awaitedWords(reading({ isFetching: true, unread: 2, isComplete: false }))).toBe(
    `${fetching} 2 von 5 Unterlagen werden noch gelesen.`,
  );
});

test("files and pages that could not be read are told, and that something may stand there", () => {
  expect(unreadableWords(read)).toBeUndefined();
  expect(missingNote(read)).toBe("");
  const partly = reading({ refused: ["alt.doc"], refusedPages: 2 });
  expect(unreadableWords(partly)).toBe(
    "1 Datei konnte nicht gelesen werden: alt.doc. 2 Seiten konnten nicht gelesen werden.",
  );
  expect(missingNote(partly)).toContain("was sich nicht lesen ließ");
  expect(unreadableWords(reading({ refused: ["a", "b", "c", "d", "e"] }))).toBe(
    "5 Dateien konnten nicht gelesen werden: a, b, c und 2 weitere.",
  );
});

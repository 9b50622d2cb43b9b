import { expect, test } from "vitest";
import { causeWords } from "./cause-words";

test("known causes are said in German, unknown ones are called unexpected", () => {
  expect(causeWords("mail refused")).toBe("Der Mailserver hat die Mail endgültig abgelehnt.");
  expect(causeWords("connect ECONNREFUSED 127.0.0.1:25")).toBe(
    "Eine Gegenstelle war nicht erreichbar.",
  );
  expect(causeWords("job heartbeat timeout")).toBe(
    "Der Prozess, der ihn bearbeitet hat, ist ausgefallen.",
  );
  expect(causeWords("the mail refused to be kind")).toBe("Unerwarteter Fehler.");
});

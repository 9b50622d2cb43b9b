import { expect, test } from "vitest";
import { activityWords } from "./activity-words";

test.each([
  [{ kind: "mark", what: "saved" }, "gemerkt"],
  [{ kind: "decision", what: "noGo" }, "für No-Go entschieden"],
  [{ kind: "document", what: "Police.pdf" }, "„Police.pdf“ hochgeladen"],
  [{ kind: "team", what: "unknown" }, "etwas am Team geändert"],
] as const)("%j reads „%s“", (deed, words) => expect(activityWords(deed)).toBe(words));

import { profileData } from "@tc/contract";
import { describe, expect, test } from "vitest";
import {
  changesOf,
  conflictingParts,
  dirtyParts,
  dropParts,
  editDraft,
  settleDraft,
  withDraft,
} from "./draft";

const saved = profileData.parse({
  companyName: "Nordlicht Media GmbH",
  contactPerson: "Ada Beispiel",
  address: { street: "Am Hafen", city: "Kiel" },
  teamSize: 12,
  keywords: ["Kampagne"],
});

describe("a draft", () => {
  test("shows what was typed above what is saved", () => {
    const draft = editDraft({}, saved, { focus: "Tourismus" });
    expect(withDraft(saved, draft)).toEqual({ ...saved, focus: "Tourismus" });
    expect(dirtyParts(draft, ["focus", "keywords"])).toEqual(["focus"]);
  });

  test("typed back to what is saved is none, whatever the order of its keys", () => {
    const typed = editDraft({}, saved, { address: { city: "Bremen" } });
    expect(editDraft(typed, saved, { address: { city: "Kiel", street: "Am Hafen" } })).toEqual({});
  });

  test("keeps what was typed when somebody else changes other parts", () => {
    const draft = editDraft({}, saved, { focus: "Tourismus" });
    const newer = { ...saved, keywords: ["Messe"] };
    expect(withDraft(newer, draft)).toMatchObject({ focus: "Tourismus", keywords: ["Messe"] });
    expect(conflictingParts(draft, newer)).toEqual([]);
  });

  test("names a part that somebody else changed meanwhile", () => {
    const draft = editDraft({}, saved, { keywords: ["Kampagne", "Film"] });
    expect(conflictingParts(draft, { ...saved, keywords: ["Messe"] })).toEqual(["keywords"]);
    expect(conflictingParts(draft, { ...saved, keywords: ["Kampagne", "Film"] })).toEqual([]);
  });

  test("drops only the parts named", () => {
    const draft = editDraft({}, saved, { focus: "Tourismus", keywords: [] });
    expect(Object.keys(dropParts(draft, ["focus"]))).toEqual(["keywords"]);
  });

  test("typed on while it was being saved stays, without a false alarm", () => {
    const sent = editDraft({}, saved, { focus: "Tourismus", keywords: [] });
    const now = editDraft(sent, saved, { focus: "Tourismus und Kultur" });
    const after = { ...saved, focus: "Tourismus", keywords: [] };
    const rest = settleDraft(now, sent, after);
    expect(withDraft(after, rest).focus).toBe("Tourismus und Kultur");
    expect(dirtyParts(rest, ["focus", "keywords"])).toEqual(["focus"]);
    expect(conflictingParts(rest, after)).toEqual([]);
  });
});

test("what is taken back is sent as null, an emptied website as empty text", () => {
  const { teamSize: _, ...rest } = saved;
  expect(changesOf(rest, ["teamSize", "priceLevel", "website"])).toEqual({
    teamSize: null,
    priceLevel: null,
    website: "",
  });
  expect(changesOf({ ...saved, priceLevel: "low" }, ["priceLevel"])).toEqual({ priceLevel: "low" });
});

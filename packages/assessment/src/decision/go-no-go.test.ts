import type { BidFactorKey, FactorVoice, FactorWeight } from "@tc/domain";
import { describe, expect, test } from "vitest";
import { goNoGo } from "./go-no-go.ts";

type Entry = FactorVoice | readonly [FactorVoice, FactorWeight];

/** Everything speaks for the bid, but for what is named. */
function propose(entries: Partial<Record<BidFactorKey, Entry>> = {}, criteriaSentence?: string) {
  const all: Record<string, Entry> = {
    criteria: "for",
    fit: "for",
    chance: "neutral",
    money: "for",
    effort: "for",
    time: "for",
    unclear: "neutral",
    ...entries,
  };
  const factors = Object.entries(all).map(([key, entry]) => {
    const [voice, weight] = typeof entry === "string" ? [entry, "counted" as const] : entry;
    return { key: key as BidFactorKey, voice, weight };
  });
  return goNoGo(factors, criteriaSentence);
}

describe("the proposal", () => {
  test("is Go where something speaks for it, nothing against it, and nothing is open", () => {
    expect(propose()).toEqual({
      decision: "go",
      sentence:
        "Dafür spricht: Harte Kriterien, AgencyFit, Ertrag, Aufwand, Zeit bis zur Frist. Nichts spricht dagegen, nichts ist offen.",
    });
  });

  test("is No-Go where a hard criterion fails or the money does not cover the bid", () => {
    expect(propose({ criteria: "against", money: "open" }, "Der Umsatz fehlt.")).toEqual({
      decision: "noGo",
      sentence: "Der Umsatz fehlt.",
    });
    expect(propose({ money: "against" }).decision).toBe("noGo");
  });

  test("is Prüfen where anything else speaks against it or is open, and names it", () => {
    expect(propose({ time: "against", unclear: "open", chance: "open" })).toEqual({
      decision: "check",
      sentence: "Dagegen spricht: Zeit bis zur Frist. Offen: Chance, Unklare Angaben.",
    });
    expect(propose({ criteria: "open" }, "Der Umsatz ist ungeprüft.").sentence).toBe(
      "Der Umsatz ist ungeprüft.",
    );
  });

  test("is never Go where nothing is left that speaks for it", () => {
    const none = ["neutral", "ignored"] as const;
    const proposal = propose({ criteria: none, fit: none, money: none, effort: none, time: none });
    expect(proposal.decision).toBe("check");
    expect(goNoGo([]).decision).toBe("check");
  });
});

describe("what the agency changes", () => {
  test("a factor that does not count neither stops nor opens", () => {
    expect(propose({ time: ["against", "ignored"] }).decision).toBe("go");
    expect(propose({ criteria: ["against", "ignored"] }).decision).toBe("go");
    expect(propose({ money: ["against", "ignored"] }).decision).toBe("go");
  });

  test("a decisive factor gives the word over open ones and over money", () => {
    expect(propose({ fit: ["for", "decisive"], money: "against", unclear: "open" })).toEqual({
      decision: "go",
      sentence: "Den Ausschlag gibt: AgencyFit.",
    });
    expect(propose({ time: ["against", "decisive"] }).decision).toBe("noGo");
    expect(propose({ chance: ["open", "decisive"] }).decision).toBe("check");
  });

  test("decisive factors that disagree give no word", () => {
    const both = propose({ fit: ["for", "decisive"], time: ["against", "decisive"] });
    expect(both.decision).toBe("check");
    expect(both.sentence).toContain("AgencyFit, Zeit bis zur Frist");
  });

  test("no decisive factor outweighs a failed hard criterion that counts", () => {
    expect(propose({ criteria: "against", fit: ["for", "decisive"] }).decision).toBe("noGo");
  });
});

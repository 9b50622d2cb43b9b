import type { CheckPaper, CheckRequirement, CheckResult, CheckRisk } from "@tc/contract";
import { describe, expect, test } from "vitest";
import { changesBetween } from "./changes.ts";
import { topicOf } from "./topic.ts";

const result = (parts: Partial<CheckResult> = {}): CheckResult => ({
  madeAt: "2026-11-16T08:00:00Z",
  engine: "rules",
  documents: 0,
  pages: 0,
  requirements: [],
  papers: [],
  risks: [],
  fairness: [],
  effort: [],
  ...parts,
});
interface RowParts extends Partial<CheckRequirement> {
  readonly value?: string;
  readonly lots?: readonly string[];
}
const row = (subject: string, { value, lots, ...parts }: RowParts = {}): CheckRequirement => ({
  group: "eligibility",
  name: subject,
  topic: topicOf(subject, { value, ...(lots && { lots }) }),
  state: "open",
  quotes: [],
  ...parts,
});
const deadline = (value: string, lots?: readonly string[]) =>
  row("Angebotsfrist", { group: "deadlines", state: "noted", value, ...(lots && { lots }) });
const weights = (value?: string) =>
  row("Gewichte der Zuschlagskriterien", {
    group: "award",
    state: value === undefined ? "unclear" : "noted",
    ...(value !== undefined && { value }),
  });
const term = (subject: string, value: string, state: CheckRequirement["state"] = "noted") =>
  row(subject, { group: "contract", value, state });
const risk = (name: string, subject: string, value?: string): CheckRisk => ({
  name,
  topic: topicOf(subject, { value }),
  quotes: [],
});
const paper = (name: string, state: CheckPaper["state"]): CheckPaper => ({
  name,
  state,
  quotes: [],
  isVoluntary: false,
});
const changes = (before: readonly CheckRequirement[], after: readonly CheckRequirement[]) =>
  changesBetween(result({ requirements: [...before] }), result({ requirements: [...after] }));

test("two equal checks differ in nothing", () => {
  const same = result({
    requirements: [row("Mindestumsatz"), deadline("18.12.2026"), weights(), term("Haftung", "„a“")],
    papers: [paper("Urkalkulation", "fill")],
    risks: [risk("Noch 8 Tage Zeit", "Wenig Zeit")],
  });
  expect(changesBetween(same, { ...same, madeAt: "2026-11-20T08:00:00Z" })).toEqual([]);
});

describe("a requirement", () => {
  test("that is met now tells both states", () => {
    expect(changes([row("Mindestumsatz")], [row("Mindestumsatz", { state: "met" })])).toEqual([
      "Mindestumsatz: ungeprüft → erfüllt.",
    ]);
  });

  test("whose words change is the same one with other words, not a new one", () => {
    const before = row("Mindestumsatz", { value: "„500.000 Euro“" });
    const after = row("Mindestumsatz", { value: "„800.000 Euro“", state: "failed" });
    expect(changes([before], [{ ...after, state: "open" }])).toEqual([
      "Mindestumsatz: „500.000 Euro“ → „800.000 Euro“.",
    ]);
    expect(changes([before], [after])).toEqual([
      "Mindestumsatz: „500.000 Euro“ (ungeprüft) → „800.000 Euro“ (nicht erfüllt).",
    ]);
  });

  test("whose long words change behind the part that is shown says so", () => {
    const long = (end: string) =>
      row("Mindestumsatz", { value: `„${"Jahresumsatz ".repeat(20)}${end}“` });
    expect(changes([long("500.000")], [long("800.000")])).toEqual([
      "Mindestumsatz: anderer Wortlaut.",
    ]);
  });

  test("that comes or goes is told with its words", () => {
    const demand = row("Mindestumsatz", { value: "„500.000 Euro“" });
    expect(changes([], [demand])).toEqual(["Neu gefordert: Mindestumsatz, „500.000 Euro“."]);
    expect(changes([demand], [])).toEqual(["Nicht mehr gefordert: Mindestumsatz, „500.000 Euro“."]);
  });

  test("of two with one subject only the one that changed is told", () => {
    const [a, b, c] = ["„ISO 9001“", "„ISO 14001“", "„ISO 27001“"].map((value) =>
      row("Zertifikate", { value }),
    );
    expect(changes([a!, b!], [b!, c!])).toEqual(["Zertifikate: „ISO 9001“ → „ISO 27001“."]);
  });

  test("that is the agency's own rule is checked, not demanded", () => {
    const rule = row("Eure Vorlaufzeit", { group: "exclusion" });
    expect(changes([], [rule])).toEqual(["Neu geprüft: Eure Vorlaufzeit."]);
    expect(changes([rule], [])).toEqual(["Nicht mehr geprüft: Eure Vorlaufzeit."]);
  });
});

describe("a deadline", () => {
  test("that moved is told with both days; a new one and one that went as well", () => {
    const [old, later] = [deadline("11.12.2026, 14:00 Uhr"), deadline("18.12.2026, 14:00 Uhr")];
    expect(changes([old], [later])).toEqual([
      "Angebotsfrist: 11.12.2026, 14:00 Uhr → 18.12.2026, 14:00 Uhr.",
    ]);
    expect(changes([], [later])).toEqual(["Neu: Angebotsfrist 18.12.2026, 14:00 Uhr."]);
    expect(changes([later], [])).toEqual([
      "Nicht mehr genannt: Angebotsfrist 18.12.2026, 14:00 Uhr.",
    ]);
  });

  test("that moved for one of several lots names that lot alone", () => {
    const lots = ["Los 1", "Los 2", "Los 3"];
    expect(
      changes(
        [deadline("11.12.2026", lots)],
        [deadline("18.12.2026", ["Los 2"]), deadline("11.12.2026", ["Los 1", "Los 3"])],
      ),
    ).toEqual(["Los 2: Angebotsfrist: 11.12.2026 → 18.12.2026."]);
    expect(changes([deadline("11.12.2026", lots)], [deadline("18.12.2026", lots)])).toEqual([
      "Angebotsfrist: 11.12.2026 → 18.12.2026.",
    ]);
  });

  test("that held for the only lot is compared with those of the lots it became", () => {
    expect(
      changes(
        [deadline("11.12.2026")],
        [deadline("11.12.2026", ["Los 1"]), deadline("18.12.2026", ["Los 2"])],
      ),
    ).toEqual(["Los 2: Angebotsfrist: 11.12.2026 → 18.12.2026."]);
  });

  test("of the whole that stands beside one of a lot is not taken for that lot's", () => {
    const whole = deadline("11.12.2026");
    const ofLot = deadline("18.12.2026", ["Los 1"]);
    const others = deadline("11.12.2026", ["Los 2"]);
    expect(changes([whole, ofLot], [ofLot, others])).toEqual([]);
    expect(changes([], [whole, ofLot])).toEqual([
      "Neu: Angebotsfrist 11.12.2026.",
      "Neu: Los 1: Angebotsfrist 18.12.2026.",
    ]);
  });
});

describe("weights and terms", () => {
  test("that change are told as old → new", () => {
    expect(
      changes(
        [weights("Preis 40\u00a0%, Konzept 60\u00a0%"), term("Laufzeit", "24 Monate")],
        [weights("Preis 60\u00a0%, Konzept 40\u00a0%"), term("Laufzeit", "36 Monate")],
      ),
    ).toEqual([
      "Gewichte der Zuschlagskriterien: Preis 40\u00a0%, Konzept 60\u00a0% → Preis 60\u00a0%, Konzept 40\u00a0%.",
      "Laufzeit: 24 Monate → 36 Monate.",
    ]);
  });

  test("that become known are no longer unclear, and never 'no longer demanded'", () => {
    expect(changes([weights()], [weights("Preis 100\u00a0%")])).toEqual([
      "Gewichte der Zuschlagskriterien: unklar → Preis 100\u00a0%.",
    ]);
    expect(changes([weights("Preis 100\u00a0%")], [weights()])).toEqual([
      "Gewichte der Zuschlagskriterien: Preis 100\u00a0% → unklar.",
    ]);
  });

  test("that contradict each other, or no longer do, are told as that", () => {
    const clear = term("Laufzeit", "24 Monate");
    const unclear = term("Laufzeit", "24 Monate oder 36 Monate", "unclear");
    expect(changes([clear], [unclear])).toEqual([
      "Laufzeit: 24 Monate → unklar, 24 Monate oder 36 Monate.",
    ]);
    expect(changes([unclear], [clear])).toEqual([
      "Laufzeit: unklar, 24 Monate oder 36 Monate → 24 Monate.",
    ]);
    expect(changes([], [unclear])).toEqual([
      "Neuer Widerspruch: Laufzeit (24 Monate oder 36 Monate).",
    ]);
    const days = row("Angebotsfrist in Dokument und Bekanntmachung", {
      group: "deadlines",
      state: "unclear",
    });
    expect(changes([], [days])).toEqual([
      "Neuer Widerspruch: Angebotsfrist in Dokument und Bekanntmachung.",
    ]);
    expect(changes([days], [])).toEqual([
      "Kein Widerspruch mehr: Angebotsfrist in Dokument und Bekanntmachung.",
    ]);
  });
});

describe("a risk", () => {
  const risks = (before: readonly CheckRisk[], after: readonly CheckRisk[]) =>
    changesBetween(result({ risks: [...before] }), result({ risks: [...after] }));

  test("of too few days is told when it begins, not each day anew", () => {
    const [eight, two] = [8, 2].map((days) => risk(`Noch ${days} Tage Zeit`, "Wenig Zeit"));
    expect(risks([], [eight!])).toEqual(["Neues Risiko: Noch 8 Tage Zeit."]);
    expect(risks([eight!], [two!])).toEqual([]);
    expect(risks([two!], [])).toEqual(["Risiko entfallen: Wenig Zeit."]);
  });

  test("that grows or goes is told", () => {
    const binding = (days: number) => risk(`Bindefrist ${days} Tage`, "Bindefrist", `${days} Tage`);
    expect(risks([binding(90)], [binding(120)])).toEqual([
      "Risiko Bindefrist: 90 Tage → 120 Tage.",
    ]);
    expect(risks([binding(90)], [])).toEqual(["Risiko entfallen: Bindefrist 90 Tage."]);
  });

  test("that a term of the contract is stands once", () => {
    const withPenalty = (value: string) =>
      result({
        requirements: [term("Vertragsstrafe", value)],
        risks: [risk(`Vertragsstrafe ${value}`, "Vertragsstrafe", value)],
      });
    expect(changesBetween(result(), withPenalty("0,3 %"))).toEqual([
      "Neues Risiko: Vertragsstrafe 0,3 %.",
    ]);
    expect(changesBetween(withPenalty("0,3 %"), withPenalty("0,5 %"))).toEqual([
      "Vertragsstrafe: 0,3 % → 0,5 %.",
    ]);
    expect(changesBetween(withPenalty("0,3 %"), result())).toEqual([
      "Risiko entfallen: Vertragsstrafe 0,3 %.",
    ]);
  });

  test("that repeats an unclear row is told by that row", () => {
    const unclear = term("Laufzeit", "24 Monate oder 36 Monate", "unclear");
    const after = result({
      requirements: [unclear],
      risks: [{ name: "Laufzeit", note: "Mehrere Stellen widersprechen sich.", quotes: [] }],
    });
    expect(changesBetween(result(), after)).toHaveLength(1);
  });
});

test("papers that are new, that went and that changed their state are told", () => {
  const before = [paper("Urkalkulation", "fill"), paper("Handelsregisterauszug", "missing")];
  const after = [paper("Handelsregisterauszug", "expires"), paper("Referenzblätter", "missing")];
  expect(changesBetween(result({ papers: before }), result({ papers: after }))).toEqual([
    "Neu verlangt: Referenzblätter.",
    "Handelsregisterauszug: fehlt → läuft ab.",
    "Nicht mehr verlangt: Urkalkulation.",
  ]);
});

test("how much was read is told in words that fit the number", () => {
  const read = (documents: number, pages: number) => result({ documents, pages });
  expect(changesBetween(read(0, 0), read(2, 31))).toEqual(["Gelesen: 2 Unterlagen, 31 Seiten."]);
  expect(changesBetween(read(2, 31), read(1, 1))).toEqual(["Gelesen: 1 Unterlage, 1 Seite."]);
  expect(changesBetween(read(2, 31), read(0, 0))).toEqual(["Gelesen: keine Unterlagen."]);
});

test("what matters first stands first, and what is cut off is counted", () => {
  const papers = Array.from({ length: 100 }, (_, n) => paper(`Papier ${n}`, "fill"));
  const sentences = changesBetween(
    result({ requirements: [deadline("11.12.2026")] }),
    result({ papers, requirements: [deadline("18.12.2026")] }),
  );
  expect(sentences).toHaveLength(8);
  expect(sentences[0]).toBe("Angebotsfrist: 11.12.2026 → 18.12.2026.");
  expect(sentences.at(-1)).toBe("Und 94 weitere Änderungen.");
});

describe("a check that an earlier release made", () => {
  const earlier = ({ group, state, quotes }: CheckRequirement, name: string): CheckRequirement => ({
    group,
    state,
    quotes,
    name,
  });

  test("is compared by the names of its rows", () => {
    const before = result({
      requirements: [
        earlier(deadline(""), "Los 1, Los 2: Angebotsfrist 11.12.2026, 14:00 Uhr"),
        earlier(weights(""), "Preis 40\u00a0%, Konzept 60\u00a0%"),
        earlier(term("", ""), "Laufzeit 24 Monate"),
        earlier(row("", { group: "submission", state: "noted" }), "Form: PDF"),
        {
          ...earlier(row(""), "Mindestumsatz"),
          kind: "turnover",
          quotes: [{ quote: "mindestens  500.000 Euro" }],
        },
      ],
      risks: [
        { name: "Noch 8 Tage Zeit", quotes: [] },
        { name: "Bindefrist 90 Tage", quotes: [] },
      ],
    });
    const after = (moment: string, months: number) =>
      result({
        requirements: [
          deadline(moment, ["Los 1", "Los 2"]),
          weights("Preis 40\u00a0%, Konzept 60\u00a0%"),
          term("Laufzeit", `${months} Monate`),
          row("Form", { group: "submission", state: "noted", value: "PDF" }),
          row("Mindestumsatz", { kind: "turnover", value: "„mindestens 500.000 Euro“" }),
        ],
        risks: [
          risk("Noch 2 Tage Zeit", "Wenig Zeit"),
          risk("Bindefrist 90 Tage", "Bindefrist", "90 Tage"),
        ],
      });
    expect(changesBetween(before, after("11.12.2026, 14:00 Uhr", 24))).toEqual([]);
    expect(changesBetween(before, after("18.12.2026, 14:00 Uhr", 36))).toEqual([
      "Angebotsfrist: 11.12.2026, 14:00 Uhr → 18.12.2026, 14:00 Uhr.",
      "Laufzeit: 24 Monate → 36 Monate.",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { assessFit } from "../assess-fit.ts";
import type { AgencyProfile } from "../agency-profile.ts";
import type { KnockoutKind } from "@tc/domain";
import { prepareAgency } from "../prepare-agency.ts";
import { prepareTender } from "../prepare-tender.ts";
import {
  agencyProfile,
  campaignTender,
  fitModels,
  labelOf,
  lot,
  reference,
} from "../testing/fit-fixtures.ts";

const models = fitModels();

function knockout(kind: KnockoutKind, demand: string, change: Partial<AgencyProfile> = {}) {
  const tender = campaignTender({
    lots: [lot({ selectionCriteria: demand === "" ? [] : [{ description: demand }] })],
  });
  return assessFit(
    models,
    prepareAgency(models, agencyProfile(change)),
    prepareTender(models, tender, { labelOf }),
    { today: "2026-02-01" },
  ).knockouts.find((candidate) => candidate.kind === kind);
}

const status = (...args: Parameters<typeof knockout>) => knockout(...args)?.status;

describe("knockouts", () => {
  it("compare turnover: met, failed, open where nothing is said or only a part counts", () => {
    expect(status("turnover", "Jahresumsatz im Durchschnitt mindestens 1 Mio. €")).toBe("met");
    expect(status("turnover", "Jahresumsatz jeweils mindestens 1 Mio. €")).toBe("failed");
    expect(status("turnover", "Mindestumsatz 1,1 Mio. €")).toBe("open");
    expect(status("turnover", "Mindestumsatz 9 Mio. €", { turnover: [] })).toBe("open");
    expect(status("turnover", "Umsatz mit vergleichbaren Leistungen: 500.000 €")).toBe("open");
    expect(status("turnover", "Umsatz mit vergleichbaren Leistungen: mindestens 5 Mio. €")).toBe(
      "failed",
    );
  });

  it("say that a turnover may be one of a field, never that it is, where only words around it say so", () => {
    const demand =
      "Mindestumsatz 500.000 €. Gefordert sind zwei Referenzen über vergleichbare Leistungen.";
    expect(knockout("turnover", demand)).toMatchObject({
      status: "open",
      evidence:
        "im schwächsten Jahr 800.000 € (2023–2025); prüfen, ob nur der Umsatz mit vergleichbaren Leistungen zählt",
    });
  });

  it("take the weakest year where the notice does not say which one counts", () => {
    const rising = {
      turnover: [
        { year: 2025, cents: 130_000_000 },
        { year: 2024, cents: 120_000_000 },
        { year: 2023, cents: 80_000_000 },
      ],
    };
    expect(status("turnover", "Mindestumsatz 1 Mio. €", rising)).toBe("open");
    expect(status("turnover", "Mindestumsatz 800.000 €", rising)).toBe("met");
    expect(status("turnover", "Mindestumsatz 1,4 Mio. €", rising)).toBe("failed");
  });

  it("compare turnover with the last three years alone, and only where all three are there", () => {
    const year = (value: number, cents: number) => ({ year: value, cents });
    const each = "Gesamtumsatz jeweils mindestens 1 Mio. €";
    const last = [year(2025, 120_000_000), year(2024, 110_000_000), year(2023, 100_000_000)];
    expect(status("turnover", each, { turnover: last })).toBe("met");
    expect(status("turnover", each, { turnover: [...last, year(2018, 100)] })).toBe("met");
    expect(status("turnover", each, { turnover: last.slice(0, 2) })).toBe("open");
    const long = last.map(({ year: value, cents }) => year(value - 4, cents));
    expect(status("turnover", each, { turnover: long })).toBe("open");
    expect(status("turnover", "Gesamtumsatz mindestens 9 Mio. €", { turnover: long })).toBe("open");
  });

  it("prove nothing where a word may limit the demand that no rule foresaw", () => {
    expect(knockout("turnover", "Mindestumsatz Abbruch 500.000 €")).toMatchObject({
      status: "open",
      evidence: "im schwächsten Jahr 800.000 € (2023–2025); Wortlaut prüfen",
    });
    expect(status("turnover", "Mindestumsatz Abbruch 9 Mio. €")).toBe("failed");
    expect(knockout("insurance", "Haftpflicht der Drohnen über 3 Mio. €")).toMatchObject({
      status: "open",
      evidence: "Berufshaftpflicht 3 Mio. €; Wortlaut prüfen",
    });
    expect(knockout("certificates", "Zertifikat ISO 9001, Stufe Gold")).toMatchObject({
      status: "open",
      evidence: "ISO 9001; Wortlaut prüfen",
    });
  });

  it("prove nothing where a figure may limit the demand, nor where a sentence names a higher one", () => {
    for (const demand of [
      "Gesamtumsatz: im Durchschnitt mindestens 500.000 €, im letzten Jahr mindestens 1.500.000 €",
      "Mindestumsatz: 500.000 € / 2.000.000 €",
      "Jahresumsatz mindestens 100.000 € und 200 % der Angebotssumme",
      "Jahresumsatz mindestens Mio. € 5",
      "Jahresumsatz mindestens 3 × 500.000 €",
      "Jahresumsatz der letzten 8 Jahre jeweils mindestens 500.000 €",
      "Ausgeschlossen sind Bieter mit einem Jahresumsatz über 500.000 €",
    ]) {
      expect([demand, status("turnover", demand)]).toEqual([demand, "open"]);
    }
    for (const demand of [
      "Nachweis einer Berufshaftpflicht über 5.000.000",
      "Berufshaftpflicht besteht: 5 M€",
      "Berufshaftpflicht 1 Mio. € je Schadenfall, 5 Schadenfälle pro Jahr",
      "Berufshaftpflicht mit 1 Mio. €, gültig bis mindestens 31.12.2030",
      "Berufshaftpflicht 1 Mio. € und Sachversicherung 1 Mio. €",
    ]) {
      expect([demand, status("insurance", demand)]).toEqual([demand, "open"]);
    }
    for (const demand of [
      "Zertifikat nach ISO 9001 und 13485",
      "Zertifikat nach ISO 9001, gültig bis 31.12.2030",
      "Zertifikat nach ISO 9001 und ein Umweltzertifikat",
    ]) {
      expect([demand, status("certificates", demand)]).toEqual([demand, "open"]);
    }
  });

  it("read over figures that limit nothing: years of the profile, paragraphs, numbers of lists", () => {
    const years =
      "1. Gesamtumsatz 2023, 2024 und 2025 jeweils mindestens 500.000 € (§ 45 Abs. 4 VgV)";
    expect(status("turnover", years)).toBe("met");
    expect(
      status("turnover", "Gesamtumsatz der letzten 3 Jahre jeweils mindestens 500.000 €"),
    ).toBe("met");
    expect(status("insurance", "1.2 Haftpflicht über 1.000.000 €, 2-fach (Formblatt 124)")).toBe(
      "met",
    );
    expect(status("insurance", "Haftpflicht über 3\u2009000\u2009000 €")).toBe("met");
    expect(status("certificates", "2) Zertifikat DIN EN ISO 9001:2015 (§ 49 VgV)")).toBe("met");
  });

  it("say nothing of years that the profile does not hold", () => {
    expect(status("turnover", "Jahresumsatz 2019 mindestens 500.000 €")).toBe("open");
    expect(knockout("turnover", "Jahresumsatz 2019 mindestens 5 Mio. €")).toMatchObject({
      status: "open",
      evidence: expect.stringContaining("; gefragt sind andere Jahre") as string,
    });
    // Of one of the three years no more is known than that it is none of the others.
    expect(status("turnover", "Jahresumsatz 2024 mindestens 5 Mio. €")).toBe("failed");
    expect(status("turnover", "Umsatz der letzten fünf Jahre zusammen mindestens 4 Mio. €")).toBe(
      "open",
    );
  });

  it("fail nothing that a bidder may do without, or that is said of somebody else", () => {
    for (const demand of [
      "Ein Jahresumsatz von mindestens 5 Mio. € ist nicht erforderlich.",
      "Ein Mindestumsatz von 5 Mio. € ist wünschenswert.",
      "Mindestumsatz 5 Mio. € oder Bankerklärung",
      "Für Bietergemeinschaften gilt ein Mindestumsatz von 5 Mio. €",
      "Unternehmen mit einem Jahresumsatz von mindestens 50 Mio. € müssen eine Erklärung beifügen.",
      "Der Auftraggeber hat einen Jahresumsatz von über 50 Mio. €",
    ]) {
      expect([demand, knockout("turnover", demand)]).toMatchObject([
        demand,
        { status: "open", evidence: expect.stringContaining("; Wortlaut prüfen") as string },
      ]);
    }
    for (const demand of [
      "Eine Haftpflichtversicherung über 5 Mio. € ist nicht erforderlich.",
      "Der Auftraggeber unterhält eine Haftpflichtversicherung über 5 Mio. €.",
      "Berufshaftpflicht 5 Mio. € (bei Zuschlag)",
    ]) {
      expect([demand, status("insurance", demand)]).toEqual([demand, "open"]);
    }
  });

  it("compare insurance: what may follow after the award never fails", () => {
    expect(status("insurance", "Haftpflichtversicherung über 3 Mio. €")).toBe("met");
    expect(status("insurance", "Haftpflichtversicherung über 5 Mio. €")).toBe("failed");
    expect(status("insurance", "Haftpflicht über 5 Mio. €, Abschluss im Auftragsfall")).toBe(
      "open",
    );
    expect(status("insurance", "Betriebshaftpflichtversicherung über 3 Mio. €")).toBe("open");
    expect(status("insurance", "Haftpflicht über 2 Mio. €, zweifach maximiert")).toBe("open");
    const both = "Haftpflicht: 5 Mio. € Personenschäden, 2 Mio. € Sachschäden";
    expect(knockout("insurance", both)).toMatchObject({
      status: "open",
      evidence: "Berufshaftpflicht 3 Mio. €; gefragt sind bis zu 5 Mio. €",
    });
    expect(knockout("insurance", "Betriebshaftpflichtversicherung über 3 Mio. €")).toMatchObject({
      evidence: "Berufshaftpflicht 3 Mio. €; Art der Police prüfen",
    });
    expect(status("insurance", "Haftpflicht über 3 Mio. €", { insurance: {} })).toBe("open");
    const ending = { coverCents: 900_000_000, expiresOn: "2026-02-15" };
    expect(status("insurance", "Haftpflicht über 3 Mio. €", { insurance: ending })).toBe("open");
  });

  it("count references by age, value and service, and leave what is the buyer's judgement open", () => {
    const plain = "Mindestens 2 Referenzen der letzten 3 Jahre";
    expect(status("references", plain)).toBe("met");
    expect(knockout("references", "Mindestens 4 Referenzen")).toMatchObject({
      status: "open",
      evidence: "3 von 3 Referenzen",
    });
    expect(status("references", "Mindestens 3 Referenzen der letzten 2 Jahre")).toBe("open");
    expect(status("references", "Mindestens 2 vergleichbare Referenzen")).toBe("open");
    expect(status("references", "Mindestens 2 Referenzen mit Volumen über 1 Mio. €")).toBe("open");
    const other = {
      references: [
        reference({ title: "Glasreinigung der Büros", description: "" }),
        reference({ title: "Winterdienst", description: "" }),
      ],
    };
    expect(status("references", plain, other)).toBe("open");
    expect(status("references", "Mindestens 9 Referenzen", { references: [] })).toBe("open");
  });

  it("look for certificates: a list shows what is there, never what is missing", () => {
    expect(status("certificates", "Zertifikat ISO 9001")).toBe("met");
    expect(status("certificates", "Zertifikat ISO 27001")).toBe("open");
    expect(status("certificates", "Zertifikat ISO 9001 oder ISO 27001")).toBe("met");
    expect(status("certificates", "Zertifikat ISO 9001 für den Betrieb der Anlage")).toBe("open");
    expect(status("certificates", "Zertifikat ISO 27001", { certificates: [] })).toBe("open");
  });

  it("leave a demanded presence open: a profile says where an agency works, not where its offices are", () => {
    const office = "Die Agentur muss ein Büro in der Region unterhalten.";
    expect(knockout("region", office)).toMatchObject({
      status: "open",
      evidence: "vor Ort in Bayern",
    });
    expect(status("region", office, { regions: ["DE1"] })).toBe("open");
    const server = "Der Standort der Server muss in Deutschland liegen.";
    expect(status("region", server, { regions: ["DE1"] })).toBe("open");
  });

  it("ask for one of the languages", () => {
    expect(status("language", "")).toBe("met");
    expect(status("language", "", { languages: ["ENG"] })).toBe("open");
    expect(status("language", "", { languages: [] })).toBe("open");
  });

  it("name all own exclusions as one criterion", () => {
    const exclusions = { agencySectors: ["web" as const], keywords: ["Tiefbau"], minValueCents: 1 };
    const agency = prepareAgency(models, agencyProfile({ exclusions }));
    const { knockouts } = assessFit(
      models,
      agency,
      prepareTender(models, campaignTender(), { labelOf }),
      { today: "2026-02-01" },
    );
    const exclusionCriteria = knockouts.filter(({ kind }) => kind === "exclusion");
    expect(exclusionCriteria).toEqual([
      { kind: "exclusion", status: "open", evidence: "ab 0 €, Wert nicht veröffentlicht" },
    ]);
  });

  it("find the agency's work by services and classes of codes, never by a division alone", () => {
    const outside = (change: Parameters<typeof campaignTender>[0]) =>
      assessFit(
        models,
        prepareAgency(models, agencyProfile()),
        prepareTender(models, campaignTender(change), { labelOf }),
        { today: "2026-02-01" },
      ).knockouts.find(({ kind }) => kind === "outsideProfile");
    expect(outside({})).toMatchObject({ status: "met" });
    const guards = {
      title: "Bewachung der Gebäude",
      description: "Objektschutz und Schließdienst",
      cpv: ["79713000"],
      lots: [lot({ cpv: ["79713000"] })],
    };
    expect(outside(guards)).toMatchObject({ status: "open" });
    const saws = {
      title: "Rahmenvertrag Motorsägen",
      description: "Lieferung von Motorsägen",
      cpv: ["16600000"],
      lots: [lot({ cpv: ["16600000"] })],
    };
    expect(outside(saws)).toMatchObject({
      status: "failed",
      evidence:
        "Der Text nennt keine eurer Leistungen; ausgeschrieben ist „Landwirtschaftsmaschinen“",
    });
  });

  it("hold the agency's own exclusions against it", () => {
    const exclusions = { agencySectors: [], keywords: ["Plakat"] };
    expect(knockout("exclusion", "", { exclusions })).toMatchObject({
      status: "failed",
      evidence: "„Plakat“",
    });
    const other = { agencySectors: [], keywords: ["Rad", "Straßenbau"] };
    expect(status("exclusion", "", { exclusions: other })).toBe("failed");
    const absent = { agencySectors: [], keywords: ["Tiefbau"] };
    expect(status("exclusion", "", { exclusions: absent })).toBe("met");
  });
});

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
    expect(status("turnover", "Umsatz mit vergleichbaren Leistungen: 5 Mio. €")).toBe("failed");
  });

  it("compare insurance: what may follow after the award never fails", () => {
    expect(status("insurance", "Haftpflichtversicherung über 3 Mio. €")).toBe("met");
    expect(status("insurance", "Haftpflichtversicherung über 5 Mio. €")).toBe("failed");
    expect(status("insurance", "Haftpflicht über 5 Mio. €, Abschluss im Auftragsfall")).toBe(
      "open",
    );
    const both = "Haftpflicht: 5 Mio. € Personenschäden, 2 Mio. € Sachschäden";
    expect(status("insurance", both)).toBe("open");
    expect(status("insurance", "Haftpflicht über 3 Mio. €", { insurance: {} })).toBe("open");
    const ending = { coverCents: 900_000_000, expiresOn: "2026-02-15" };
    expect(status("insurance", "Haftpflicht über 3 Mio. €", { insurance: ending })).toBe("open");
  });

  it("count references by years, value and likeness", () => {
    expect(status("references", "Mindestens 2 Referenzen der letzten 3 Jahre")).toBe("met");
    expect(knockout("references", "Mindestens 4 Referenzen")).toMatchObject({
      status: "failed",
      evidence: "3 ähnliche von 3 in Frage kommenden Referenzen",
    });
    expect(status("references", "Mindestens 3 Referenzen der letzten 2 Jahre")).toBe("failed");
    const other = {
      references: [reference({ title: "Glasreinigung der Büros", description: "" })],
    };
    expect(status("references", "Mindestens eine Referenz", other)).toBe("open");
    expect(status("references", "Mindestens 9 Referenzen", { references: [] })).toBe("open");
    expect(status("references", "Mindestens 2 Referenzen mit Volumen über 1 Mio. €")).toBe(
      "failed",
    );
  });

  it("look for certificates, one of several being enough", () => {
    expect(status("certificates", "Zertifikat ISO 9001")).toBe("met");
    expect(status("certificates", "Zertifikat ISO 27001")).toBe("failed");
    expect(status("certificates", "Zertifikat ISO 27001 oder gleichwertig")).toBe("open");
    expect(status("certificates", "Zertifikat ISO 9001 oder ISO 27001")).toBe("met");
    expect(status("certificates", "Zertifikat ISO 27001", { certificates: [] })).toBe("open");
  });

  it("ask for presence in the Land of the place or of the sentence", () => {
    const office = "Die Agentur muss ein Büro in der Region unterhalten.";
    expect(status("region", office)).toBe("met");
    expect(status("region", office, { regions: ["DE1"] })).toBe("failed");
    expect(status("region", office, { regions: ["DE1"], isNationwide: true })).toBe("open");
    expect(status("region", "Die Agentur muss ein Büro in Hessen unterhalten.")).toBe("failed");
  });

  it("ask for one of the languages", () => {
    expect(status("language", "")).toBe("met");
    expect(status("language", "", { languages: ["ENG"] })).toBe("failed");
    expect(status("language", "", { languages: [] })).toBe("open");
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

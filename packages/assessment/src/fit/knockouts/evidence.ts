import { laender } from "@tc/domain";
import type { Land } from "@tc/domain";
import { euros, germanDay } from "../german.ts";
import type { PreparedAgency, PreparedTender } from "../prepared.ts";
import type { Requirement } from "../requirements/requirement.ts";
import { areOfProfile, countReferences, turnoverRange } from "./judge.ts";

/** What the profile shows against a demand, in one German line; undefined where it says nothing. */
export function evidenceOf(
  requirement: Requirement,
  agency: PreparedAgency,
  tender: PreparedTender,
): string | undefined {
  const { profile } = agency;
  switch (requirement.kind) {
    case "turnover": {
      if (!agency.turnover) return undefined;
      const [least, most] = turnoverRange(requirement.basis, agency.turnover);
      const years = profile.turnover
        .map(({ year }) => year)
        .toSorted((a, b) => a - b)
        .slice(-3);
      const from = years.length > 1 ? `${years[0]}–${years.at(-1)}` : `${years[0]}`;
      const isTooLittle = Number.isFinite(most) && most < requirement.cents;
      const figure = isTooLittle ? most : least;
      const isUnsaid = isTooLittle && requirement.basis === "unsaid";
      const word = isUnsaid ? "zuletzt und im Schnitt höchstens" : turnoverWords[requirement.basis];
      const hint = requirement.isSpecific
        ? "; prüfen, ob nur der Umsatz mit vergleichbaren Leistungen zählt"
        : areOfProfile(requirement.years, agency.turnover)
          ? wordingHint(requirement)
          : "; gefragt sind andere Jahre";
      return `${word} ${euros(figure)} (${from})${hint}`;
    }
    case "insurance": {
      const { coverCents, expiresOn } = profile.insurance;
      if (coverCents === undefined) return undefined;
      const until = expiresOn === undefined ? "" : `, gültig bis ${germanDay(expiresOn)}`;
      const cover = `Berufshaftpflicht ${euros(coverCents)}${until}`;
      if (!requirement.isProfessional) return `${cover}; Art der Police prüfen`;
      if (requirement.isSumElsewhere) return `${cover}; die Summe steht in den Unterlagen`;
      if (requirement.timesAYear > 1)
        return `${cover}; gefragt ist das ${requirement.timesAYear}-Fache im Jahr`;
      const isTooLittle = coverCents < requirement.highestCents;
      const highest = isTooLittle ? `; gefragt sind bis zu ${euros(requirement.highestCents)}` : "";
      return cover + highest + wordingHint(requirement);
    }
    case "references": {
      if (agency.references.length === 0) return undefined;
      const { proven, alike } = countReferences(requirement, agency, tender);
      const limits = [
        ...(requirement.years === undefined ? [] : [`aus ${requirement.years} Jahren`]),
        ...(requirement.minCents === undefined ? [] : [`ab ${euros(requirement.minCents)}`]),
      ];
      const subject = requirement.isPlain
        ? ""
        : `, ${alike} davon mit gleicher Leistung; Gegenstand prüfen`;
      return (
        [`${proven} von ${agency.references.length} Referenzen`, ...limits].join(" ") + subject
      );
    }
    case "certificates": {
      const held = requirement.anyOf.find((name) => agency.certificates.has(name));
      if (held === undefined) {
        const { certificates } = profile;
        return certificates.length === 0
          ? undefined
          : `im Profil: ${listed(certificates.map(({ name }) => name))}`;
      }
      const expiresOn = agency.certificates.get(held)?.expiresOn;
      const until = expiresOn === undefined ? "" : `, gültig bis ${germanDay(expiresOn)}`;
      return `${held}${until}${requirement.isScoped ? "; Geltungsbereich prüfen" : wordingHint(requirement)}`;
    }
    case "region":
      if (profile.regions.length === 0)
        return profile.isNationwide ? "bundesweit tätig" : undefined;
      return `vor Ort in ${listed(profile.regions.map((region) => laender[region as Land] ?? region))}`;
    case "language":
      return profile.languages.length === 0 ? undefined : listed(profile.languages);
  }
}

interface Wording {
  readonly isPlain: boolean;
  readonly isSure?: boolean;
}

function wordingHint({ isPlain, isSure = true }: Wording): string {
  return isPlain && isSure ? "" : "; Wortlaut prüfen";
}

const turnoverWords = {
  average: "im Schnitt",
  each: "im schwächsten Jahr",
  any: "im stärksten Jahr",
  sum: "zusammen",
  years: "im schwächsten Jahr",
  unsaid: "im schwächsten Jahr",
} as const;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 4).join(", ");
  return names.length > 4 ? `${shown} und ${names.length - 4} weitere` : shown;
}

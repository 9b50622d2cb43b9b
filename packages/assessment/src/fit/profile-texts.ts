import { agencySectorDefinitions } from "@tc/domain";
import type { FieldText } from "../text/field-text.ts";
import type { AgencyProfile } from "./agency-profile.ts";

/** What an agency can be compared by in words. Where one is missing, the other counts alone. */
export interface ProfileTexts {
  readonly hasReferences: boolean;
  readonly hasOwnText: boolean;
}

export function profileTexts(profile: AgencyProfile): ProfileTexts {
  return {
    hasReferences: profile.references.length > 0,
    hasOwnText: hasWords(profileText(profile)),
  };
}

/** What the agency says of itself. */
export function profileText(profile: AgencyProfile): FieldText {
  return {
    title: profile.keywords.join(", "),
    lotTitles: profile.agencySectors.map(
      (agencySector) => agencySectorDefinitions[agencySector]?.label ?? "",
    ),
    description: profile.focus,
    cpvLabels: [],
  };
}

export function hasWords(text: FieldText): boolean {
  return [text.title, text.description, ...text.lotTitles, ...text.cpvLabels].some((part) =>
    /\p{L}/u.test(part),
  );
}

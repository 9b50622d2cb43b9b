import type { FieldText } from "../text/field-text.ts";
import type { TextVector } from "../text/text-model.ts";
import type { AgencyProfile, AgencyReference } from "./agency-profile.ts";
import type { BuyerGroup } from "./buyer-group.ts";
import type { FitWeights } from "./fit-weights.ts";
import type { Keyword, WordLine } from "./keywords.ts";
import type { ProfileTexts } from "./profile-texts.ts";
import type { Services } from "./services/service-vocabulary.ts";
import type { TenderServices } from "./services/service-vocabulary.ts";
import type { Requirement } from "./requirements/requirement.ts";

export interface PreparedReference {
  readonly reference: AgencyReference;
  readonly text: FieldText;
  readonly vector: TextVector;
  /** What its title and description name */
  readonly services: Services;
}

/** An agency as scoring needs it: made once, used for every tender. Holds for one text model. */
export interface PreparedAgency {
  readonly profile: AgencyProfile;
  /** The agency's own where it has judged enough, else everybody's. */
  readonly weights: FitWeights;
  readonly texts: ProfileTexts;
  /** Absent where the profile has no words. */
  readonly ownText?: { readonly text: FieldText; readonly vector: TextVector };
  readonly references: readonly PreparedReference[];
  /** Entered codes and prefixes, ascending */
  readonly codes: readonly string[];
  /** What its sectors stand for and its own words name; empty: nothing is known of its services */
  readonly services: Services;
  /** Those its own words name */
  readonly namedServices: Services;
  /** Entered keywords that the vocabulary does not hold, such as "TYPO3" */
  readonly extraKeywords: readonly Keyword[];
  readonly certificates: ReadonlyMap<string, { readonly expiresOn?: string }>;
  /** ln cents of done projects */
  readonly size?: { readonly mean: number; readonly deviation: number };
  readonly clients: ReadonlySet<string>;
  readonly clientGroups: ReadonlyMap<BuyerGroup, number>;
  readonly publicClients: number;
  readonly excludedKeywords: readonly Keyword[];
  readonly turnover?: {
    readonly newest: number;
    readonly lowest: number;
    readonly highest: number;
    readonly average: number;
    readonly sum: number;
    readonly newestYear: number;
    /** Three years in a row. */
    readonly isComplete: boolean;
  };
}

/** A code of the notice with how sure it is: 1 where published. */
export interface TenderCode {
  readonly code: string;
  readonly probability: number;
  /** Its German text */
  readonly label?: string;
}

/** A tender as scoring needs it: made once, used for every agency. Holds for one text model. */
export interface PreparedTender {
  readonly text: FieldText;
  readonly vector: TextVector;
  readonly hasText: boolean;
  readonly services: TenderServices;
  readonly codes: readonly TenderCode[];
  readonly isCpvEstimated: boolean;
  /** NUTS codes that say more than the country, upper case */
  readonly places: readonly string[];
  /** Countries of all NUTS codes, two letters */
  readonly countries: readonly string[];
  /** Published values of what can be bid for, in cents: the lots', else the whole's. EUR, plausible, no maximum. */
  readonly valuesCents: readonly number[];
  /** ln cents: the published values, or equally likely points of the estimate */
  readonly logValues: Float64Array;
  readonly isValueEstimated: boolean;
  /** Year of publication; undefined where not said */
  readonly year: number | undefined;
  /** First and last day that certificates must cover */
  readonly publishedOn: string | undefined;
  readonly deadlineOn: string | undefined;
  readonly hasPlausibleDeadline: boolean;
  readonly buyers: readonly { readonly key: string; readonly group: BuyerGroup }[];
  readonly requirements: readonly Requirement[];
  /** Lots one may bid for */
  readonly lotIds: readonly string[];
  readonly wordLine: WordLine;
  /** Of the titles alone */
  readonly titleLine: WordLine;
}

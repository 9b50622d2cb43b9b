import type { AgencySector } from "@tc/domain";

/** A project the agency did for a client. */
export interface AgencyReference {
  readonly id?: string;
  readonly client: string;
  readonly title: string;
  readonly year: number;
  readonly valueCents?: number | undefined;
  readonly agencySectors: readonly AgencySector[];
  readonly description?: string | undefined;
  readonly isPublicClient: boolean;
}

/**
 * What an agency says about itself, as far as the fit reads it. The saved profile has this shape; every part may be
 * empty, and an empty part means "not said", never "has none".
 */
export interface AgencyProfile {
  readonly focus: string;
  readonly agencySectors: readonly AgencySector[];
  /** CPV codes or prefixes, 2 to 8 digits */
  readonly cpv: readonly string[];
  /** NUTS codes the agency can be present in, usually Länder ("DE2"). */
  readonly regions: readonly string[];
  readonly isNationwide: boolean;
  readonly teamSize?: number | undefined;
  /** Net, newest first */
  readonly turnover: readonly { readonly year: number; readonly cents: number }[];
  readonly insurance: {
    readonly coverCents?: number | undefined;
    readonly expiresOn?: string | undefined;
  };
  /** ISO 639-2/T, upper case ("DEU") */
  readonly languages: readonly string[];
  readonly certificates: readonly {
    readonly name: string;
    readonly expiresOn?: string | undefined;
  }[];
  readonly references: readonly AgencyReference[];
  readonly exclusions: {
    readonly agencySectors: readonly AgencySector[];
    readonly keywords: readonly string[];
    readonly minValueCents?: number | undefined;
    readonly maxValueCents?: number | undefined;
    readonly minLeadDays?: number | undefined;
  };
  readonly keywords: readonly string[];
}

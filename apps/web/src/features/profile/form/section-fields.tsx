import type { ComponentType } from "react";
import { AgencyFields } from "../fields/agency-fields";
import { CertificateFields } from "../fields/certificate-fields";
import { ExclusionFields } from "../fields/exclusion-fields";
import { FocusFields } from "../fields/focus-fields";
import { InsuranceFields } from "../fields/insurance-fields";
import { KeywordFields } from "../fields/keyword-fields";
import { LanguageFields } from "../fields/language-fields";
import { NotificationLink } from "../fields/notification-link";
import { PriceFields } from "../fields/price-fields";
import { ReferenceFields } from "../fields/reference-fields";
import { RegionFields } from "../fields/region-fields";
import { SizeFields } from "../fields/size-fields";
import type { PartProps } from "./part";
import type { SectionId } from "./sections";

/** The inputs of each section. */
export const sectionFields = {
  agentur: AgencyFields,
  schwerpunkt: FocusFields,
  regionen: RegionFields,
  umsatz: SizeFields,
  preisniveau: PriceFields,
  referenzen: ReferenceFields,
  zertifikate: CertificateFields,
  versicherung: InsuranceFields,
  sprachen: LanguageFields,
  ausschluesse: ExclusionFields,
  suchwoerter: KeywordFields,
  benachrichtigung: NotificationLink,
} as const satisfies Record<SectionId, ComponentType<PartProps>>;

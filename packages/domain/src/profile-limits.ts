/** Sizes of a profile that contract, forms and search words share: texts in characters (`…Max`), lists in entries. */
export const profileLimits = {
  websiteMax: 300,
  focusMax: 4_000,
  cpvCodes: 60,
  teamSizeMax: 100_000,
  insurerMax: 200,
  certificates: 50,
  certificateMax: 200,
  references: 200,
  /** A registration may bring so many. */
  referencesAtRegistration: 20,
  clientMax: 200,
  titleMax: 300,
  descriptionMax: 4_000,
  firstYear: 1980,
  lastYear: 2100,
  keywordMax: 80,
  keywords: 100,
  excludedKeywords: 50,
  leadDaysMax: 365,
} as const;

/** Parts of a postal address, in characters. */
export const addressLimits = {
  streetMax: 120,
  houseNumberMax: 20,
  postalCodeMax: 12,
  /** An order also takes postal codes from abroad. */
  orderPostalCodeMax: 20,
  cityMax: 120,
} as const;

/** The note beside a mark, in characters. */
export const markNoteMax = 500;

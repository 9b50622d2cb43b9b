/** What an agency may upload; the server refuses what is beyond, and the screen says so before it sends anything. */
export const uploadLimits = {
  fileBytes: 50_000_000,
  /** Of all documents of a tender */
  tenderBytes: 200_000_000,
  tenderPages: 1_500,
  tenderFiles: 500,
  /** Of all documents of an agency */
  agencyBytes: 5_000_000_000,
  nameMax: 200,
} as const;

/** Characters of a question to the documents of a tender */
export const documentQuestionMax = 300;

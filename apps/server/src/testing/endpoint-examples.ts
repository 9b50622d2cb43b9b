import type { endpoints } from "@tc/contract/endpoints";
import { closedRequestForm, publicRequestForm } from "./enquiries/closed-requests.ts";
import type { AccessWorld, Belongings } from "./people/access-world.ts";

export type EndpointName = keyof typeof endpoints;

export interface EndpointExample {
  /** A body that fits the schema. */
  readonly body?: (world: AccessWorld) => Record<string, unknown> | Buffer;
  /** What the query must say */
  readonly query?: string;
  /** The id in the path, as one of an agency's belongings; absent where published data are asked for. */
  readonly ownId?: (belongings: Belongings) => string;
  /** The id in the body that claims an agency. */
  readonly bodyId?: { readonly field: string; readonly of: (belongings: Belongings) => string };
}

const currentPassword = ({ a }: AccessWorld) => ({ currentPassword: a.made.owner.password });
const enquirySender = { firstName: "Nora", lastName: "Neu", email: "nora@neu.example" };
const token = "x".repeat(43);
const unsubscribeToken = "x".repeat(64);
const enterpriseSale = { period: "annual", netCents: 358_800, daysUntilDue: 14, start: "now" };
const incident = {
  title: "E-Mails kamen später an",
  text: "Ein Mailserver nahm nichts an.",
  lost: "Nichts ging verloren.",
  beginsAt: "2026-11-16T06:41:00.000Z",
};
const newPassword = "Graue-Reiher-am-Landwehrkanal-9";

const reportDraft = () => ({
  name: "Markt im Überblick",
  filters: { sector: "own", months: 24 },
  sections: ["volume"],
  format: "pdf",
  recipients: [],
});

/** How to call each endpoint that takes more than a session; tests range over the registry and ask here. */
export const endpointExamples: { readonly [Name in EndpointName]?: EndpointExample } = {
  signIn: { body: () => ({ email: "wer@agentur.example", password: newPassword }) },
  verifySecondFactor: { body: () => ({ method: "totp", code: "123456" }) },
  revokeSession: { ownId: ({ ownerSessionId }) => ownerSessionId },
  changePassword: { body: (world) => ({ ...currentPassword(world), newPassword }) },
  changeName: { body: () => ({ name: "Erika Neu" }) },
  requestEmailChange: {
    body: (world) => ({ ...currentPassword(world), newEmail: "erika.neu@agentur.example" }),
  },
  confirmEmailChange: { body: () => ({ token }) },
  beginSecondFactor: { body: currentPassword },
  confirmSecondFactor: { body: () => ({ code: "123456" }) },
  removeSecondFactor: { body: currentPassword },
  renewBackupCodes: { body: currentPassword },
  requestPasswordReset: { body: () => ({ email: "wer@agentur.example" }) },
  exchangeRecoveryToken: { body: () => ({ accessToken: token }) },
  completePasswordReset: { body: () => ({ newPassword }) },
  register: {
    body: () => ({
      companyName: "Neue Agentur",
      contactPerson: "Nora Neu",
      email: "nora@neu.example",
      password: newPassword,
      focus: "Kampagnen",
      isBusiness: true,
      acceptsTerms: true,
    }),
  },
  resendConfirmation: { body: () => ({ email: "wer@agentur.example" }) },
  confirmEmail: { body: () => ({ token }) },
  markNotificationsSeen: { body: () => ({}) },
  markNotificationsUnseen: {
    body: ({ b }) => ({ ids: [b.labelId] }),
  },
  findProfileSuggestions: { body: () => ({}) },
  settleProfileSuggestions: { body: () => ({ confirm: [], drop: [] }) },
  promoteProfile: {
    body: ({ a }) => ({ agency_id: a.made.agencyId, auth_id: a.made.owner.userId }),
    bodyId: { field: "agency_id", of: ({ made }) => made.agencyId },
  },
  getSetupState: { ownId: ({ made }) => made.agencyId },
  upsertUserRecord: { ownId: ({ made }) => made.agencyId },
  sendSupportAlert: {
    body: ({ a }) => ({ agencyId: a.made.agencyId, errorType: "timeout" }),
    bodyId: { field: "agencyId", of: ({ made }) => made.agencyId },
  },
  saveProfile: { body: () => ({ version: 1, changes: { focus: "Messen und Events" } }) },
  saveOnboarding: { body: () => ({ step: 1, version: 1, changes: { focus: "Filme" } }) },
  requestExport: { body: currentPassword },
  requestDeletion: { body: (world) => ({ ...currentPassword(world), agencyName: "Testagentur" }) },
  concludeProcessingContract: { body: () => ({ version: "2026-11-2" }) },
  createApiKey: {
    body: (world) => ({
      ...currentPassword(world),
      name: "CRM",
      scopes: ["tenders:read"],
      days: 30,
    }),
  },
  rotateApiKey: {
    ownId: ({ apiKeyId }) => apiKeyId,
    body: (world) => ({ ...currentPassword(world), graceHours: 24 }),
  },
  revokeApiKey: { ownId: ({ apiKeyId }) => apiKeyId },
  createWebhook: {
    body: () => ({
      kind: "slack",
      name: "Kanal Vertrieb",
      address: "https://hooks.example/services/1",
      events: ["changes"],
    }),
  },
  changeWebhook: { ownId: ({ webhookId }) => webhookId, body: () => ({ name: "Kanal Neu" }) },
  deleteWebhook: { ownId: ({ webhookId }) => webhookId },
  testWebhook: { ownId: ({ webhookId }) => webhookId },
  listDeliveries: { ownId: ({ webhookId }) => webhookId },
  rotateWebhookSecret: { ownId: ({ signedWebhookId }) => signedWebhookId },
  redeliver: { ownId: ({ deliveryId }) => deliveryId },
  uploadDocument: { query: "name=Unterlage.txt", body: () => Buffer.from("Angebotsfrist") },
  askDocuments: { body: () => ({ question: "Wann ist die Angebotsfrist?" }) },
  judgeText: { query: "name=Text.txt", body: () => Buffer.from("Angebotsfrist") },
  watchTender: { body: () => ({ wish: "watched" }) },
  writeWatchNote: { body: () => ({ text: "Prüfstelle anfragen" }) },
  assignWatch: { body: () => ({ userId: null }) },
  setRegistration: { body: () => ({ state: "registered" }) },
  seeWatchlist: {
    body: () => ({
      looks: [{ tenderId: "01900000-0000-7000-8000-000000000000", upTo: "2026-11-21T11:00:00Z" }],
    }),
  },
  unseeWatchlist: { body: () => ({ before: [] }) },
  reportStatement: { body: () => ({ key: "0123456789abcdef" }) },
  saveBidDecision: { body: () => ({ decision: "go", reasons: ["strategic"] }) },
  saveCalculation: { body: () => ({ hours: 40 }) },
  weighFactors: { body: () => ({ weights: { time: "ignored" } }) },
  markWantedPaper: { body: () => ({ paper: "Handelsregisterauszug", mark: "ready" }) },
  noteQuestion: { body: () => ({ question: "Wo parken wir?", isNoted: true }) },
  chooseReferences: { body: () => ({ ids: null }) },
  printReferenceSheets: { query: "format=pdf" },
  printCompanySheet: { query: "format=pdf" },
  markQuestion: { body: () => ({ key: "weights:missing", isSent: true }) },
  uploadProofFile: {
    query: "kind=certificate&name=ISO%209001",
    body: () => Buffer.from("%PDF-1.7"),
  },
  changeProofFile: {
    ownId: ({ proofFileId }) => proofFileId,
    body: () => ({ validUntil: "2027-06-30", coverCents: null }),
  },
  answerAnnouncement: {
    ownId: ({ announcementId }) => announcementId,
    body: () => ({ answer: "objected", reason: "Neuer Anbieter außerhalb der EU" }),
  },
  publishLegalVersion: {
    body: () => ({
      kind: "sub_processors",
      version: "2027-01",
      effectiveOn: "2027-02-01",
      summary: "Ein neuer Anbieter",
      text: "Anbieter",
    }),
  },
  sendDataRequest: { body: () => ({ kind: "access", text: "Was habt ihr über mich?" }) },
  recordDataRequest: {
    body: () => ({ kind: "erasure", subjectName: "Otto Ott", receivedOn: "2026-11-20" }),
  },
  changeDataRequest: {
    ownId: ({ dataRequestId }) => dataRequestId,
    body: () => ({ identityCheck: "Ausweis" }),
  },
  sendOnboardingRequest: { body: () => ({ wish: "Gern dienstags" }) },
  sendFeedback: { body: () => ({ kind: "idea", text: "Mehr Filter, bitte." }) },
  answerFeedback: { ownId: ({ feedbackId }) => feedbackId, body: () => ({ isDone: true }) },
  createShare: { body: () => ({ parts: [], days: 14 }) },
  revokeShare: { ownId: ({ shareId }) => shareId },
  openShare: { body: () => ({ shareId: token }) },
  deleteProofFile: { ownId: ({ proofFileId }) => proofFileId },
  getProofFileContent: { ownId: ({ proofFileId }) => proofFileId },
  createMilestone: {
    body: () => ({ name: "Kalkulation fertig", dueAt: "2026-12-01T11:00:00Z", hasTime: true }),
  },
  changeMilestone: {
    ownId: ({ milestoneId }) => milestoneId,
    body: () => ({ name: "Kalkulation geprüft" }),
  },
  deleteMilestone: { ownId: ({ milestoneId }) => milestoneId },
  setClockEvent: { body: () => ({ happenedOn: "2026-11-20" }) },
  getCalendar: { query: "from=2026-11-23&to=2026-12-20" },
  renewCalendarFeed: { body: () => ({ hasOwn: true }) },
  changeCalendarFeed: { body: () => ({ hasOwn: false }) },
  setUploadBuffer: { body: () => ({ hours: 48 }) },
  deleteDocument: { ownId: ({ documentId }) => documentId },
  getDocumentText: { ownId: ({ documentId }) => documentId },
  getDocumentContent: { ownId: ({ documentId }) => documentId },
  arrangeDashboard: { body: () => ({ cards: ["market", "today"] }) },
  seeNewMatches: { body: () => ({ upTo: "2026-11-21T11:00:00Z" }) },
  markTender: { body: () => ({ reason: "services", note: "Nur Druck" }) },
  saveSearch: { body: () => ({ name: "Filme", query: { q: "Film", state: "open" } }) },
  changeSavedSearch: {
    ownId: ({ savedSearchId }) => savedSearchId,
    body: () => ({ name: "Filme und Fotos" }),
  },
  deleteSavedSearch: { ownId: ({ savedSearchId }) => savedSearchId },
  restoreSavedSearch: { ownId: ({ savedSearchId }) => savedSearchId },
  seeSavedSearch: { ownId: ({ savedSearchId }) => savedSearchId },
  orderSavedSearches: { body: () => ({ ids: [] }) },
  makeReport: { body: reportDraft },
  changeReport: { ownId: ({ savedReportId }) => savedReportId, body: reportDraft },
  deleteReport: { ownId: ({ savedReportId }) => savedReportId },
  restoreReport: { ownId: ({ savedReportId }) => savedReportId },
  receiveReport: { ownId: ({ savedReportId }) => savedReportId },
  printReport: { ownId: ({ savedReportId }) => savedReportId, query: "format=csv" },
  undoMark: { ownId: ({ labelId }) => labelId },
  saveEmails: { body: () => ({ frequencies: { matches: "weekly" } }) },
  retryMailAddress: { body: () => ({ address: "team@agentur.example" }) },
  addMailAddress: { body: () => ({ address: "team@agentur.example" }) },
  removeMailAddress: { ownId: ({ mailAddressId }) => mailAddressId },
  confirmMailAddress: { body: () => ({ token }) },
  getMail: { ownId: ({ mailId }) => mailId },
  previewUnsubscribing: { body: () => ({ token: unsubscribeToken }) },
  unsubscribe: { body: () => ({ token: unsubscribeToken, from: "all" }) },
  inviteMember: { body: () => ({ email: "kollegin@agentur.example" }) },
  resendInvitation: { ownId: ({ invitationId }) => invitationId },
  revokeInvitation: { ownId: ({ invitationId }) => invitationId },
  deactivateMember: { ownId: ({ member }) => member.userId },
  reactivateMember: { ownId: ({ member }) => member.userId },
  transferOwnership: { ownId: ({ member }) => member.userId, body: currentPassword },
  previewInvitation: { body: () => ({ token }) },
  acceptInvitation: {
    body: () => ({ token, name: "Bea Muster", password: newPassword, acceptsTerms: true }),
  },
  recordConsent: {
    body: () => ({
      consentId: "0123456789abcdef0123456789abcdef",
      version: "1.0",
      timestamp: "2026-11-21T11:00:00Z",
      analytics: false,
      marketing: false,
      textVersion: "2026-11-21",
      analyticsProvider: "",
      marketingProvider: "",
    }),
  },
  unlockGate: { body: () => ({ password: "geraten" }) },
  unlockAdmin: { body: () => ({ password: "geraten" }) },
  getEnterpriseOrder: { ownId: ({ made }) => made.agencyId },
  previewEnterpriseOrder: { ownId: ({ made }) => made.agencyId, body: () => enterpriseSale },
  placeEnterpriseOrder: {
    ownId: ({ made }) => made.agencyId,
    body: () => ({
      ...enterpriseSale,
      computedFor: "2026-11-20T09:00:00.000Z",
      recipient: {
        company: "Neue Agentur GmbH",
        contact: "Nora Neu",
        email: "nora@neu.example",
        street: "Domkloster",
        houseNumber: "4",
        postalCode: "50667",
        city: "Köln",
      },
    }),
  },
  addStatusIncident: { body: () => incident },
  changeStatusIncident: { ownId: ({ incidentId }) => incidentId, body: () => incident },
  deleteStatusIncident: { ownId: ({ incidentId }) => incidentId },
  setTier: { ownId: ({ made }) => made.agencyId, body: () => ({ tier: "premium" }) },
  retryDeadLetters: { body: () => ({ job: "mail-enquiry", cause: "mail refused" }) },
  dropDeadLetters: { body: () => ({ job: "mail-enquiry", cause: "mail refused" }) },
  rereadNotices: { body: () => ({ code: "unknown_format" }) },
  activateModelVersion: { body: () => ({ version: 1, reason: "Version 2 schätzt daneben" }) },
  releaseModelVersion: { body: () => ({ version: 1 }) },
  // Off it would change what the other endpoints answer.
  flipSwitch: { body: () => ({ name: "webhooks", isOn: true, since: incident.beginsAt }) },
  takeIncident: {
    body: () => ({ id: "00000000-0000-4000-8000-000000000000", isTaken: true }),
  },
  markAlertHandled: { ownId: ({ alertId }) => alertId },
  markReportDone: { ownId: ({ reportId }) => reportId },
  sendDemoRequest: {
    body: () => ({ ...enquirySender, company: "Neue Agentur", companySize: "11-50" }),
  },
  sendContactRequest: {
    body: () => ({ ...enquirySender, subject: "Sonstiges", message: "Guten Tag!" }),
  },
  changeEnquiry: { ownId: ({ enquiryId }) => enquiryId, body: () => ({ isHandled: true }) },
  getTrialEligibility: { ownId: ({ made }) => made.agencyId },
  getAgencyInfo: { ownId: ({ made }) => made.agencyId },
  getPlan: { ownId: ({ made }) => made.agencyId },
  createCheckoutSession: {
    body: ({ a }) => ({
      agency_id: a.made.agencyId,
      email: "wer@agentur.example",
      rechnungsempfaenger: "Neue Agentur GmbH",
      ansprechpartner: "Nora Neu",
      strasse: "Domkloster",
      hausnummer: "4",
      plz: "50667",
      stadt: "Köln",
      subscription_tier: "premium",
      billing_period: "annual",
      trial_eligible: false,
    }),
    bodyId: { field: "agency_id", of: ({ made }) => made.agencyId },
  },
  previewPlanChange: { body: () => ({ tier: "premium", period: "annual" }) },
  changePlan: {
    body: () => ({ tier: "premium", period: "annual", computedFor: "2026-11-21T11:00:00Z" }),
  },
  cancelSubscription: { body: () => ({ isAtOnce: false }) },
  usePaymentMethod: { body: () => ({ setupIntentId: "seti_1" }) },
  addPipelineCard: { body: () => ({ slug: "t-none" }) },
  movePipelineCard: {
    ownId: ({ cardId }) => cardId,
    body: () => ({ stage: "go", revision: 1 }),
  },
  assignPipelineCard: { ownId: ({ cardId }) => cardId, body: () => ({ assigneeId: null }) },
  removePipelineCard: { ownId: ({ cardId }) => cardId },
  undoPipelineChange: { ownId: ({ changeId }) => changeId },
  seePipelineCard: { ownId: ({ cardId }) => cardId },
  followPipeline: { query: "seconds=0" },
  getPipelineCard: { ownId: ({ cardId }) => cardId },
  listCardActivity: { ownId: ({ cardId }) => cardId },
  listCardComments: { ownId: ({ cardId }) => cardId },
  addCardComment: {
    ownId: ({ cardId }) => cardId,
    body: () => ({ text: "Lohnt sich", mentions: [] }),
  },
  editCardComment: {
    ownId: ({ commentId }) => commentId,
    body: () => ({ text: "Lohnt sich nicht", mentions: [] }),
  },
  deleteCardComment: { ownId: ({ commentId }) => commentId },
  addCardTask: { ownId: ({ cardId }) => cardId, body: () => ({ title: "Rechnen" }) },
  changeCardTask: { ownId: ({ taskId }) => taskId, body: () => ({ isDone: true }) },
  deleteCardTask: { ownId: ({ taskId }) => taskId },
  noteCard: { ownId: ({ cardId }) => cardId, body: () => ({ text: "Frau Ott fragen" }) },
  fileOutcome: {
    ownId: ({ cardId }) => cardId,
    body: () => ({ stage: "lost", revision: 1, rank: 2 }),
  },
  getCardLetter: { ownId: ({ cardId }) => cardId },
  changeCardLetter: { ownId: ({ cardId }) => cardId, body: () => ({ text: null }) },
  deleteEnquiry: { ownId: ({ enquiryId }) => enquiryId },
  sendClosedRequest: { body: () => publicRequestForm(new Date()) },
  openClosedRequest: { body: () => ({ token }) },
  confirmClosedRequest: { body: () => ({ token, agreesToExchange: true, isLawful: true }) },
  answerMatch: {
    body: ({ a }) => ({ token, invitationId: a.matchInvitationId, answer: "exchange" }),
  },
  withdrawClosedRequest: { body: () => ({ token }) },
  answerMatchInvitation: {
    ownId: ({ openInvitationId }) => openInvitationId,
    body: () => ({ answer: "decline", reason: "capacity" }),
  },
  withdrawFromMatch: { ownId: ({ matchInvitationId }) => matchInvitationId },
  createClosedRequest: { body: () => ({ ...closedRequestForm(new Date()) }) },
  sendRequestConfirmation: { ownId: ({ closedRequestId }) => closedRequestId },
  changeClosedRequest: {
    ownId: ({ closedRequestId }) => closedRequestId,
    body: () => ({ state: "closed" }),
  },
  sendMissingMails: { ownId: ({ closedRequestId }) => closedRequestId },
  deleteClosedRequest: { ownId: ({ closedRequestId }) => closedRequestId },
  rankAgencies: { ownId: ({ closedRequestId }) => closedRequestId },
  inviteAgencies: {
    ownId: ({ closedRequestId }) => closedRequestId,
    body: ({ a }) => ({ agencyIds: [a.made.agencyId] }),
  },
};

/** Parameters of paths that take one of a few words, each with one of them; all others take an id. */
const words: Readonly<Record<string, string>> = { kind: "saved", event: "information" };

/** The address of an endpoint with an id in it, written as given. */
export function fillPath(path: string, id: string, query?: string): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => words[name] ?? id);
  return query === undefined ? filled : `${filled}?${query}`;
}

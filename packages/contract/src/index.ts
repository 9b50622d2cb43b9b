import {
  listAgencies,
  setTier,
  listSupportAlerts,
  markAlertHandled,
  listSourcesForAdmin,
} from "./admin.ts";
import {
  getAgency,
  requestExport,
  requestDeletion,
  cancelDeletion,
  listAuditEvents,
} from "./agency.ts";
import { getTenderAssessment } from "./assessment/tender-assessment.ts";
import {
  getTrialEligibility,
  getAgencyInfo,
  createCheckoutSession,
  getPaymentsSetup,
  getPlan,
  getBilling,
  startFreeTrial,
  previewPlanChange,
  changePlan,
  dropPlanChange,
  cancelSubscription,
  resumeSubscription,
  beginPaymentMethod,
  usePaymentMethod,
} from "./billing.ts";
import { getBuyer } from "./buyers.ts";
import { recordConsent } from "./consent.ts";
import {
  sendDemoRequest,
  sendContactRequest,
  listEnquiries,
  changeEnquiry,
  deleteEnquiry,
} from "./enquiries.ts";
import { getGate, unlockGate, unlockAdmin } from "./gates.ts";
import { getMarket } from "./market.ts";
import { getLearning, getMarkedTenders, markTender, undoMark, unmarkTender } from "./marks.ts";
import { getMethodology } from "./methodology.ts";
import { getProfile, saveProfile, getOnboarding, saveOnboarding } from "./profile.ts";
import {
  register,
  resendConfirmation,
  confirmEmail,
  promoteProfile,
  getSetupState,
  upsertUserRecord,
  sendSupportAlert,
} from "./registration.ts";
import {
  getSession,
  getUserStatus,
  signIn,
  verifySecondFactor,
  signOut,
  listSessions,
  revokeSession,
  signOutEverywhere,
  changePassword,
  changeName,
  requestEmailChange,
  confirmEmailChange,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewBackupCodes,
  requestPasswordReset,
  exchangeRecoveryToken,
  completePasswordReset,
} from "./account.ts";
import { listSources, loadSamples } from "./sources.ts";
import {
  getTeam,
  inviteMember,
  resendInvitation,
  revokeInvitation,
  deactivateMember,
  reactivateMember,
  transferOwnership,
  previewInvitation,
  acceptInvitation,
} from "./team.ts";
import { listTenders, getTender } from "./tenders.ts";

export type { Access, Endpoint } from "./endpoint.ts";
export { endpoint } from "./endpoint.ts";
export { errorResponse } from "./error.ts";
export type { ErrorResponse } from "./error.ts";
export * from "./admin.ts";
export * from "./agency.ts";
export * from "./assessment/tender-assessment.ts";
export * from "./billing.ts";
export * from "./buyers.ts";
export * from "./consent.ts";
export * from "./enquiries.ts";
export * from "./fields.ts";
export * from "./gates.ts";
export * from "./market.ts";
export * from "./marks.ts";
export * from "./methodology.ts";
export * from "./profile.ts";
export * from "./registration.ts";
export * from "./account.ts";
export * from "./sources.ts";
export * from "./assessment/assessment-row.ts";
export * from "./team.ts";
export * from "./tender-query.ts";
export * from "./tender-record.ts";
export * from "./tenders.ts";

/** Every endpoint of the product; tests range over it and OpenAPI is made from it. */
export const endpoints = {
  listTenders,
  getTender,
  getTenderAssessment,
  markTender,
  unmarkTender,
  undoMark,
  getMarkedTenders,
  getLearning,
  getMarket,
  getMethodology,
  getBuyer,
  listSources,
  loadSamples,
  getSession,
  getUserStatus,
  signIn,
  verifySecondFactor,
  signOut,
  listSessions,
  revokeSession,
  signOutEverywhere,
  changePassword,
  changeName,
  requestEmailChange,
  confirmEmailChange,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewBackupCodes,
  requestPasswordReset,
  exchangeRecoveryToken,
  completePasswordReset,
  register,
  resendConfirmation,
  confirmEmail,
  promoteProfile,
  getSetupState,
  upsertUserRecord,
  sendSupportAlert,
  getProfile,
  saveProfile,
  getOnboarding,
  saveOnboarding,
  getAgency,
  requestExport,
  requestDeletion,
  cancelDeletion,
  listAuditEvents,
  getTeam,
  inviteMember,
  resendInvitation,
  revokeInvitation,
  deactivateMember,
  reactivateMember,
  transferOwnership,
  previewInvitation,
  acceptInvitation,
  getGate,
  unlockGate,
  unlockAdmin,
  listAgencies,
  setTier,
  listSupportAlerts,
  markAlertHandled,
  listSourcesForAdmin,
  recordConsent,
  sendDemoRequest,
  sendContactRequest,
  listEnquiries,
  changeEnquiry,
  deleteEnquiry,
  getTrialEligibility,
  getAgencyInfo,
  createCheckoutSession,
  getPaymentsSetup,
  getPlan,
  getBilling,
  startFreeTrial,
  previewPlanChange,
  changePlan,
  dropPlanChange,
  cancelSubscription,
  resumeSubscription,
  beginPaymentMethod,
  usePaymentMethod,
};

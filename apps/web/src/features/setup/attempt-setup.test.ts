import { expect, test, vi } from "vitest";
import { ApiError } from "../../platform/api/api-error";
import { attemptSetup } from "./attempt-setup";
import type { SetupCalls } from "./attempt-setup";

const agencyId = "00000000-0000-4000-8000-000000000002";
const userId = "00000000-0000-4000-8000-000000000001";

function calls(overrides: { [Name in keyof SetupCalls]?: () => unknown }) {
  return {
    getSetupState: vi.fn(async () => ({ hasProfile: false, hasPendingProfile: true })),
    upsertUserRecord: vi.fn(async () => ({ done: true })),
    promoteProfile: vi.fn(async () => ({ status: "success" })),
    ...overrides,
  } as unknown as SetupCalls;
}
const attempt = (setupCalls: SetupCalls) => attemptSetup({ agencyId, userId }, setupCalls);
type Code = "internal" | "not_found" | "bad_request" | "no_pending_profile" | "promotion_failed";
const fails =
  (code: Code, more: { details?: Record<string, string>; detail?: string } = {}) =>
  () =>
    Promise.reject(new ApiError(code, 500, "r", more));
const made = async () => ({ hasProfile: true, hasPendingProfile: false });

test("an existing profile only needs its user record", async () => {
  const steps = calls({ getSetupState: made });
  await attempt(steps);
  expect(steps.upsertUserRecord).toHaveBeenCalledWith({ params: { agencyId } });
  expect(steps.promoteProfile).not.toHaveBeenCalled();
});

test.each(["success", "already_promoted"])("a promotion answered %s succeeds", async (status) => {
  const promoteProfile = vi.fn(async () => ({ status }));
  await attempt(calls({ promoteProfile }));
  expect(promoteProfile).toHaveBeenCalledWith({ body: { agency_id: agencyId, auth_id: userId } });
});

const noProfile = "Kein Agenturprofil gefunden. Bitte kontaktieren Sie den Support.";

test("without an agency id there is nothing to set up", async () => {
  await expect(attemptSetup({ agencyId: undefined, userId }, calls({}))).rejects.toThrow(noProfile);
});

test("both ids are claims that the server is asked about", async () => {
  const steps = calls({});
  await attempt(steps);
  expect(steps.getSetupState).toHaveBeenCalledWith({ params: { agencyId }, query: { userId } });
});

const pendingStep = { details: { step: "pending_profile" } };
const detail = "Ein verknüpfter Datensatz fehlt.";

test.each([
  [{ getSetupState: async () => ({ hasProfile: false, hasPendingProfile: false }) }, noProfile],
  [{ getSetupState: fails("not_found") }, noProfile],
  [{ getSetupState: fails("bad_request") }, noProfile],
  [{ promoteProfile: fails("no_pending_profile", { detail: "fehlt" }) }, noProfile],
  [{ getSetupState: fails("internal") }, "Das Agenturprofil konnte nicht geprüft werden."],
  [
    { getSetupState: fails("internal", pendingStep) },
    "Das wartende Agenturprofil konnte nicht geladen werden.",
  ],
  [
    { getSetupState: made, upsertUserRecord: fails("internal") },
    "Der Nutzerdatensatz konnte nicht gespeichert werden.",
  ],
  [{ promoteProfile: fails("promotion_failed") }, "Profile promotion failed"],
  [
    { promoteProfile: fails("promotion_failed", { detail }) },
    "Profile promotion failed: Ein verknüpfter Datensatz fehlt.",
  ],
])("a failed step says which: case %#", async (overrides, message) => {
  await expect(attempt(calls(overrides))).rejects.toHaveProperty("message", message);
});

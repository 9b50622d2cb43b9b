import type { UserStatus } from "@tc/contract";
import { describe, expect, test, vi } from "vitest";
import { ApiError } from "../../platform/api/api-error";
import { prepareOnboarding } from "./prepare-onboarding";
import type { Prepared } from "./prepare-onboarding";

const agencyId = "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b11";
const user = { id: "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b12", metadata: { name: "Ada" } };
const record = {
  agencyId,
  agencyName: "Nordlicht",
  active: false,
  role: "owner",
  tier: null,
} as const;

function prepare(
  status: UserStatus["record"],
  change: { promote?: () => Promise<unknown>; storedAgencyId?: string; known?: string } = {},
) {
  const promote = vi.fn(change.promote ?? (async () => ({ status: "success" })));
  const result = prepareOnboarding({
    user: { ...user, metadata: { ...user.metadata, agency_id: change.known } },
    storedAgencyId: change.storedAgencyId,
    readStatus: async () => ({ record: status, hasPendingProfile: status === null }),
    promote,
  });
  return { result, promote };
}

function setupOf(prepared: Prepared): Record<string, string> {
  if (prepared.kind !== "failed") throw new Error(prepared.kind);
  const url = new URL(prepared.setupPath, "https://x.invalid");
  const parameters: Record<string, string> = Object.fromEntries(url.searchParams);
  return { ...parameters, path: url.pathname };
}

describe("before the set-up", () => {
  test("a user record is enough, nothing is promoted", async () => {
    const { result, promote } = prepare(record, { known: agencyId });
    expect(await result).toEqual({ kind: "ready" });
    expect(promote).not.toHaveBeenCalled();
  });

  test("an active user has nothing to set up", async () => {
    expect(await prepare({ ...record, active: true }).result).toEqual({ kind: "active" });
  });

  test("without a record the profile of the session's agency is promoted", async () => {
    const { result, promote } = prepare(null, { known: agencyId, storedAgencyId: user.id });
    expect(await result).toEqual({ kind: "ready" });
    expect(promote).toHaveBeenCalledWith(agencyId, user.id);
  });

  test("the registered agency of this browser comes second", async () => {
    const { result, promote } = prepare(null, { storedAgencyId: agencyId });
    await result;
    expect(promote).toHaveBeenCalledWith(agencyId, user.id);
  });

  test("a failed promotion leads to /setup with its type, message and both ids", async () => {
    const promote = async () => {
      throw new ApiError("promotion_failed", 500, "r", { details: { errorType: "foreign_key" } });
    };
    expect(setupOf(await prepare(null, { known: agencyId, promote }).result)).toEqual({
      path: "/setup",
      error: "foreign_key",
      message: "Profile promotion failed",
      userId: user.id,
      agencyId,
    });
  });

  test.each([
    [new ApiError("offline", 0), "network"],
    [new ApiError("overloaded", 504), "timeout"],
    [new Error("?"), "unknown"],
  ])("%s is the type %s", async (error, type) => {
    const promote = () => Promise.reject(error);
    expect(setupOf(await prepare(null, { known: agencyId, promote }).result).error).toBe(type);
  });

  test("without a waiting profile /setup says that there is none", async () => {
    const promote = () => Promise.reject(new ApiError("no_pending_profile", 404));
    expect(setupOf(await prepare(null, { known: agencyId, promote }).result)).toMatchObject({
      message: "Kein Agenturprofil gefunden. Bitte kontaktieren Sie den Support.",
    });
  });

  test("without any agency /setup says so", async () => {
    expect(setupOf(await prepare(null).result)).toEqual({
      path: "/setup",
      error: "unknown",
      message: "Kein Agenturprofil gefunden. Bitte kontaktieren Sie den Support.",
      userId: user.id,
    });
  });
});

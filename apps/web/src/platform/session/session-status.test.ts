import type { UserStatus } from "@tc/contract";
import { describe, expect, test } from "vitest";
import { ApiError } from "../api/api-error";
import { checkStatus, isStatusChecked, routeAfterCheck } from "./session-status";

const record = {
  agencyId: "00000000-0000-4000-8000-000000000001",
  agencyName: "Musteragentur",
  active: true,
  role: "owner",
  tier: null,
} as const;
const answers = (status: UserStatus["record"]) => async () => ({
  record: status,
  hasPendingProfile: false,
});
const fails = (code: "internal" | "unauthenticated") => async (): Promise<UserStatus> => {
  throw new ApiError(code, 500);
};

describe("the agency id", () => {
  const nobody = { metadata: {}, storedAgencyId: undefined };
  test.each([
    ["metadata agency_id", { metadata: { agency_id: "a" }, storedAgencyId: undefined }],
    ["metadata agencyId", { metadata: { agencyId: "a" }, storedAgencyId: undefined }],
    ["the stored id of the registration", { metadata: {}, storedAgencyId: "a" }],
  ])("of %s is enough to check: without a record it goes to onboarding", async (_, sources) => {
    const outcome = await checkStatus({ ...sources, readStatus: answers(null) });
    expect(routeAfterCheck(outcome)).toBe("/onboarding");
  });

  test("of the user's record is found when no other source has one", async () => {
    const outcome = await checkStatus({ ...nobody, readStatus: answers(record) });
    expect(outcome).toEqual({ kind: "active", record });
    expect(routeAfterCheck(outcome)).toBeUndefined();
  });

  test("found nowhere does nothing", async () => {
    const outcome = await checkStatus({ ...nobody, readStatus: answers(null) });
    expect(outcome).toEqual({ kind: "no_agency" });
    expect(routeAfterCheck(outcome)).toBeUndefined();
  });

  test("that could not be looked up does nothing", async () => {
    const outcome = await checkStatus({ ...nobody, readStatus: fails("internal") });
    expect(outcome.kind).toBe("lookup_failed");
    expect(routeAfterCheck(outcome)).toBeUndefined();
  });
});

describe("with an agency id", () => {
  const user = { metadata: { agency_id: "a" }, storedAgencyId: undefined };

  test("a query error leads to setup with the specified error and message", async () => {
    const outcome = await checkStatus({ ...user, readStatus: fails("internal") });
    const way = new URL(routeAfterCheck(outcome) ?? "", "https://own.invalid");
    expect(way.pathname).toBe("/setup");
    expect(Object.fromEntries(way.searchParams)).toEqual({
      error: "database_error",
      message: "Fehler beim Überprüfen des Nutzerstatus.",
    });
  });

  test("an inactive user leads to onboarding", async () => {
    const readStatus = answers({ ...record, active: false });
    expect(routeAfterCheck(await checkStatus({ ...user, readStatus }))).toBe("/onboarding");
  });

  test("a session that ended meanwhile leads nowhere; the guard asks to sign in", async () => {
    const outcome = await checkStatus({ ...user, readStatus: fails("unauthenticated") });
    expect(outcome).toEqual({ kind: "signed_out" });
    expect(routeAfterCheck(outcome)).toBeUndefined();
  });
});

test.each([
  ["/onboarding", false],
  ["/setup", false],
  ["/setup/", false],
  ["/app/results", true],
  ["/", true],
  ["/setup-hilfe", true],
])("the check on %s: %s", (path, isChecked) => expect(isStatusChecked(path)).toBe(isChecked));

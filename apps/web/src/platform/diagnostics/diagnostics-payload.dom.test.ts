import { sendSupportAlert } from "@tc/contract";
import { afterEach, expect, test } from "vitest";
import { buildSupportAlert } from "./diagnostics-payload";

const secret = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF";
const user = {
  id: "00000000-0000-4000-8000-000000000001",
  email: "anna@muster.example",
  name: "Anna",
  createdAt: "2026-01-01T08:00:00.000Z",
  metadata: { name: "Anna", agency_id: "00000000-0000-4000-8000-000000000002" },
  isAdmin: false,
  hasSecondFactor: false,
};
const cause = {
  user,
  agencyId: "00000000-0000-4000-8000-000000000002",
  errorType: "timeout",
  errorMessage: "Zeit um",
  retryAttempt: 1,
};

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

test("an alert has every field of the contract and passes it", () => {
  const alert = buildSupportAlert(cause, window, new Date("2026-01-02T03:04:05Z"));
  const body = sendSupportAlert.body;
  expect(Object.keys(alert).toSorted()).toEqual(Object.keys(body?.shape ?? {}).toSorted());
  expect(body?.safeParse(alert).error).toBeUndefined();
  expect(alert).toMatchObject({ errorType: "timeout", retryAttempt: 1, userLastSignIn: null });
});

test("what lies in storage and address is told without its secrets", () => {
  history.replaceState(null, "", `/setup?error=timeout&token=${secret}&agencyId=a`);
  localStorage.setItem("registered_agency_id", "agency");
  sessionStorage.setItem("pending_session_id", "one");
  sessionStorage.setItem("pending_session_one", `{"access_token":"${secret}"}`);
  sessionStorage.setItem("unrelated", "x");
  const alert = buildSupportAlert(cause, window, new Date());
  expect(JSON.stringify(alert)).not.toContain(secret);
  expect(alert.urlParams).toEqual({ error: "timeout", token: "[entfernt]", agencyId: "a" });
  expect(alert).toMatchObject({
    localStorageAgencyId: "agency",
    currentPage: "/setup",
    sessionStorageData: { pendingSessionId: "one", pendingSessions: [expect.any(String)] },
  });
});

test("over-long values are cut to what the server takes", () => {
  history.replaceState(null, "", `/setup?message=${"a b ".repeat(2_000)}`);
  const alert = buildSupportAlert(
    { ...cause, errorMessage: "x ".repeat(5_000) },
    window,
    new Date(),
  );
  expect(sendSupportAlert.body?.safeParse(alert).error).toBeUndefined();
});

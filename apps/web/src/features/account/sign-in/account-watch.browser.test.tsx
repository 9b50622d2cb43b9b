import type { SessionUser } from "@tc/contract";
import { Link, MemoryRouter, Route, Routes } from "react-router";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { refreshSession } from "../../../platform/session/session";
import { AccountWatch } from "./account-watch";

const user: SessionUser = {
  id: "00000000-0000-4000-8000-000000000001",
  email: "anna@muster.example",
  name: "Anna",
  createdAt: "2026-01-01T08:00:00.000Z",
  metadata: { name: "Anna", agency_id: "00000000-0000-4000-8000-000000000002" },
  isAdmin: false,
  hasSecondFactor: false,
};

test("a page that signs in goes on by itself: the check is made on the next path and not before", async () => {
  let signedIn: SessionUser | null = null;
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    calls.push(url);
    if (url === "/api/session") return Response.json({ user: signedIn });
    return Response.json({ record: null, hasPendingProfile: true });
  });
  await render(
    <MemoryRouter initialEntries={["/auth/callback"]}>
      <AccountWatch />
      <Routes>
        <Route path="/auth/callback" element={<Link to="/next">Weiter</Link>} />
        <Route path="/onboarding" element={<p>Onboarding</p>} />
      </Routes>
    </MemoryRouter>,
  );
  await expect.poll(() => calls).toEqual(["/api/session"]);
  signedIn = user;
  await refreshSession("signed_in");
  await userEvent.click(page.getByRole("link", { name: "Weiter" }));
  await expect.element(page.getByText("Onboarding")).toBeVisible();
  expect(calls.filter((call) => call === "/api/user-status")).toHaveLength(1);
});

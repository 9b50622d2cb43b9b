import { endpoint } from "@tc/contract";
import { tiers } from "@tc/domain";
import type { Tier } from "@tc/domain";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Actor } from "../context.ts";
import { bind } from "../http/http.ts";
import { requireFeature } from "./plan-guard.ts";

const actorWith = (tier: Tier | null): Actor => ({
  kind: "user",
  session: {
    id: "s",
    userId: "u",
    email: "anna@agentur.example",
    isAdmin: false,
    hasSecondFactor: false,
  },
  membership: { agencyId: "a", role: "owner", tier },
});

test("the pipeline opens for Premium, its trial and Enterprise, and says to all others which plan has it", () => {
  const isOpen = (tier: Tier | null) => {
    try {
      requireFeature({ actor: actorWith(tier) }, "pipeline");
      return true;
    } catch (error) {
      expect(error).toMatchObject({
        code: "plan_required",
        details: { feature: "pipeline", tier: "premium" },
      });
      return false;
    }
  };
  expect([null, ...tiers].filter(isOpen)).toEqual(["premium", "trial", "enterprise"]);
});

test("an endpoint with a feature never reaches its verb without it", async () => {
  let calls = 0;
  const bound = bind(
    endpoint({
      method: "GET",
      path: "/api/board",
      access: "agency",
      feature: "pipeline",
      summary: "",
      response: z.object({}),
    }),
    async () => {
      calls++;
      return {};
    },
  );
  const call = (tier: Tier | null) =>
    // Neither database nor ports are reached by this verb.
    bound.answer({ actor: actorWith(tier) } as never, { params: {}, query: {}, body: undefined });
  await expect(call("basis")).rejects.toMatchObject({ code: "plan_required" });
  expect(calls).toBe(0);
  await expect(call("enterprise")).resolves.toMatchObject({ json: "{}" });
});

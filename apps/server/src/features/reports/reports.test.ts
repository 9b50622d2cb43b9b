import type { ReportDraft } from "@tc/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { testContext } from "../../testing/database/test-context.ts";
import { useWorld } from "../../testing/database/use-world.ts";
import { deactivate, makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency, MadeMember } from "../../testing/people/make-agency.ts";
import { sendMonitoringMail } from "../emails/outbox/send-monitoring-mail.ts";
import { unsubscribe, previewUnsubscribing } from "../emails/unsubscribing/unsubscribe.ts";
import { deliverReport } from "./delivery/deliver-report.ts";
import { runReports } from "./delivery/run-reports.ts";
import { reportsRoutes } from "./reports.routes.ts";

const { signal } = new AbortController();
const tests = useWorld({
  make: async (database) => {
    const agency = await makeAgency(database, { tier: "enterprise" });
    const colleague = await makeMember(database, agency.agencyId);
    return { agency, colleague };
  },
});
let agency: MadeAgency;
let colleague: MadeMember;
beforeEach(async () => {
  ({ agency, colleague } = tests.world);
  // Reports of the other tests
  await tests.database.owner.db.deleteFrom("saved_report").execute();
});

const routes = reportsRoutes();
// A Saturday; the report is due on Monday, 23 November, at 8:00.
const saturday = "2026-11-21T11:00:00Z";
const monday = "2026-11-23T07:03:00Z";
const at = (moment: string, actor: MadeAgency["actor"] = agency.actor) =>
  testContext(tests.database, { now: new Date(moment), actor });

async function call(
  name: string,
  {
    id,
    body,
    ctx = at(saturday),
  }: { id?: string; body?: unknown; ctx?: ReturnType<typeof at> } = {},
) {
  const [method = "", path = ""] = name.split(" ");
  const bound = routes.find(({ endpoint }) => endpoint.method === method && endpoint.path === path);
  const answer = await bound?.answer(ctx, {
    params: id === undefined ? undefined : { id },
    query: {},
    body,
  });
  return JSON.parse(answer?.json ?? "null");
}

const draft = (change: Partial<ReportDraft> = {}): ReportDraft => ({
  name: "Wochenbericht",
  filters: { sector: "own", months: 12 },
  sections: ["volume", "winners"],
  format: "pdf",
  schedule: { every: "week", weekday: 1, time: "08:00" },
  recipients: [agency.owner.userId, colleague.userId],
  ...change,
});
const make = (change?: Partial<ReportDraft>) => call("POST /api/reports", { body: draft(change) });

const jobsOf = async (name: string) => {
  const jobs = await at(saturday).sentJobs();
  return jobs
    .filter((job) => job.name === name)
    .map(({ payload }) => payload as Record<string, string>)
    .filter(({ agencyId }) => agencyId === agency.agencyId);
};
const deliver = async (moment: string) => {
  const [job] = (await jobsOf("deliver-report")).slice(-1);
  await deliverReport(at(moment), { agencyId: job!["agencyId"]!, deliveryId: job!["deliveryId"]! });
};
const mails = () =>
  tests.database.owner.db
    .selectFrom("mail_message")
    .selectAll()
    .where("agency_id", "=", agency.agencyId)
    .orderBy("id")
    .execute();
const list = async (ctx = at(monday)) => call("GET /api/reports", { ctx });

test.each([null, "basis", "premium", "trial"] as const)(
  "plan %s gets no report, only the plan's name",
  async (tier) => {
    const other = await makeAgency(tests.database, { tier });
    for (const { endpoint } of routes) {
      await expect(
        call(`${endpoint.method} ${endpoint.path}`, {
          id: agency.agencyId,
          body: draft(),
          ctx: at(saturday, other.actor),
        }),
      ).rejects.toMatchObject({
        code: "plan_required",
        details: { feature: "reports", tier: "enterprise" },
      });
    }
  },
);

test("a report is kept with its filters and says when it comes next", async () => {
  const made = await make();
  expect(made).toMatchObject({
    name: "Wochenbericht",
    filters: { sector: "own", months: 12 },
    sections: ["volume", "winners"],
    nextAt: "2026-11-23T07:00:00.000Z",
    deliveries: [],
  });
  const changed = await call("PUT /api/reports/:id", {
    id: made.id,
    body: draft({ name: "Neu", schedule: { every: "month", day: 31, time: "07:00" } }),
  });
  expect(changed).toMatchObject({ name: "Neu", nextAt: "2026-11-30T06:00:00.000Z" });
  expect((await list()).reports).toHaveLength(1);
});

test("recipients are active members of the agency and nobody else", async () => {
  const other = await makeAgency(tests.database, { tier: "enterprise" });
  const gone = await makeMember(tests.database, agency.agencyId, { deactivated: true });
  for (const userId of [other.owner.userId, gone.userId]) {
    await expect(make({ recipients: [userId] })).rejects.toMatchObject({ code: "bad_request" });
  }
  await expect(make({ recipients: [] })).rejects.toMatchObject({ code: "bad_request" });
});

test("a buyer that does not exist is refused, as a new report and as a change", async () => {
  const filters = { sector: "own", months: 12, buyer: crypto.randomUUID() } as const;
  await expect(make({ filters })).rejects.toMatchObject({ code: "bad_request" });
  const { id } = await make();
  const change = call("PUT /api/reports/:id", { id, body: draft({ filters }) });
  await expect(change).rejects.toMatchObject({ code: "bad_request" });
});

test("a report of another agency is answered like a missing one", async () => {
  const { id } = await make();
  const other = await makeAgency(tests.database, { tier: "enterprise" });
  const ctx = at(saturday, other.actor);
  for (const [name, body] of [
    ["PUT /api/reports/:id", draft({ recipients: [other.owner.userId] })],
    ["DELETE /api/reports/:id", undefined],
    ["POST /api/reports/:id/restore", undefined],
    ["POST /api/reports/:id/receive", undefined],
    ["GET /api/reports/:id/file", undefined],
  ] as const) {
    await expect(call(name, { id, body, ctx })).rejects.toMatchObject({ code: "not_found" });
  }
  expect((await list(ctx)).reports).toEqual([]);
});

test("a deletion can be undone for seven days, and what was missed meanwhile is not mailed", async () => {
  const { id } = await make();
  await call("DELETE /api/reports/:id", { id });
  await expect(call("DELETE /api/reports/:id", { id })).rejects.toMatchObject({
    code: "not_found",
  });
  await runReports(at(monday), signal);
  expect(await jobsOf("deliver-report")).toEqual([]);
  await call("POST /api/reports/:id/restore", { id, ctx: at(monday) });
  await runReports(at(monday), signal);
  expect(await jobsOf("deliver-report")).toEqual([]);
  await call("DELETE /api/reports/:id", { id });
  await expect(
    call("POST /api/reports/:id/restore", { id, ctx: at("2026-12-20T07:00:00Z") }),
  ).rejects.toMatchObject({ code: "not_found" });
});

describe("a scheduled report", () => {
  test("is mailed once to each recipient with its file, whoever runs how often", async () => {
    await make();
    await runReports(at("2026-11-23T06:59:00Z"), signal);
    expect(await jobsOf("deliver-report")).toEqual([]);
    await Promise.all([runReports(at(monday), signal), runReports(at(monday), signal)]);
    await runReports(at("2026-11-23T07:10:00Z"), signal);
    expect(await jobsOf("deliver-report")).toHaveLength(1);
    await Promise.all([deliver(monday), deliver(monday)]);
    await deliver(monday);
    const queued = await mails();
    expect(queued.map(({ user_id: id }) => id).toSorted()).toEqual(
      [agency.owner.userId, colleague.userId].toSorted(),
    );
    for (const { attachment, attachment_name: name, subject } of queued) {
      expect(subject).toBe("Bericht „Wochenbericht“ vom 23.11.2026");
      expect(name).toBe("wochenbericht-2026-11-23.pdf");
      expect(attachment?.subarray(0, 5).toString()).toBe("%PDF-");
    }
    const { reports } = await list();
    expect(reports[0]).toMatchObject({
      nextAt: "2026-11-30T07:00:00.000Z",
      deliveries: [{ state: "sent", mailCount: 2, isLinked: false }],
    });
  });

  test("comes with the mail, and its file is forgotten once it is sent", async () => {
    await make({ recipients: [agency.owner.userId], format: "csv" });
    await runReports(at(monday), signal);
    await deliver(monday);
    const [mail] = await mails();
    const ctx = at(monday);
    await sendMonitoringMail(ctx, { agencyId: agency.agencyId, mailId: mail!.id });
    expect(ctx.mails).toHaveLength(1);
    const [file] = ctx.mails[0]!.attachments ?? [];
    expect(file?.name).toBe("wochenbericht-2026-11-23.csv");
    expect(Buffer.from(file!.bytes).toString("utf8")).toContain("Wochenbericht");
    expect((await mails())[0]).toMatchObject({ state: "accepted", attachment: null });
  });

  test("a process that dies before its mails are written leaves nothing, and the next run makes it", async () => {
    await make();
    await runReports(at(monday), signal);
    const before = (await jobsOf("deliver-report")).length;
    await runReports(at("2026-11-23T07:30:00Z"), signal);
    expect((await jobsOf("deliver-report")).length).toBe(before + 1);
    expect(await mails()).toEqual([]);
    await deliver("2026-11-23T07:30:00Z");
    expect(await mails()).toHaveLength(2);
    await runReports(at("2026-11-23T08:00:00Z"), signal);
    expect((await jobsOf("deliver-report")).length).toBe(before + 1);
  });

  test("keeps its time by the clock when it changes", async () => {
    const { id } = await make();
    expect(id).toBeDefined();
    await runReports(at("2027-03-29T05:59:00Z"), signal);
    expect(await jobsOf("deliver-report")).toEqual([]);
    await runReports(at("2027-03-29T06:00:00Z"), signal);
    expect(await jobsOf("deliver-report")).toHaveLength(1);
  });

  test("rests while the plan is gone, also where it ends after the delivery began", async () => {
    await make();
    const setTier = (tier: "enterprise" | "premium") =>
      tests.database.owner.db
        .updateTable("agency")
        .set({ tier })
        .where("id", "=", agency.agencyId)
        .execute();
    await setTier("premium");
    await runReports(at(monday), signal);
    expect(await jobsOf("deliver-report")).toEqual([]);
    await setTier("enterprise");
    await runReports(at(monday), signal);
    await setTier("premium");
    await deliver(monday);
    expect(await mails()).toEqual([]);
    await setTier("enterprise");
    expect((await list()).reports[0].deliveries).toMatchObject([{ state: "no-plan" }]);
  });

  test("goes to nobody who left, and says so where nobody is left", async () => {
    await make({ recipients: [colleague.userId] });
    await runReports(at(monday), signal);
    await deactivate(tests.database, colleague);
    await deliver(monday);
    expect(await mails()).toEqual([]);
    const [report] = (await list()).reports;
    expect(report).toMatchObject({ recipients: [], deliveries: [{ state: "nobody" }] });
  });

  test("is stopped by the mail's link for its reader alone, who alone can want it again", async () => {
    const { id } = await make();
    await runReports(at(monday), signal);
    await deliver(monday);
    const [mail] = (await mails()).filter((row) => row.user_id === colleague.userId);
    const ctx = at(monday);
    await sendMonitoringMail(ctx, { agencyId: agency.agencyId, mailId: mail!.id });
    expect(ctx.mails[0]!.html).toMatch(/<a href="[^"]+\/abmelden\?token=[\w-]{64}"/);
    const token = /abmelden\?token=([\w-]{64})/.exec(ctx.mails[0]!.text)![1]!;
    expect(await previewUnsubscribing(ctx, { token })).toMatchObject({
      topicName: "Bericht „Wochenbericht“",
      isDone: false,
    });
    await unsubscribe(ctx, { token, from: "events" });
    await unsubscribe(ctx, { token, from: "events" });
    const stopped = { id: colleague.userId, hasStopped: true };
    expect((await list()).reports[0].recipientNames).toContainEqual(
      expect.objectContaining(stopped),
    );
    const nextMonday = "2026-11-30T07:03:00Z";
    await runReports(at(nextMonday), signal);
    await deliver(nextMonday);
    const second = (await mails()).filter(({ queued_at: on }) => on > new Date(monday));
    expect(second.map((row) => row.user_id)).toEqual([agency.owner.userId]);
    await call("POST /api/reports/:id/receive", { id, ctx: at(nextMonday, colleague.actor) });
    expect((await list()).reports[0].recipientNames).toContainEqual(
      expect.objectContaining({ id: colleague.userId, hasStopped: false }),
    );
  });

  const setFilters = (id: string, filters: object) =>
    tests.database.owner.db
      .updateTable("saved_report")
      .set({ filters: JSON.stringify(filters) })
      .where("id", "=", id)
      .execute();

  test("that can never be made says so at once and is not tried again", async () => {
    const { id } = await make({ sections: ["volume", "retenders"] });
    await runReports(at(monday), signal);
    const before = (await jobsOf("deliver-report")).length;
    await setFilters(id, { months: 12, buyer: crypto.randomUUID() });
    await deliver(monday);
    expect(await mails()).toEqual([]);
    expect((await list()).reports[0].deliveries).toMatchObject([{ state: "failed" }]);
    await runReports(at("2026-11-23T07:30:00Z"), signal);
    expect(await jobsOf("deliver-report")).toHaveLength(before);
  });

  test("that fails without a reason of ours waits for a later run, and is given up after a day", async () => {
    const { id } = await make();
    await runReports(at(monday), signal);
    const [job] = (await jobsOf("deliver-report")).slice(-1);
    const payload = { agencyId: job!["agencyId"]!, deliveryId: job!["deliveryId"]! };
    await setFilters(id, { months: "zwölf" });
    const stateOf = async () => {
      const delivery = tests.database.owner.db.selectFrom("report_delivery").select("state");
      return (await delivery.where("id", "=", payload.deliveryId).executeTakeFirstOrThrow()).state;
    };
    await expect(deliverReport(at(monday), payload)).rejects.toThrow("months");
    expect(await stateOf()).toBe("waiting");
    await deliverReport(at(monday), payload, signal, { isLastTry: true });
    expect(await stateOf()).toBe("waiting");
    const hourLater = at("2026-11-23T08:03:00Z");
    await runReports(hourLater, signal);
    expect((await jobsOf("deliver-report")).slice(-1)).toEqual([payload]);
    await setFilters(id, { months: 24 });
    await deliverReport(hourLater, payload);
    expect(await stateOf()).toBe("sent");
  });

  test("of days ago is not made up", async () => {
    await make();
    await runReports(at("2026-11-26T07:03:00Z"), signal);
    expect(await jobsOf("deliver-report")).toEqual([]);
  });
});

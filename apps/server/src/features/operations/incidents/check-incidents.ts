import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { mailIncidentsJob } from "../job-definitions.ts";
import { findIncidents } from "./find-incidents.ts";
import * as store from "./incident.operator.store.ts";

const minuteMs = 60_000;
/** What comes and goes within this time is one incident, so that it is told once. */
const calmMs = 30 * minuteMs;
const forgottenMs = 15 * minuteMs;

/**
 * Opens an incident for what is newly wrong and ends those that were not seen for a while, with one mail for all of them.
 * Done by two workers at once, the unique index lets one of them open an incident, and only that one mails.
 */
export async function checkIncidents(ctx: Context): Promise<void> {
  const findings = await findIncidents(ctx);
  const now = ctx.now().getTime();
  await asOperator(ctx, async (t) => {
    const opened = await store.noteFindings(t, findings);
    const ended = await store.endIncidents(t, new Date(now - calmMs));
    await store.noteCheck(t);
    const forgotten = await store.listWaitingMails(t, new Date(now - forgottenMs));
    const fresh =
      opened.length + ended.length > 0
        ? [await store.insertIncidentMail(t, { opened, ended })]
        : [];
    for (const mailId of [...fresh, ...forgotten]) await t.enqueue(mailIncidentsJob, { mailId });
  });
}

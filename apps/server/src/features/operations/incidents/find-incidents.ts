import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { countDeadLetters } from "../jobs/job-queue.operator.store.ts";
import { findSourceLag } from "./find-source-lag.ts";
import { listLastBackups, spentOn } from "./incident.operator.store.ts";
import type { Finding } from "./finding.ts";

const hourMs = 3_600_000;
/** A nightly backup, and two hours for it */
const backupMaxAgeMs = 26 * hourMs;
/** The model is asked no more once the next question would go beyond the cap, so the sum stays a little below it. */
const spentShare = 0.9;
const minFreeShare = 0.1;

const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const percent = new Intl.NumberFormat("de-DE", { style: "percent" });
const moment = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  dateStyle: "medium",
  timeStyle: "short",
});

/** All that is wrong now. A part that cannot be looked at ends the check: nothing is over because nobody could look. */
export async function findIncidents(ctx: Context): Promise<Finding[]> {
  const parts = await Promise.all([
    findSourceLag(ctx),
    findDeadLetters(ctx),
    findBackup(ctx),
    findSpend(ctx),
    findDisk(ctx),
  ]);
  return parts.flat();
}

async function findDeadLetters(ctx: Context): Promise<Finding[]> {
  const count = await asOperator(ctx, (t) => countDeadLetters(t));
  if (count === 0) return [];
  const text =
    count === 1
      ? "Ein Auftrag ist endgültig gescheitert."
      : `${count} Aufträge sind endgültig gescheitert.`;
  return [{ kind: "dead_letters", subject: "all", text }];
}

/** Silent where nothing has ever reported a backup. */
async function findBackup(ctx: Context): Promise<Finding[]> {
  const { last, lastOk } = await asOperator(ctx, listLastBackups);
  if (!last) return [];
  const finding = { kind: "backup", subject: "all" } as const;
  const since = lastOk
    ? `Die letzte gelungene ist vom ${moment.format(lastOk.at)} Uhr.`
    : "Es gibt noch keine gelungene.";
  if (!last.is_ok) return [{ ...finding, text: `Die letzte Sicherung ist gescheitert. ${since}` }];
  if (ctx.now().getTime() - last.at.getTime() <= backupMaxAgeMs) return [];
  return [
    { ...finding, text: `Seit mehr als 26 Stunden hat sich keine Sicherung gemeldet. ${since}` },
  ];
}

async function findSpend(ctx: Context): Promise<Finding[]> {
  const cap = ctx.ports.languageModel?.dayCents.all;
  if (cap === undefined || cap === 0) return [];
  const microEuros = await asOperator(ctx, (t) => spentOn(t, berlinDay(ctx.now())));
  if (microEuros < cap * 10_000 * spentShare) return [];
  const spent = euros.format(microEuros / 1_000_000);
  return [
    {
      kind: "model_spend",
      subject: "all",
      text: `Das Sprachmodell hat heute ${spent} von ${euros.format(cap / 100)} gekostet. Was mehr kosten würde, lesen bis Mitternacht nur die Regeln.`,
    },
  ];
}

async function findDisk(ctx: Context): Promise<Finding[]> {
  const disk = await ctx.ports.disk?.();
  if (!disk || disk.totalBytes === 0) return [];
  const share = disk.freeBytes / disk.totalBytes;
  if (share >= minFreeShare) return [];
  const free = (disk.freeBytes / 1_000_000_000).toLocaleString("de-DE", {
    maximumFractionDigits: 1,
  });
  return [
    {
      kind: "disk",
      subject: "all",
      text: `Auf dem Datenträger der Anwendung sind nur noch ${free} GB frei (${percent.format(share)}).`,
    },
  ];
}

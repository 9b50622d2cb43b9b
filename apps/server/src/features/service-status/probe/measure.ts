import type { PartState, ServicePart } from "@tc/domain";
import type { MeasuredMinute } from "../service-status.operator.store.ts";

interface Probe {
  /** As visitors reach it, without a slash at the end */
  readonly publicUrl: string;
  /** Undefined: the database cannot be asked. */
  readonly findBacklogs: () => Promise<Backlogs | undefined>;
  readonly now: () => Date;
  readonly timeoutMs?: number;
}

interface Backlogs {
  readonly oldestMail: Date | undefined;
  readonly latestScreening: Date | undefined;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const defaultTimeoutMs = 10_000;
/** Who waits longer than this for a page takes it for broken. */
const slowMs = 4_000;

/** From when on a part is disturbed, and from when on it counts as down. Sources publish once a day. */
const patience = {
  mails: { disturbedMs: 15 * minuteMs, downMs: 2 * hourMs },
  notices: { disturbedMs: 28 * hourMs, downMs: 52 * hourMs },
} as const;

/** Asks as a visitor does and says how each part did in this minute. */
export async function measure(probe: Probe): Promise<readonly MeasuredMinute[]> {
  const { now, findBacklogs } = probe;
  const startedAt = now();
  const [website, login, ready, backlogs] = await Promise.all([
    ask(probe, "/"),
    ask(probe, "/login"),
    askReadiness(probe),
    findBacklogs().catch(() => undefined),
  ]);
  const states: Readonly<Record<ServicePart, PartState>> = {
    website,
    app: worst(login, ready?.includes("database") === false ? "up" : "down"),
    search: ready && !ready.includes("search") && !ready.includes("database") ? "up" : "down",
    mails: backlogs ? ageState(startedAt, backlogs.oldestMail, patience.mails) : "down",
    notices: backlogs ? ageState(startedAt, backlogs.latestScreening, patience.notices) : "down",
  };
  const at = new Date(Math.floor(startedAt.getTime() / minuteMs) * minuteMs);
  const parts = Object.entries(states) as [ServicePart, PartState][];
  // Before the first screening there is nothing that could be late.
  const isFresh = backlogs !== undefined && backlogs.latestScreening === undefined;
  return parts
    .filter(([part]) => !(part === "notices" && isFresh))
    .map(([part, state]) => ({ part, at, state }));
}

const ranks = { up: 0, disturbed: 1, down: 2 } as const;
const worst = (a: PartState, b: PartState) => (ranks[a] >= ranks[b] ? a : b);

function ageState(
  now: Date,
  since: Date | undefined,
  { disturbedMs, downMs }: { readonly disturbedMs: number; readonly downMs: number },
): PartState {
  const ageMs = since ? now.getTime() - since.getTime() : 0;
  if (ageMs >= downMs) return "down";
  return ageMs >= disturbedMs ? "disturbed" : "up";
}

/** A page; one that asks for a password first is there as well. */
async function ask({ publicUrl, now, timeoutMs }: Probe, path: string): Promise<PartState> {
  const startedAt = now().getTime();
  try {
    const answer = await fetch(publicUrl + path, {
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs ?? defaultTimeoutMs),
    });
    const text = await answer.text();
    const isPage = (answer.status === 200 || answer.status === 401) && text.includes("<html");
    if (!isPage) return "down";
    return now().getTime() - startedAt > slowMs ? "disturbed" : "up";
  } catch {
    return "down";
  }
}

/** The names of the checks that failed; undefined: no answer that can be read. */
async function askReadiness({ publicUrl, timeoutMs }: Probe): Promise<string[] | undefined> {
  try {
    const answer = await fetch(`${publicUrl}/readyz`, {
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs ?? defaultTimeoutMs),
    });
    if (answer.status !== 200 && answer.status !== 503) return undefined;
    const { ok, reasons } = (await answer.json()) as { ok?: unknown; reasons?: object };
    if (ok === true) return [];
    return reasons && typeof reasons === "object" ? Object.keys(reasons) : undefined;
  } catch {
    return undefined;
  }
}

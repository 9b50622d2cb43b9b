import type { Incident } from "@tc/contract";
import { measuredForMs, serviceParts, shareUp, statusDays } from "@tc/domain";
import type { MeasuredMinutes, PartState, ServicePart } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { addDays, berlinDay } from "../../platform/memory/berlin-day.ts";
import * as store from "./service-status.store.ts";

export interface StatusOfPart {
  readonly part: ServicePart;
  /** Undefined: not measured now */
  readonly state: PartState | undefined;
  /** Oldest first; a day without minutes was not measured. */
  readonly days: readonly { readonly day: string; readonly minutes: MeasuredMinutes | undefined }[];
  /** Of the measured minutes; undefined: none were. */
  readonly share: number | undefined;
}

export interface ServiceStatus {
  readonly parts: readonly StatusOfPart[];
  /** The newest minute of all parts; undefined: none was measured of late. */
  readonly measuredAt: Date | undefined;
  /** Newest first */
  readonly incidents: readonly Incident[];
}

/** What was measured on the last days, and what the operator says about it. */
export async function getServiceStatus(ctx: Pick<Context, "db" | "now">): Promise<ServiceStatus> {
  const now = ctx.now();
  const today = berlinDay(now);
  const first = addDays(today, 1 - statusDays);
  const [rows, latest, incidents] = [
    await store.listDays(ctx, first),
    await store.listLatestMinutes(ctx, new Date(now.getTime() - measuredForMs)),
    await store.listStatusIncidents(ctx, new Date(`${first}T00:00:00Z`)),
  ];
  const dayNames = Array.from({ length: statusDays }, (_, index) => addDays(first, index));
  const parts = serviceParts.map((part): StatusOfPart => {
    const counted = new Map(rows.filter((row) => row.part === part).map((row) => [row.day, row]));
    const days = dayNames.map((day) => {
      const row = counted.get(day);
      const minutes = row && {
        up: row.up_minutes,
        disturbed: row.disturbed_minutes,
        down: row.down_minutes,
      };
      return { day, minutes };
    });
    const state = latest.find((minute) => minute.part === part)?.state;
    return { part, state, days, share: shareUp(days.flatMap(({ minutes }) => minutes ?? [])) };
  });
  const measuredAt = latest
    .map(({ minute }) => minute)
    .toSorted((a, b) => b.getTime() - a.getTime())
    .at(0);
  return { parts, measuredAt, incidents };
}

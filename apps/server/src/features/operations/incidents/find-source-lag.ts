import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { lagGoalMinutes, lagMinutesOf } from "../../sources/index.ts";
import type { Finding } from "./finding.ts";
import { listSourceStates } from "./incident.operator.store.ts";

const day = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** Sources that are set up and further behind than they may be. One that has never ended a run counts once it has failed. */
export async function findSourceLag(ctx: Context): Promise<Finding[]> {
  const watched = new Map(
    ctx.ports.noticeSources.filter(({ sample }) => !sample).map((source) => [source.id, source]),
  );
  if (watched.size === 0) return [];
  const rows = await asOperator(ctx, listSourceStates);
  return rows.flatMap(
    ({ id, watermark, last_success_at: lastSuccessAt, last_error: lastError }) => {
      const source = watched.get(id);
      if (!source) return [];
      const finding = { kind: "source_lag", subject: id } as const;
      if (watermark === null || lastSuccessAt === null) {
        if (lastError === null) return [];
        return [{ ...finding, text: `${source.name} ließ sich noch nie ganz lesen.` }];
      }
      if (lagMinutesOf(watermark, ctx.now()) <= lagGoalMinutes) return [];
      const [until, today] = [watermark, berlinDay(ctx.now())].map((date) =>
        day.format(new Date(`${date}T12:00:00Z`)),
      );
      const text = `${source.name} ist nur bis ${until} gelesen (heute ist der ${today}).`;
      return [{ ...finding, text }];
    },
  );
}

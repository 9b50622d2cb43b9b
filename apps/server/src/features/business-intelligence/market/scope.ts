import type { BiFilters } from "@tc/contract";
import { agencySectorNames } from "@tc/domain";
import type { AgencySector } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { findProfile } from "../../profile/index.ts";
import { findDataset } from "./scope.store.ts";
import type { Scope } from "./scope.store.ts";

export type Filters = Omit<BiFilters, "months"> & { readonly months: number };

/** The head of every answer. */
export interface ScopeAnswer {
  from: string;
  to: string;
  latestOn?: string;
  sectors: AgencySector[];
  sample: boolean;
}

const mostMonths = 24;
const berlinDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });

/** `agencyId`: whose own sectors are meant, where no member asks */
export async function readScope(ctx: Context, filters: Filters, agencyId?: string): Promise<Scope> {
  const { sector, region, buyer, level, months } = filters;
  const to = berlinDay.format(ctx.now());
  const grain = months > mostMonths ? "quarter" : "month";
  return {
    sectors:
      sector === "own" ? await ownSectors(ctx, agencyId) : sector === undefined ? [] : [sector],
    region,
    buyer,
    level,
    from: firstDay(to, months, grain),
    to,
    grain,
  };
}

async function ownSectors(
  ctx: Context,
  agencyId = requireMembership(ctx).agencyId,
): Promise<AgencySector[]> {
  const profile = await inAgency(ctx, agencyId, findProfile);
  const inProfile = new Set<string>(profile?.data.agencySectors);
  return agencySectorNames.filter((name) => inProfile.has(name));
}

/** The running month or quarter is the last of the period. */
function firstDay(today: string, months: number, grain: Scope["grain"]): string {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const last = year * 12 + month - 1;
  const first = grain === "month" ? last - months + 1 : last - (last % 3) - months + 3;
  return `${Math.floor(first / 12)}-${String((first % 12) + 1).padStart(2, "0")}-01`;
}

export async function describeScope(ctx: Context, scope: Scope): Promise<ScopeAnswer> {
  const { kind, latestOn } = await findDataset(ctx.db, scope.to);
  return {
    from: scope.from,
    to: scope.to,
    ...(latestOn !== null && { latestOn }),
    sectors: [...scope.sectors],
    sample: kind === "sample",
  };
}

import type { listAgencies as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import * as store from "./admin.operator.store.ts";
import { berlinDay } from "../../platform/memory/berlin-day.ts";
import { asAdmin } from "./as-admin.ts";
import { listUsage } from "./usage.operator.store.ts";

const pageSize = 50;

/** A page of agencies with their plan and their people. */
export function listAgencies(
  ctx: Context,
  { q = "", cursor }: { readonly q?: string | undefined; readonly cursor?: string | undefined },
): Promise<z.input<typeof endpoint.response>> {
  return asAdmin(ctx, "listAgencies", async (t) => {
    const rows = await store.listAgencyRows(t, q.trim(), { cursor, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const members = await store.listMembersOf(
      t,
      page.map(({ id }) => id),
    );
    const usage = await listUsage(
      t,
      page.map(({ id }) => id),
      `${berlinDay(ctx.now()).slice(0, 7)}-01`,
    );
    const last = page.at(-1);
    return {
      agencies: page.map((row) => ({
        id: row.id,
        name: row.name,
        tier: row.tier,
        ...(row.granted_tier && { grantedTier: row.granted_tier }),
        ...boughtBy(row),
        createdAt: row.created_at.toISOString(),
        ...(row.deletion_due_at && { deletionDueAt: row.deletion_due_at.toISOString() }),
        usage: usageOf(usage.find(({ agency_id: id }) => id === row.id)),
        users: members
          .filter(({ agency_id }) => agency_id === row.id)
          .map((member) => ({
            userId: member.user_id,
            name: member.name,
            email: member.email,
            role: member.role,
            isActive: member.active && member.deactivated_at === null,
          })),
      })),
      total: await store.countAgencies(t, q.trim()),
      ...(rows.length > pageSize && last && { nextCursor: last.id }),
    };
  });
}

function usageOf(row: Awaited<ReturnType<typeof listUsage>>[number] | undefined) {
  return {
    checksThisMonth: row?.checks ?? 0,
    storedBytes: row?.stored_bytes ?? 0,
    ...(row?.last_used_at && { lastUsedAt: row.last_used_at.toISOString() }),
  };
}

type Row = Awaited<ReturnType<typeof store.listAgencyRows>>[number];

function boughtBy(row: Row) {
  const { bought_tier: tier, bought_period: period, bought_status: status } = row;
  if (!tier || !period || !status) return {};
  return {
    bought: {
      tier,
      period,
      status,
      ...(row.bought_ends_at && { endsAt: row.bought_ends_at.toISOString() }),
      ...(row.unpaid_since && { unpaidSince: row.unpaid_since.toISOString() }),
    },
  };
}

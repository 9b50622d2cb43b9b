import { dueBefore, retentionClasses } from "@tc/domain";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { Invoice } from "../../../ports/payments.ts";

function rowOf(invoice: Invoice) {
  return {
    number: invoice.number ?? null,
    status: invoice.status,
    net_cents: invoice.netCents,
    tax_cents: invoice.taxCents,
    total_cents: invoice.totalCents,
    paid_cents: invoice.paidCents,
    currency: invoice.currency,
    created_at: invoice.createdAt,
    paid_at: invoice.paidAt ?? null,
    next_attempt_at: invoice.nextAttemptAt ?? null,
    due_at: invoice.dueAt ?? null,
    page_url: invoice.pageUrl ?? null,
    pdf_url: invoice.pdfUrl ?? null,
  };
}

/** Stores the provider's invoices and deletes drafts it no longer has. Returns whether anything changed. */
export async function saveInvoices(
  t: AgencyTransaction,
  invoices: readonly Invoice[],
): Promise<boolean> {
  const storedInvoices = await t.db
    .selectFrom("invoice")
    .selectAll()
    .where("agency_id", "=", t.agency.id)
    .execute();
  const before = new Map(storedInvoices.map((row) => [row.id, row]));
  const named = new Set(invoices.map(({ id }) => id));
  const dropped = storedInvoices.filter(({ id, status }) => status === "draft" && !named.has(id));
  for (const { id } of dropped) {
    await t.db
      .deleteFrom("invoice")
      .where("agency_id", "=", t.agency.id)
      .where("id", "=", id)
      .execute();
  }
  let isDifferent = dropped.length > 0;
  // The provider keeps them longer than we do.
  const keptSince = dueBefore(retentionClasses.contracts, t.now());
  for (const invoice of invoices.filter(({ createdAt }) => createdAt >= keptSince)) {
    const row = rowOf(invoice);
    const old = before.get(invoice.id);
    if (old?.status !== row.status || Number(old.paid_cents) !== row.paid_cents) isDifferent = true;
    await t.db
      .insertInto("invoice")
      .values({ id: invoice.id, agency_id: t.agency.id, ...row })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(row).where("invoice.agency_id", "=", t.agency.id),
      )
      .execute();
  }
  return isDifferent;
}

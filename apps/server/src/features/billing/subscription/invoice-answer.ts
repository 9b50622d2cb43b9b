import type { getBilling as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { listInvoices } from "./plan-order.store.ts";

type Row = Awaited<ReturnType<typeof listInvoices>>[number];
type Answer = z.input<typeof endpoint.response>["invoices"][number];

export function invoiceAnswer(row: Row): Answer {
  return {
    id: row.id,
    status: row.status,
    netCents: Number(row.net_cents),
    taxCents: Number(row.tax_cents),
    totalCents: Number(row.total_cents),
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    ...(row.number !== null && { number: row.number }),
    ...(row.paid_at && { paidAt: row.paid_at.toISOString() }),
    ...(row.due_at && { dueAt: row.due_at.toISOString() }),
    ...(row.next_attempt_at && { nextAttemptAt: row.next_attempt_at.toISOString() }),
    ...(row.page_url !== null && { pageUrl: row.page_url }),
    ...(row.pdf_url !== null && { pdfUrl: row.pdf_url }),
  };
}

/** What a list reads of a tender's value and of its forecast; see tender and tender_forecast. */
export interface AssessmentRow {
  readonly value_cents: string | null;
  readonly value_currency: string | null;
  readonly value_kind: "estimated" | "awarded" | "framework-maximum" | null;
  readonly mean_offers: number | null;
  readonly low_offers: number | null;
  readonly high_offers: number | null;
  readonly is_contested: boolean | null;
  readonly framework_seats: number | null;
  readonly budget_kind: "published" | "maximum" | "quoted" | "estimate" | null;
  readonly budget_cents: string | null;
  readonly budget_low_cents: string | null;
  readonly budget_high_cents: string | null;
  readonly budget_currency: string | null;
  readonly expected_cents: string | null;
  readonly lock_cents: string | null;
  /** What public documents name as the value, net */
  readonly document_cents: string | null;
}

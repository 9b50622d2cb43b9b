interface KeptRow {
  readonly answer: string;
  readonly failed_on: string | null;
}

/** The columns of an answer, or of a question that cost money today and brought none */
export function keptColumns(answer: string | null, today: string): KeptRow {
  return { answer: answer ?? "", failed_on: answer === null ? today : null };
}

/** Null: the question failed today. A release before this one clears no day of failure, so an answer counts without looking at it. */
export function keptAnswer(row: KeptRow | undefined): string | null | undefined {
  return row && (row.answer === "" && row.failed_on !== null ? null : row.answer);
}

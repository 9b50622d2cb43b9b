import { AppError } from "@tc/domain";
import type { z } from "zod";

export interface FieldProblem {
  /** e.g. `limit` or `items.0.name` */
  readonly path: string;
  readonly problem: string;
}

/** Input that an endpoint's schemas refuse. */
export class BadInput extends AppError {
  readonly fields: readonly FieldProblem[];

  constructor(fields: readonly FieldProblem[]) {
    super("bad_request");
    this.fields = fields;
  }
}

// More help nobody; a list of a hundred thousand wrong entries must not be answered with as many.
const maxProblems = 20;

export function listProblems(error: z.ZodError | undefined, data: unknown): FieldProblem[] {
  if (error) {
    const issues = error.issues.slice(0, maxProblems);
    return issues.map(({ path, message }) => ({ path: path.join("."), problem: message }));
  }
  const nuls = findNul(data).slice(0, maxProblems);
  return nuls.map((path) => ({ path, problem: "contains a NUL character" }));
}

// PostgreSQL stores no U+0000 in text; it would answer with an error of its own.
function findNul(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === "string") return value.includes("\0") ? [path.join(".")] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => findNul(part, [...path, key]));
}

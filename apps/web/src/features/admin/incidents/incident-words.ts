import { berlinClock, berlinInstant } from "@tc/domain";
import type { IncidentWords } from "./incidents-queries";

/** As `datetime-local` wants it, by German clocks wherever the operator is. */
export function typedMoment(instant: string): string {
  const { day, time } = berlinClock(new Date(instant));
  return `${day}T${time}`;
}

function readMoment(typed: string): string | undefined {
  const [day = "", time = ""] = typed.slice(0, 16).split("T");
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return undefined;
  return berlinInstant(day, time).toISOString();
}

/** Undefined: the end lies before the beginning. */
export function readWords(data: FormData): IncidentWords | undefined {
  const field = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const beginsAt = readMoment(field("beginsAt"));
  const endsAt = readMoment(field("endsAt"));
  if (beginsAt === undefined || (endsAt !== undefined && endsAt < beginsAt)) return undefined;
  const words = { title: field("title"), text: field("text"), lost: field("lost"), beginsAt };
  return { ...words, ...(endsAt !== undefined && { endsAt }) };
}

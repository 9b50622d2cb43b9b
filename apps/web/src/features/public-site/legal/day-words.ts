const format = new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", dateStyle: "long" });

/** "1. Oktober 2025" */
export const dayWords = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));

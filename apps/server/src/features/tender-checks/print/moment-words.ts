const moment = new Intl.DateTimeFormat("de-DE", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Europe/Berlin",
});
const zone = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  timeZoneName: "short",
});

/** "24.12.2026, 14:00 Uhr (MEZ)" */
export function momentInZone(at: string): string {
  const instant = new Date(at);
  const part = zone.formatToParts(instant).find(({ type }) => type === "timeZoneName");
  return `${moment.format(instant)} Uhr (${part?.value ?? "deutsche Zeit"})`;
}

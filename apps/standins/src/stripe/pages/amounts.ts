const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const day = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", dateStyle: "medium" });
const moment = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  dateStyle: "medium",
  timeStyle: "short",
});

// A plain space: narrow ones are missing in old fonts.
export const showCents = (cents: number) => euros.format(cents / 100).replaceAll(/\s/g, " ");
export const showDay = (seconds: number | null) =>
  seconds === null ? "–" : day.format(new Date(seconds * 1000));
export const showMoment = (seconds: number) => moment.format(new Date(seconds * 1000));

import type { PartKey } from "../profile";

interface Step {
  readonly title: string;
  readonly lead: string;
  readonly keys: readonly PartKey[];
}

/** The guided set-up; the server keeps the index. */
export const steps = [
  {
    title: "Schwerpunkt & Leistungen",
    lead: "Daran erkennen wir, welche Ausschreibungen zu euch passen.",
    keys: ["website", "focus", "agencySectors"],
  },
  {
    title: "Regionen",
    lead: "Manche Aufträge verlangen, dass ihr vor Ort seid.",
    keys: ["isNationwide", "regions"],
  },
  {
    title: "Größe & Umsatz",
    lead: "Viele Vergabestellen setzen Mindestwerte. Nur ihr seht diese Angaben.",
    keys: ["teamSize", "turnover"],
  },
  {
    title: "Referenzen",
    lead: "Vergleichbare Projekte sind der häufigste Eignungsnachweis.",
    keys: ["references"],
  },
  {
    title: "Benachrichtigung",
    lead: "Du kannst das später jederzeit ändern.",
    keys: ["notificationWish"],
  },
] as const satisfies readonly Step[];

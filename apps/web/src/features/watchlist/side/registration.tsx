import { Check, CircleQuestionMark, UserRoundCheck, UserRoundX, X } from "lucide-react";
import { formatDay } from "../../../platform/format/format";
import { safeHref } from "../../../ui/data/safe-href";
import { StateMark } from "../../../ui/data/state-mark";
import type { StateLook } from "../../../ui/data/state-mark";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { documentsLink, useTender } from "../../tenders";
import type { WatchDeeds } from "../deeds/use-watch-deeds";
import type { WatchedRow } from "../watched-row";
import styles from "./watch-side.module.css";

const looks = {
  registered: {
    look: { icon: UserRoundCheck, tone: "quiet" },
    word: "Ihr seid auf der Vergabeplattform registriert.",
  },
  missing: {
    look: { icon: UserRoundX, tone: "amber" },
    word: "Ihr seid auf der Vergabeplattform nicht registriert.",
  },
  open: {
    look: { icon: CircleQuestionMark, tone: "amber" },
    word: "Seid ihr auf der Vergabeplattform registriert?",
  },
} as const satisfies Record<string, { look: StateLook; word: string }>;

/** Asks first: who is not registered does not hear of corrections and answers. */
export function Registration({ row, deeds }: { row: WatchedRow; deeds: WatchDeeds }) {
  const { state, at, byName, lookedAt, lookedByName } = row.watched.registration;
  const tender = useTender(row.item.slug);
  const url = tender.data && documentsLink(tender.data.tender);
  const href = url === undefined ? undefined : safeHref(url);
  const origin = at !== undefined && `Vermerkt am ${formatDay(at)}${by(byName)}.`;
  const looked =
    lookedAt === undefined
      ? "Die Plattform hat von hier aus noch niemand geöffnet."
      : `Die Plattform zuletzt angesehen: ${formatDay(lookedAt)}${by(lookedByName)}.`;
  const why =
    state !== "registered" &&
    "Ohne Registrierung erreichen euch Berichtigungen und Antworten auf Bieterfragen nicht.";
  return (
    <section className={styles.box} aria-label="Registrierung auf der Vergabeplattform">
      <StateMark {...looks[state]} />
      <p>{[why, origin, looked].filter(Boolean).join(" ")}</p>
      <div>
        {state !== "registered" && (
          <Button onClick={() => void deeds.register(row, "registered")}>
            <Check size={14} aria-hidden /> Wir sind registriert
          </Button>
        )}
        {state !== "missing" && (
          <Button onClick={() => void deeds.register(row, "missing")}>
            <X size={14} aria-hidden /> {state === "open" ? "Noch nicht" : "Nicht registriert"}
          </Button>
        )}
        {href !== undefined && (
          <ButtonLink
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => void deeds.notePlatform(row)}
          >
            Zur Plattform<span className="visually-hidden"> (öffnet eine neue Seite)</span>
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

const by = (name: string | undefined) => (name === undefined ? "" : ` (${name})`);

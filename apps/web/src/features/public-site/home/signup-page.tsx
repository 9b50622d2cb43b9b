import { brand, tierRights, trialDays } from "@tc/domain";
import { Highlight } from "../../../ui/data/highlight";
import { SitePage } from "../../../ui/layout/site-page";
import actions from "./actions.module.css";
import type { Offered } from "./plans/availability";
import { Tally } from "./motifs";
import { limits } from "./plans/plan-offer";
import styles from "./signup-page.module.css";
import { StartNote, Upcoming } from "./tour/upcoming";

const premium = tierRights("trial");

const benefits: readonly { title: string; text: string; of: Offered }[] = [
  {
    title: "Passende Ausschreibungen zuerst",
    text: "AgencyFit vergleicht jede Ausschreibung mit deinem Profil und sagt, woran es hakt.",
    of: "agencyFit",
  },
  {
    title: "Chancen mit Spanne",
    text: "TenderChances nennt die Erfolgsaussicht und wie sicher sie ist. Du weißt vorher, worauf du dich einlässt.",
    of: "tenderChances",
  },
  {
    title: "Jeden Tag auf dem Stand",
    text: "Neue Bekanntmachungen und Änderungen werden täglich gelesen. Auf Wunsch kommen passende per Mail.",
    of: "monitoring",
  },
  {
    title: "Belege statt Behauptungen",
    text: "Zusammenfassungen zitieren die Unterlagen wörtlich. Du prüfst mit einem Blick, was gefordert ist.",
    of: "summaries",
  },
];

const start = [
  "Agentur und E-Mail-Adresse eintragen",
  "Link in der Bestätigungsmail anklicken",
  "Profil ausfüllen und Treffer sichten",
] as const;

/** Why to register, and what the trial is. */
export function SignupPage() {
  return (
    <SitePage>
      <div className={styles.page}>
        <div className={styles.pitch}>
          <h1>
            {trialDays} Tage alles testen, was deine Agentur <Highlight>weiterbringt</Highlight>
          </h1>
          <p className={styles.lead}>
            {brand} findet öffentliche Aufträge, die zu deiner Agentur passen. Teste Premium
            kostenlos und ohne Kreditkarte.
          </p>
          <ul className={styles.benefits}>
            {benefits.map(({ title, text, of }) => (
              <li key={title}>
                <h2>{title}</h2>
                <p>
                  {text}
                  <Upcoming of={of} />
                </p>
              </li>
            ))}
          </ul>
        </div>
        <section className={styles.offer} aria-labelledby="angebot">
          <Tally sure={trialDays} maybe={trialDays} className={styles.tally} />
          <h2 id="angebot">{trialDays} Tage Premium, 0 €</h2>
          <ul className={styles.facts}>
            {limits("premium").map(({ text, of }) => (
              <li key={text}>
                {text}
                <Upcoming of={of} />
              </li>
            ))}
            <li>AgencyFit und TenderChances</li>
            {premium.features.includes("agencyMatch") && (
              <li>
                AgencyMatch
                <Upcoming of="agencyMatch" />
              </li>
            )}
            <li>Ohne Kreditkarte, endet von selbst</li>
          </ul>
          <p>
            <a className={actions.main} href="/register">
              Jetzt starten
            </a>
          </p>
          <StartNote />
          <p className={styles.terms}>Einmal je Agentur. Nur für Unternehmen.</p>
          <h3>So geht es los</h3>
          <ol className={styles.start}>
            {start.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={styles.terms}>
            Schon dabei? <a href="/login">Login</a> · Lieber erst zusehen?{" "}
            <a href="/demo">Demo vereinbaren</a> · <a href="/#pricing">Alle Preise</a>
          </p>
        </section>
      </div>
    </SitePage>
  );
}

import { brand } from "@tc/domain";
import { ButtonLink } from "../../../ui/forms/button";
import { Highlight } from "../../../ui/data/highlight";
import { SitePage } from "../../../ui/layout/site-page";
import { PostingItem } from "./posting-item";
import { applicationLink } from "./posting-words";
import { generalSubject, learningBudgetEuros, postings } from "./postings";
import page from "./company-page.module.css";
import styles from "./careers-page.module.css";

/** Whom the operator looks for. Static: postings open and close without a script. */
export function CareersPage() {
  return (
    <SitePage>
      <div className={page.page}>
        <header className={page.hero}>
          <p className={page.kicker}>Karriere</p>
          <h1>
            Arbeite an Zahlen, die <Highlight>sich&nbsp;erklären.</Highlight>
          </h1>
          <p className={page.lead}>
            {brand} liest öffentliche Bekanntmachungen und sagt Agenturen, welche zu ihnen passen
            und warum. Dafür suchen wir Menschen, die lieber „zu wenig Daten“ sagen, als sich etwas
            auszudenken.
          </p>
        </header>
        <section className={page.section} aria-labelledby="stellen">
          <h2 id="stellen">Offene Stellen</h2>
          <p className={styles.everyone}>Jede Stelle steht allen Geschlechtern offen (m/w/d).</p>
          <div className={styles.postings}>
            {postings.map((posting) => (
              <PostingItem key={posting.title} posting={posting} />
            ))}
          </div>
        </section>
        <section className={styles.both} aria-label="Was für alle gilt">
          <div className={styles.budget}>
            <h2>Für alle, jedes Jahr</h2>
            <p className={styles.amount}>{learningBudgetEuros.toLocaleString("de-DE")} €</p>
            <p>
              Budget für deine Weiterbildung, in jeder Stelle und in jedem Jahr: für Kurse, Bücher
              oder Konferenzen. Was dich weiterbringt, weißt du selbst am besten.
            </p>
          </div>
          <div className={styles.general}>
            <h2>Nichts dabei?</h2>
            <p>
              Dann bewirb dich initiativ. Schreib uns, was du kannst, was du bei uns tun möchtest
              und woran man merken würde, dass du da bist.
            </p>
            <ButtonLink size="large" href={applicationLink(generalSubject)}>
              Initiativ bewerben
            </ButtonLink>
          </div>
        </section>
        <section className={page.section} aria-labelledby="bewerbung">
          <h2 id="bewerbung">So läuft deine Bewerbung</h2>
          <ol className={styles.steps}>
            <li>
              <h3>Du schreibst eine E-Mail</h3>
              <p>
                Die Knöpfe öffnen dein E-Mail-Programm mit dem passenden Betreff. Ohne Programm geht
                es genauso: <a href="mailto:{{operator.jobsEmail}}">{"{{operator.jobsEmail}}"}</a>.
              </p>
            </li>
            <li>
              <h3>Du schickst, was zählt</h3>
              <p>
                Lebenslauf und ein paar Sätze zu deiner Arbeit genügen. Foto, Alter und
                Familienstand brauchen wir nicht.
              </p>
            </li>
            <li>
              <h3>Wir löschen, was wir nicht mehr brauchen</h3>
              <p>
                Wird aus der Bewerbung keine Anstellung, löschen wir deine Unterlagen 6 Monate nach
                Abschluss des Verfahrens. Mehr dazu in der{" "}
                <a href="/datenschutz">Datenschutzerklärung</a>.
              </p>
            </li>
          </ol>
        </section>
      </div>
    </SitePage>
  );
}

import { Handshake } from "lucide-react";
import { formatMoney } from "../../../../platform/format/format";
import { planName } from "../../row/words";
import type { Knockout, Regime } from "../queries";
import { termWords } from "./partner-words";
import styles from "./partner-note.module.css";

type Gap = Extract<NonNullable<Knockout["partner"]>, { readonly kind: "gap" }>;

const euros = (cents: number) => formatMoney({ cents, currency: "EUR" });

interface Props {
  partner: Knockout["partner"];
  /** By which the law that is named goes */
  regime: Regime["code"] | undefined;
}

/** What a partner would have to bring where the agency's own turnover fails the demand. */
export function PartnerNote({ partner, regime }: Props) {
  if (!partner) return null;
  return (
    <div className={styles.note}>
      <Handshake size={16} strokeWidth={1.75} aria-hidden />
      {partner.kind === "locked" ? (
        <p>
          Mit einem Partner könnte es reichen. Welchen Umsatz er bräuchte, zeigt der Tarif{" "}
          {planName[partner.tier]}. <a href="/app/upgrade">Tarife ansehen</a>
        </p>
      ) : (
        <Words gap={partner} regime={regime} />
      )}
    </div>
  );
}

function Words({ gap, regime }: { gap: Gap; regime: Regime["code"] | undefined }) {
  const { cents, per, isAtLeast, demandCents, ownCents, terms, quote } = gap;
  const amount = `${isAtLeast ? "mindestens " : "≥ "}${euros(cents)} Umsatz ${per === "sum" ? "in den drei Jahren zusammen" : "im Jahr"}`;
  return (
    <div className={styles.words}>
      <p>
        <b>
          {terms === "silent" || terms === "sum"
            ? `Mit einem Partner mit ${amount} wärt ihr dabei`
            : `Mit einem Partner mit ${amount} wärt ihr vielleicht dabei`}
        </b>
        {terms === "single"
          ? `: Gefordert sind ${euros(demandCents)}, und ein Mitglied muss sie offenbar allein erreichen.`
          : `: Gefordert sind ${euros(demandCents)}, ihr kommt auf ${euros(ownCents)}.`}
        {isAtLeast &&
          " Es zählt nur Umsatz mit vergleichbaren Leistungen; ist das bei euch nicht der ganze, braucht er mehr."}
      </p>
      {quote !== undefined && <blockquote>„{quote}“</blockquote>}
      <p className={styles.small}>{termWords(terms, regime)}</p>
    </div>
  );
}

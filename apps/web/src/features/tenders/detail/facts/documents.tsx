import { FileText, Lock, Send } from "lucide-react";
import { Card } from "../../../../ui/layout/card";
import { ExternalLink } from "../../../../ui/data/external-link";
import { hostOf, safeHref } from "../../../../ui/data/safe-href";
import buttons from "../../../../ui/forms/button.module.css";
import type { Tender } from "../queries";
import styles from "./documents.module.css";

type TenderLink = Tender["links"][number];

/** Links of the tender and its lots, each address once. */
function allLinks(tender: Tender): TenderLink[] {
  const links = [...tender.links, ...tender.lots.flatMap((lot) => lot.links)];
  return [...new Map(links.map((link) => [`${link.kind} ${link.url}`, link])).values()];
}

/** Where a bid is really made: the platform, else the documents, else the notice. */
export function originalLink(tender: Tender): string | undefined {
  const links = allLinks(tender).filter((link) => safeHref(link.url) !== undefined);
  const order = ["platform", "documents", "submission", "notice"] as const;
  const url = order.map((kind) => links.find((link) => link.kind === kind)).find(Boolean)?.url;
  return url ?? tender.notices.findLast((notice) => notice.url !== undefined)?.url;
}

export function OriginalAction({ tender }: { tender: Tender }) {
  const url = originalLink(tender);
  if (url === undefined || safeHref(url) === undefined) return null;
  return (
    <div className={styles.action}>
      <ExternalLink url={url} className={`${buttons.button} ${buttons.main}`}>
        Original öffnen
      </ExternalLink>
      {tender.stage === "call" && (
        <p>
          Ohne Registrierung dort erreichen dich Berichtigungen und Antworten auf Bieterfragen
          nicht. Sieh vor der Abgabe noch einmal auf der Plattform nach.
        </p>
      )}
    </div>
  );
}

export function Documents({ tender }: { tender: Tender }) {
  const links = allLinks(tender).filter(
    (link) => link.kind === "documents" || link.kind === "submission",
  );
  if (links.length === 0) return null;
  return (
    <Card title="Unterlagen und Abgabe">
      <ul className={styles.links}>
        {links.map((link) => {
          const href = safeHref(link.url);
          const Icon =
            link.kind === "submission" ? Send : link.restricted === true ? Lock : FileText;
          return (
            <li key={`${link.kind}${link.url}`}>
              <Icon size={16} aria-hidden />
              <span>
                <ExternalLink url={link.url}>
                  {link.kind === "submission" ? "Angebot abgeben" : "Vergabeunterlagen"}
                </ExternalLink>
                <small>
                  {href === undefined ? link.url : hostOf(href)}
                  {link.restricted === true && " · Zugang eingeschränkt"}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

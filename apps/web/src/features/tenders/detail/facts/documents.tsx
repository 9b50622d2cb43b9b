import { ClipboardCheck, FileText, FileUp, Lock, Send } from "lucide-react";
import { Link } from "react-router";
import { tenderPath } from "../../../../platform/tender-path";
import { Card } from "../../../../ui/layout/card";
import { ExternalLink } from "../../../../ui/data/external-link";
import { hostOf, safeHref } from "../../../../ui/data/safe-href";
import { isOver } from "../decision/decision-line";
import type { TenderAnswer } from "../queries";
import { allLinks } from "./original-link";
import styles from "./documents.module.css";

/** Where the documents are, where the bid goes, and where an agency has them read and checked. */
export function Documents({ answer: { tender, slug, state } }: { answer: TenderAnswer }) {
  const links = allLinks(tender).filter(
    (link) => link.kind === "documents" || link.kind === "submission",
  );
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
        <li>
          <FileUp size={16} aria-hidden />
          <span>
            <Link to={tenderPath(slug, "unterlagen")}>Unterlagen hochladen und lesen</Link>
            <small>Auszug mit Fristen, Eignung und Zuschlag</small>
          </span>
        </li>
        <li>
          <ClipboardCheck size={16} aria-hidden />
          <span>
            <Link to={tenderPath(slug, "tendercheck")}>TenderCheck</Link>
            <small>
              {isOver(state)
                ? "Die Ausschreibung ist beendet; geprüft wird nicht mehr."
                : "Forderungen, Papiere, Risiken und was ein Angebot kostet"}
            </small>
          </span>
        </li>
      </ul>
    </Card>
  );
}

import { releaseTextsSince } from "@tc/domain";
import { dayWords } from "./day-words";
import { LegalPage } from "./legal-page";
import type { LegalSection } from "./legal-page";
import { ChangesText, LawText, SeverabilityText } from "./terms/closing";
import { ConclusionText, PartiesText } from "./terms/conclusion";
import { PrivacyText } from "./terms/data-protection";
import { LiabilityText } from "./terms/liability";
import { PricesText } from "./terms/prices";
import { ServiceText } from "./terms/service";
import { TermText } from "./terms/term";
import { UseText } from "./terms/use";

const sections: readonly LegalSection[] = [
  {
    id: "vertragsparteien",
    title: "Vertragsparteien und Geltungsbereich",
    Text: PartiesText,
  },
  { id: "leistungen", title: "Leistungsbeschreibung", Text: ServiceText },
  { id: "vertragsschluss", title: "Vertragsschluss und Registrierung", Text: ConclusionText },
  { id: "preise", title: "Preise und Zahlung", Text: PricesText },
  { id: "laufzeit", title: "Laufzeit und Kündigung", Text: TermText },
  { id: "datenschutz", title: "Datenschutz", Text: PrivacyText },
  { id: "nutzung", title: "Nutzungsrechte und Beschränkungen", Text: UseText },
  { id: "haftung", title: "Gewährleistung und Haftung", Text: LiabilityText },
  { id: "aenderungen", title: "Änderungen", Text: ChangesText },
  { id: "gerichtsstand", title: "Anwendbares Recht und Gerichtsstand", Text: LawText },
  { id: "salvatorische-klausel", title: "Salvatorische Klausel", Text: SeverabilityText },
];

export function TermsPage() {
  return (
    <LegalPage
      title="Allgemeine Geschäftsbedingungen"
      date={`Gültig ab ${dayWords(releaseTextsSince.terms)}`}
      hasVersions
      lead="Was wir leisten, was es kostet, wie lange es läuft und wofür wir einstehen, wenn deine Agentur TenderChances nutzt."
      sections={sections}
    />
  );
}

import { LegalPage } from "./legal-page";
import type { LegalSection } from "./legal-page";
import { AccountText } from "./privacy/account";
import { AgencyText } from "./privacy/agency";
import { ApplicationsText, EnquiriesText, MailsText, SupportText } from "./privacy/contact";
import { PaymentText } from "./privacy/payment";
import { LanguageModelText, RecipientsText } from "./privacy/recipients";
import { AbuseText, ConsentText, VisitText } from "./privacy/visit";
import { AssessmentText, NoticesText } from "./privacy/notices";
import { ClosingText, ComplaintText, DecisionText, RightsText } from "./privacy/rights";
import { PrinciplesText, ResponsibleText } from "./privacy/responsible";
import { RetentionText } from "./privacy/retention";
import { StorageText } from "./privacy/storage";

const sections: readonly LegalSection[] = [
  { id: "verantwortlich", title: "Verantwortlich", Text: ResponsibleText },
  { id: "grundsaetze", title: "Für wen das Angebot ist", Text: PrinciplesText },
  { id: "besuch", title: "Besuch der Seiten und Server-Protokolle", Text: VisitText },
  { id: "cookies", title: "Cookies und Speicher des Browsers", Text: StorageText },
  { id: "einwilligung", title: "Einwilligung, Statistik und Marketing", Text: ConsentText },
  { id: "konto", title: "Registrierung und Konto", Text: AccountText },
  { id: "agenturprofil", title: "Agenturprofil und Team", Text: AgencyText },
  { id: "einschaetzungen", title: "Einschätzungen und Lernen aus Urteilen", Text: AssessmentText },
  { id: "bezahlung", title: "Bezahlung", Text: PaymentText },
  { id: "mails", title: "E-Mails", Text: MailsText },
  { id: "anfragen", title: "Demo- und Kontaktanfragen", Text: EnquiriesText },
  { id: "bewerbungen", title: "Bewerbungen", Text: ApplicationsText },
  { id: "support", title: "Meldungen an den Support", Text: SupportText },
  { id: "missbrauch", title: "Schutz vor Missbrauch", Text: AbuseText },
  {
    id: "bekanntmachungen",
    title: "Personen in Bekanntmachungen und Unterlagen",
    Text: NoticesText,
  },
  { id: "sprachmodelle", title: "Sprachmodelle (KI)", Text: LanguageModelText },
  { id: "empfaenger", title: "Empfänger und Ort der Verarbeitung", Text: RecipientsText },
  { id: "speicherdauer", title: "Wie lange wir speichern", Text: RetentionText },
  { id: "rechte", title: "Deine Rechte", Text: RightsText },
  { id: "entscheidungen", title: "Keine automatisierte Entscheidung", Text: DecisionText },
  { id: "beschwerde", title: "Beschwerde bei der Aufsichtsbehörde", Text: ComplaintText },
  { id: "stand", title: "Pflichtangaben und Änderungen", Text: ClosingText },
];

export function PrivacyPage() {
  return (
    <LegalPage
      title="Datenschutzerklärung"
      date="Stand: 27. November 2026"
      lead="Welche personenbezogenen Daten wir verarbeiten, wozu und auf welcher Grundlage, wer sie erhält, wann wir sie löschen und welche Rechte du hast."
      sections={sections}
    />
  );
}

import { reportFormatNames } from "@tc/domain";
import type { ReportFormat } from "@tc/domain";
import type { Site } from "../../../platform/context.ts";
import { mailLayout } from "../../../platform/mail/mail-layout.ts";
import { dayWords } from "../print/words.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";

interface MailedReport {
  readonly reportId: string;
  readonly name: string;
  readonly format: ReportFormat;
  readonly dueAt: Date;
  /** The file was too large and waits on the page. */
  readonly isLinked: boolean;
}

/** Brings a report, or leads to it. No figure stands in the mail itself, so none can be read without what it rests on. */
export function reportEmail(
  { name, format, dueAt, isLinked }: MailedReport,
  site: Site,
  unsubscribeUrl: string,
): { subject: string; preview: string; html: string; text: string } {
  const day = dayWords(berlinDay(dueAt));
  const subject = `Bericht „${name}“ vom ${day}`;
  const where = isLinked
    ? `Die Datei ist für eine Mail zu groß: Auf der Seite „Berichte“ lädst du sie herunter.`
    : `Der Bericht hängt als ${reportFormatNames[format]} an dieser Mail.`;
  const preview = `${where} Filter und Datenstand stehen darin.`;
  const { html, text } = mailLayout({
    preview,
    heading: subject,
    paragraphs: [where, "Filter, Datenstand und worauf jede Zahl beruht, stehen im Bericht."],
    action: { label: "Berichte öffnen", url: `${site.publicUrl}/app/markt/berichte` },
    note: "Du bekommst diese Mail, weil jemand aus deiner Agentur dich als Empfänger des Berichts eingetragen hat.",
    exit: { label: `„${name}“ abbestellen`, url: unsubscribeUrl },
    site,
  });
  return { subject, preview, html, text };
}

import { brand, feedbackKindNames } from "@tc/domain";
import type { FeedbackKind } from "@tc/domain";

const paragraphsOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

interface Feedback {
  readonly kind: FeedbackKind;
  readonly text: string;
  readonly page: string | null;
  readonly by_name: string;
  readonly agency_name: string;
}

/** For our own people; the subject is ours, so that nothing typed steers it. */
export function feedbackEmail(feedback: Feedback, url: string) {
  const heading = `Rückmeldung: ${feedbackKindNames[feedback.kind]}`;
  return {
    subject: heading,
    preview: "Geschrieben von einem Mitglied einer Agentur.",
    heading,
    paragraphs: [
      `Von: ${feedback.by_name}, ${feedback.agency_name}`,
      ...(feedback.page === null ? [] : [`Seite: ${feedback.page}`]),
      "Wie getippt:",
      ...paragraphsOf(feedback.text),
    ],
    action: { label: "Rückmeldungen öffnen", url },
    note: "Antworte im Admin-Bereich: Dann steht die Antwort auch in der Anwendung.",
  };
}

export function feedbackAnswerEmail(
  { text, answer }: { readonly text: string; readonly answer: string },
  url: string,
) {
  return {
    subject: `Antwort auf deine Rückmeldung an ${brand}`,
    preview: "Danke, dass du uns geschrieben hast.",
    heading: "Antwort auf deine Rückmeldung",
    paragraphs: [...paragraphsOf(answer), "Du hattest geschrieben:", ...paragraphsOf(text)],
    action: { label: "Deine Rückmeldungen", url },
    note: "Du kannst auf diese Mail antworten.",
  };
}

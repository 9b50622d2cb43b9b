const moment = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  dateStyle: "medium",
  timeStyle: "short",
});

interface MailedIncident {
  readonly text: string;
  readonly opened_at: Date;
  readonly ended_at: Date | null;
  /** The mail tells of its end. */
  readonly is_end: boolean;
}

/** For the operator. Names what is wrong, never whose data are in it. */
export function incidentsEmail(incidents: readonly MailedIncident[], url: string) {
  const begun = incidents.filter((incident) => !incident.is_end);
  const over = incidents.filter((incident) => incident.is_end);
  const subject = begun.length > 0 ? startSubject(begun.length) : endSubject(over.length);
  return {
    subject,
    preview: (begun[0] ?? over[0])?.text ?? subject,
    heading: subject,
    paragraphs: [
      ...begun.map(
        ({ text, opened_at: at }) => `${text} Festgestellt am ${moment.format(at)} Uhr.`,
      ),
      ...over.map(
        ({ text, opened_at: from, ended_at: to }) =>
          `Vorbei${to ? ` seit ${moment.format(to)} Uhr` : ""}, begonnen am ${moment.format(from)} Uhr. Zuletzt hieß es: ${text}`,
      ),
    ],
    action: { label: "Betrieb öffnen", url },
    note: "Zu jeder Störung kommt eine Mail, wenn sie beginnt, und eine, wenn sie vorbei ist. Vorbei heißt: eine halbe Stunde lang nicht mehr festgestellt.",
  };
}

const startSubject = (count: number) => (count === 1 ? "Neue Störung" : `${count} neue Störungen`);
const endSubject = (count: number) =>
  count === 1 ? "Störung vorbei" : `${count} Störungen vorbei`;

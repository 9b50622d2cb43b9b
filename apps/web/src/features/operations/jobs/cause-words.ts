const words: readonly (readonly [RegExp, string])[] = [
  [/^bad payload$/, "Was im Auftrag steht, passt nicht zu ihm. Das ist ein Fehler bei uns."],
  [/^mail refused$/, "Der Mailserver hat die Mail endgültig abgelehnt."],
  [/^job timed out$/, "Er hat länger gebraucht, als er durfte."],
  [/^job heartbeat timeout$/, "Der Prozess, der ihn bearbeitet hat, ist ausgefallen."],
  [/^unknown$/, "Die Ursache ist nicht bekannt."],
  [
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|fetch failed|socket hang up/,
    "Eine Gegenstelle war nicht erreichbar.",
  ],
  [/^sources to be tried again/, "Eine Quelle war auch beim letzten Versuch gestört."],
  [/deadlock detected|could not serialize/, "Zwei Aufträge haben einander blockiert."],
  [
    /too many clients|Connection terminated|terminating connection/,
    "Die Datenbank war nicht erreichbar.",
  ],
];

/** The cause of a failure in words, where it is a known one; what the job itself said stands beside it. */
export function causeWords(cause: string): string {
  return words.find(([pattern]) => pattern.test(cause))?.[1] ?? "Unerwarteter Fehler.";
}

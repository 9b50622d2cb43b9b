import { accountLimits } from "@tc/domain";
import { passwordLength } from "./password-length";

const { passwordMin, passwordMax } = accountLimits;

/** What a password needs, counted while typing. How easy it is to guess is said by the server, with reasons. */
export function PasswordRules({ password }: { password: string }) {
  const length = passwordLength(password);
  return (
    <>
      {lengthWords(length)} Am besten mehrere Wörter, die nicht zusammengehören und nichts mit
      deiner Agentur zu tun haben.
    </>
  );
}

function lengthWords(length: number): string {
  if (length === 0) return `Mindestens ${passwordMin} Zeichen.`;
  if (length > passwordMax) return `Höchstens ${passwordMax} Zeichen.`;
  const missing = passwordMin - length;
  if (missing > 0) return missing === 1 ? "Noch 1 Zeichen." : `Noch ${missing} Zeichen.`;
  return `${length} Zeichen, lang genug.`;
}

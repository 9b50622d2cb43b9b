import { grantAdmin, removeAdmin } from "../features/admin/index.ts";
import type { GrantResult, RemovalResult } from "../features/admin/index.ts";
import { runProcess } from "../main/processes/process.ts";
import { openWorkContext } from "./work-context.ts";

/** `npm run admin -- [--remove] EMAIL`: makes an account an admin of this installation, or takes that back. */
const words = process.argv.slice(2);
const isRemoval = words[0] === "--remove";
const [email, ...others] = isRemoval ? words.slice(1) : words;
if (email === undefined || !email.includes("@") || others.length > 0) {
  process.stderr.write("Aufruf: npm run admin -- [--remove] E-MAIL-ADRESSE\n");
  process.exit(2);
}

const messages: Readonly<Record<GrantResult | RemovalResult, string>> = {
  granted: "ist jetzt Admin.",
  already_admin: "ist schon Admin.",
  removed: "ist kein Admin mehr.",
  no_admin: "ist kein Admin.",
  unknown: "hat kein Konto.",
  unconfirmed:
    "ist noch nicht bestätigt. Öffne zuerst den Link aus der Mail, dann versuche es noch einmal.",
};

await runProcess(async (running) => {
  const ctx = await openWorkContext(running);
  const result = await (isRemoval ? removeAdmin(ctx, email) : grantAdmin(ctx, email));
  const isAdmin = result === "granted" || result === "already_admin";
  const hasWorked = isAdmin || result === "removed" || result === "no_admin";
  (hasWorked ? process.stdout : process.stderr).write(`${email} ${messages[result]}\n`);
  if (result === "unknown" && !isRemoval) {
    process.stderr.write("Registriere das Konto zuerst unter /register.\n");
  }
  if (isAdmin && running.config.ADMIN_PASSWORD === undefined) {
    process.stdout.write("Der Admin-Bereich /admin bleibt zu, bis ADMIN_PASSWORD gesetzt ist.\n");
  }
  if (isAdmin && ctx.site.isProduction) {
    process.stdout.write("Im Produktivbetrieb braucht das Konto außerdem den zweiten Faktor.\n");
  }
  await running.shutdown.stop("done", hasWorked ? 0 : 1);
});

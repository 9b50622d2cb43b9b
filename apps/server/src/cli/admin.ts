import { grantAdmin } from "../features/admin/index.ts";
import type { GrantResult } from "../features/admin/index.ts";
import { runProcess } from "../main/process.ts";
import { openWorkContext } from "./work-context.ts";

/** `npm run admin -- EMAIL`: makes an account an admin of this installation. */
const [email, ...others] = process.argv.slice(2);
if (email === undefined || !email.includes("@") || others.length > 0) {
  process.stderr.write("Aufruf: npm run admin -- E-MAIL-ADRESSE\n");
  process.exit(2);
}

const messages: Readonly<Record<GrantResult, string>> = {
  granted: "ist jetzt Admin.",
  already_admin: "ist schon Admin.",
  unknown: "hat kein Konto. Registriere es zuerst unter /register.",
  unconfirmed:
    "ist noch nicht bestätigt. Öffne zuerst den Link aus der Mail, dann versuche es noch einmal.",
};

await runProcess(async (running) => {
  const ctx = await openWorkContext(running);
  const result = await grantAdmin(ctx, email);
  const hasWorked = result === "granted" || result === "already_admin";
  (hasWorked ? process.stdout : process.stderr).write(`${email} ${messages[result]}\n`);
  if (hasWorked && running.config.ADMIN_PASSWORD === undefined) {
    process.stdout.write("Der Admin-Bereich /admin bleibt zu, bis ADMIN_PASSWORD gesetzt ist.\n");
  }
  if (hasWorked && ctx.site.isProduction) {
    process.stdout.write("Im Produktivbetrieb braucht das Konto außerdem den zweiten Faktor.\n");
  }
  await running.shutdown.stop("done", hasWorked ? 0 : 1);
});

import { writeSync } from "node:fs";
import { createDemoAgency } from "../features/demo/index.ts";
import { listJobs } from "../main/features.ts";
import { runProcess, StartError } from "../main/processes/process.ts";
import { openWorkContext } from "./work-context.ts";

/** `npm run demo`: an agency with a filled profile to look around in; the last line says how to sign in, as JSON. */
await runProcess(async (running) => {
  if (running.config.NODE_ENV === "production") {
    throw new StartError("Im Produktivbetrieb gibt es keine Demo-Agentur.");
  }
  const ctx = await openWorkContext(running, { sent: listJobs() });
  const { demo, wasThere } = await createDemoAgency(ctx);
  process.stdout.write(
    wasThere
      ? "Die Demo-Agentur gibt es schon; sie hat jetzt ein neues Passwort, das alte gilt nicht mehr.\n"
      : "Die Demo-Agentur ist angelegt.\n",
  );
  process.stdout.write(
    "Zu Musterdaten kommen in den nächsten Minuten eine Pipeline, Unterlagen, Markierungen, ein TenderCheck und eine Entscheidung dazu, sobald das Produkt läuft und Modelle da sind.\n",
  );
  // Behind whatever the log says about stopping: programs read the last line.
  process.once("exit", () => writeSync(1, `${JSON.stringify(demo)}\n`));
  await running.shutdown.stop("done");
});

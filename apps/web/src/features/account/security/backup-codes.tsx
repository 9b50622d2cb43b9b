import { Copy, Download, Printer } from "lucide-react";
import { brand } from "@tc/domain";
import { downloadFile } from "../../../platform/download-file";
import { Button } from "../../../ui/forms/button";
import { showToast } from "../../../ui/overlays/toast";
import panel from "../../../ui/layout/panel.module.css";
import styles from "./backup-codes.module.css";

interface Props {
  codes: readonly string[];
  email: string;
  title: string;
}

/** Shown once; each opens the account one time when the phone is gone. */
export function BackupCodes({ codes, email, title }: Props) {
  const text = `${brand}: Ersatzcodes für ${email}\nJeder Code gilt einmal.\n\n${codes.join("\n")}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      showToast("Ersatzcodes kopiert.");
    } catch {
      showToast("Kopieren ging nicht. Markiere die Codes und kopiere sie selbst.", {
        isFailure: true,
      });
    }
  }

  return (
    <section className={styles.box} aria-label={title}>
      <h3>{title}</h3>
      <p className={panel.note}>
        Damit kommst du hinein, wenn dein Telefon weg ist. Jeder Code gilt einmal, und wir zeigen
        sie nur jetzt.
      </p>
      <ul className={styles.codes} data-print>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={`${panel.row} ${styles.deeds}`}>
        <Button onClick={() => void copy()}>
          <Copy size={15} aria-hidden />
          Kopieren
        </Button>
        <Button
          onClick={() =>
            downloadFile("tenderchances-ersatzcodes.txt", new Blob([text], { type: "text/plain" }))
          }
        >
          <Download size={15} aria-hidden />
          Herunterladen
        </Button>
        <Button onClick={() => window.print()}>
          <Printer size={15} aria-hidden />
          Drucken
        </Button>
      </div>
    </section>
  );
}

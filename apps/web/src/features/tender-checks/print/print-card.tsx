import { Download } from "lucide-react";
import { useState } from "react";
import { ButtonLink } from "../../../ui/forms/button";
import { CheckField } from "../../../ui/forms/check-field";
import { Card } from "../../../ui/layout/card";
import { printAddress } from "./print-address";
import styles from "./print-card.module.css";

/** The check as a file that may be handed to a partner; own figures stay inside unless they are wished for. */
export function PrintCard({ slug }: { slug: string }) {
  const [isInternal, setInternal] = useState(false);
  return (
    <Card title="Weitergeben">
      <div className={styles.print}>
        <CheckField checked={isInternal} onChange={(event) => setInternal(event.target.checked)}>
          mit Profilangaben, Rechnung und Entscheidung, nur für euch
        </CheckField>
        <ButtonLink href={printAddress(slug, isInternal)} download>
          <Download size={16} aria-hidden />
          Als PDF
        </ButtonLink>
      </div>
    </Card>
  );
}

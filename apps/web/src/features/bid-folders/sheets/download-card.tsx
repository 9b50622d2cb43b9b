import type { SheetFormat } from "@tc/contract";
import { Card } from "../../../ui/layout/card";
import { companySheetAddress, referenceSheetAddress } from "./sheet-address";
import rows from "../folder-rows.module.css";

interface Props {
  slug: string;
  /** How many references are chosen */
  references: number;
}

/** What the profile makes of itself: papers to hand in, or to go on writing in. */
export function DownloadCard({ slug, references }: Props) {
  return (
    <Card title="Zum Herunterladen">
      <ul className={rows.rows}>
        <Sheet
          name="Firmenblatt"
          note="Kontakt, Umsatz, Team, Versicherung; Stand heute"
          addressOf={(format) => companySheetAddress(slug, format)}
        />
        {references > 0 && (
          <Sheet
            name="Referenzblätter"
            note={references === 1 ? "ein Blatt" : `${references} Blätter in einer Datei`}
            addressOf={(format) => referenceSheetAddress(slug, format)}
          />
        )}
      </ul>
    </Card>
  );
}

interface SheetProps {
  name: string;
  note: string;
  addressOf: (format: SheetFormat) => string;
}

function Sheet({ name, note, addressOf }: SheetProps) {
  return (
    <li className={rows.row}>
      <div>
        <h3>{name}</h3>
        <p className={rows.note}>{note}</p>
      </div>
      <p className={rows.actions}>
        {(["docx", "pdf"] as const).map((format) => (
          <a key={format} href={addressOf(format)} download>
            {format.toUpperCase()} <span className="visually-hidden">{name}</span>
          </a>
        ))}
      </p>
    </li>
  );
}

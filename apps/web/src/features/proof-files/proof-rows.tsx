import { getProofFileContent, proofKindNames } from "@tc/contract";
import type { ProofFile } from "@tc/contract";
import { Check, Download, Trash, TriangleAlert } from "lucide-react";
import { useNow } from "../../platform/format/clock";
import { berlinDay, formatDay, formatMoney } from "../../platform/format/format";
import { StateMark } from "../../ui/data/state-mark";
import { Button, ButtonLink } from "../../ui/forms/button";
import panel from "../../ui/layout/panel.module.css";
import { EditProof } from "./edit-proof";

interface Props {
  files: readonly ProofFile[];
  onDelete: (file: ProofFile) => void;
}

export function ProofRows({ files, onDelete }: Props) {
  const today = berlinDay(useNow());
  return (
    <ul className={panel.list}>
      {files.map((file) => (
        <li key={file.id}>
          <span className={panel.who}>
            <b>{file.name}</b> <Validity file={file} today={today} />
            <small>
              {proofKindNames[file.kind]}
              {file.coverCents !== undefined &&
                `, Deckungssumme ${formatMoney({ cents: file.coverCents, currency: "EUR" })}`}{" "}
              · hinterlegt am {formatDay(file.uploadedAt)} von {file.uploadedBy}
            </small>
          </span>
          <span className={panel.deeds}>
            <ButtonLink href={contentAddress(file.id)} download>
              <Download size={16} aria-hidden />
              Herunterladen <span className="visually-hidden">{file.name}</span>
            </ButtonLink>
            <EditProof file={file} />
            <Button onClick={() => onDelete(file)}>
              <Trash size={16} aria-hidden />
              Löschen <span className="visually-hidden">{file.name}</span>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

const contentAddress = (id: string) => getProofFileContent.path.replace(":id", id);

function Validity({ file: { validUntil }, today }: { file: ProofFile; today: string }) {
  if (validUntil === undefined) return null;
  const day = formatDay(validUntil);
  return validUntil < today ? (
    <StateMark look={{ icon: TriangleAlert, tone: "amber" }} word={`abgelaufen am ${day}`} />
  ) : (
    <StateMark look={{ icon: Check, tone: "green" }} word={`gültig bis ${day}`} />
  );
}

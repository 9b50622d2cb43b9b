import { getProofFileContent, proofKindNames } from "@tc/contract";
import type { ProofFile } from "@tc/contract";
import { Check, Clock, Download, Trash, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { useNow } from "../../platform/format/clock";
import { berlinDay, formatDay, formatMoney } from "../../platform/format/format";
import { tenderPath } from "../../platform/tender-path";
import { StateMark } from "../../ui/data/state-mark";
import { Button, ButtonLink } from "../../ui/forms/button";
import { Disclosure } from "../../ui/layout/card";
import panel from "../../ui/layout/panel.module.css";
import { EditProof } from "./edit-proof";
import type { ProofList } from "./queries";
import { RenewProof } from "./renew-proof";
import { byExpiry, validityOf } from "./validity";

interface Props {
  proofs: ProofList;
  onDelete: (file: ProofFile) => void;
}

/** What lapses first stands first, each with its history and the followed tenders that it lapses before. */
export function ProofRows({ proofs, onDelete }: Props) {
  const today = berlinDay(useNow());
  const { replaced = [], lapses = [] } = proofs;
  return (
    <ul className={panel.list}>
      {byExpiry(proofs.files).map((file) => (
        <li key={file.id}>
          <span className={panel.who}>
            <b>{file.name}</b> <Validity file={file} today={today} />
            <small>
              {proofKindNames[file.kind]}
              {file.coverCents !== undefined &&
                `, Deckungssumme ${formatMoney({ cents: file.coverCents, currency: "EUR" })}`}{" "}
              · hinterlegt am {formatDay(file.uploadedAt)} von {file.uploadedBy}
            </small>
            <Lapses lapses={lapses.filter(({ proofId }) => proofId === file.id)} />
            <History files={historyOf(file.id, replaced)} onDelete={onDelete} />
          </span>
          <span className={panel.deeds}>
            <ButtonLink href={contentAddress(file.id)} download>
              <Download size={16} aria-hidden />
              Herunterladen <span className="visually-hidden">{file.name}</span>
            </ButtonLink>
            {file.validUntil !== undefined && <RenewProof file={file} />}
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

type Lapse = NonNullable<ProofList["lapses"]>[number];
const shownLapses = 3;

/** "läuft ab vor: Relaunch (Frist 20.12.2026)" */
function Lapses({ lapses }: { lapses: readonly Lapse[] }) {
  if (lapses.length === 0) return null;
  const rest = lapses.length - shownLapses;
  return (
    <small>
      Läuft vor der Frist ab:{" "}
      {lapses.slice(0, shownLapses).map(({ slug, title, deadline }, index) => (
        <span key={slug}>
          {index > 0 && ", "}
          <Link to={tenderPath(slug)}>{title}</Link> ({formatDay(deadline.at)})
        </span>
      ))}
      {rest > 0 && ` und ${rest} weitere`}
    </small>
  );
}

type Replaced = NonNullable<ProofList["replaced"]>[number];

/** What a proof stands for, the latest first. */
function historyOf(id: string, replaced: readonly Replaced[]): Replaced[] {
  return replaced
    .filter(({ replacedBy }) => replacedBy === id)
    .flatMap((file) => [file, ...historyOf(file.id, replaced)]);
}

function History({ files, onDelete }: { files: readonly Replaced[]; onDelete: Props["onDelete"] }) {
  if (files.length === 0) return null;
  return (
    <Disclosure
      summary={files.length === 1 ? "1 frühere Fassung" : `${files.length} frühere Fassungen`}
    >
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <a href={contentAddress(file.id)} download>
              {file.fileName}
            </a>
            , {file.validUntil !== undefined && `gültig bis ${formatDay(file.validUntil)}, `}
            hinterlegt am {formatDay(file.uploadedAt)} von {file.uploadedBy}{" "}
            <Button look="quiet" onClick={() => onDelete(file)}>
              Löschen <span className="visually-hidden">{file.fileName}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const looks = {
  valid: { icon: Check, tone: "green" },
  soon: { icon: Clock, tone: "amber" },
  expired: { icon: TriangleAlert, tone: "red" },
} as const;

function Validity({ file, today }: { file: ProofFile; today: string }) {
  const validity = validityOf(file.validUntil, today);
  return validity ? <StateMark look={looks[validity.kind]} word={validity.words} /> : null;
}

import { CircleCheck, Hourglass, Lock } from "lucide-react";
import {
  formatDay,
  formatMoment,
  formatNumber,
  formatShare,
} from "../../../platform/format/format";
import { Badge } from "../../../ui/feedback/badge";
import { Button } from "../../../ui/forms/button";
import panel from "../../../ui/layout/panel.module.css";
import type { ModelVersion } from "./queries";

interface Props {
  version: ModelVersion;
  isBusy: boolean;
  onActivate: () => void;
  onRelease: () => void;
}

export function VersionRow({ version: row, isBusy, onActivate, onRelease }: Props) {
  const { version, basis, status, held } = row;
  return (
    <>
      <span className={panel.who}>
        <b>Version {version}</b>
        <small>
          {status === "building" ? "begonnen" : "trainiert"} {formatMoment(row.trainedAt)}
          {row.isSample && " · aus Musterdaten"}
          {stateWords(row)}
        </small>
        {held && (
          <small>
            festgehalten seit {formatMoment(held.since)}
            {held.by !== undefined && ` von ${held.by}`}: {held.reason}
          </small>
        )}
        {basis && (
          <>
            <small>
              {formatNumber(basis.tenders)} Ausschreibungen ·{" "}
              {basisWords("Angebotszahl", basis.offers)} · {basisWords("Budget", basis.budget)} ·{" "}
              {basisWords("Fit", basis.fit)} · {basisWords("Chancen", basis.chances)}
            </small>
            <small>{heldBackWords(basis)}</small>
          </>
        )}
      </span>
      <span className={panel.deeds}>
        {status === "active" && (
          <Badge icon={CircleCheck} tone="green">
            in Gebrauch
          </Badge>
        )}
        {held && (
          <Badge icon={Lock} tone="amber">
            festgehalten
          </Badge>
        )}
        {status === "building" && (
          <Badge icon={Hourglass} tone="amber">
            wird trainiert
          </Badge>
        )}
        {row.canActivate && (
          <Button aria-label={`Version ${version} aktivieren …`} onClick={onActivate}>
            Aktivieren …
          </Button>
        )}
        {status === "active" &&
          (held ? (
            <Button aria-disabled={isBusy} onClick={() => !isBusy && onRelease()}>
              Festhalten aufheben
            </Button>
          ) : (
            <Button
              look="quiet"
              aria-label={`Version ${version} festhalten …`}
              onClick={onActivate}
            >
              Festhalten …
            </Button>
          ))}
      </span>
    </>
  );
}

/** Since when it is or was in use, and why it cannot be gone back to. */
function stateWords({ status, activatedAt, canActivate, isSample }: ModelVersion): string {
  if (status === "building") return "";
  const used = activatedAt === undefined ? undefined : formatMoment(activatedAt);
  if (status === "active") return used === undefined ? "" : ` · in Gebrauch seit ${used}`;
  const before =
    used === undefined
      ? "nie in Gebrauch, eine andere war festgehalten"
      : `früher in Gebrauch, zuletzt ab ${used}`;
  if (canActivate) return ` · ${before}`;
  const gone = isSample ? "nicht mehr einsetzbar" : "Daten nicht mehr aufgehoben";
  return ` · ${before} · ${gone}`;
}

type Basis = NonNullable<ModelVersion["basis"]>;

function basisWords(name: string, { n, from, to }: Basis["offers"]): string {
  const span =
    from !== undefined && to !== undefined ? ` (${formatDay(from)}–${formatDay(to)})` : "";
  return `${name}: ${formatNumber(n)}${span}`;
}

/** How the version did on awards that it had not seen; where there were none that is said. */
function heldBackWords({ single, offersCoverage, budgetCoverage }: Basis): string {
  const parts = [
    single &&
      `Kalibrierungsfehler bei Einzelangeboten ${formatShare(single.error)} (n = ${formatNumber(single.n)})`,
    offersCoverage !== undefined &&
      `Angebotszahl in der 80-%-Spanne: ${formatShare(offersCoverage)}`,
    budgetCoverage !== undefined && `Budget in der 80-%-Spanne: ${formatShare(budgetCoverage)}`,
  ].filter((part) => part !== undefined && part !== false);
  return parts.length === 0
    ? "An zurückgehaltenen Vergaben noch nicht gemessen"
    : parts.join(" · ");
}

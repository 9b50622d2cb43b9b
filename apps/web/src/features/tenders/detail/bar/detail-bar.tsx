import {
  ChevronLeft,
  Ellipsis,
  ExternalLink,
  Link2,
  Maximize2,
  Printer,
  Share2,
  Star,
} from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useShortcutsEnabled } from "../../../../platform/shortcuts";
import { Key } from "../../../../ui/feedback/keys";
import { IconButton } from "../../../../ui/forms/button";
import { showToast } from "../../../../ui/overlays/toast";
import { StateBadge } from "../../state/state-badge";
import type { Decision } from "../decision/use-decision";
import { originalLink } from "../facts/original-link";
import type { TenderAnswer } from "../queries";
import styles from "./detail-bar.module.css";

const ShareDialog = lazy(async () => ({
  default: (await import("../../../share")).ShareDialog,
}));
// It asks the server by itself, and nothing waits for it.
const WatchButton = lazy(async () => ({
  default: (await import("../../../watchlist")).WatchButton,
}));

interface Props {
  slug: string;
  answer: TenderAnswer | undefined;
  decision?: Decision;
  onBack: (() => void) | undefined;
  isPage: boolean;
  children?: ReactNode;
}

/** Above the title: the way back, what state it is in, and what is rarely needed. */
export function DetailBar({ slug, answer, decision, onBack, isPage, children }: Props) {
  const url = answer && originalLink(answer.tender);
  const { main, second } = decision?.actions ?? {};
  const [isSharing, setSharing] = useState(false);
  const share = answer && (() => setSharing(true));
  // Where the strip offers it, its own button does it.
  const hasStar = decision && main !== "save" && second !== "save";
  return (
    <div className={styles.bar}>
      {onBack && (
        <IconButton label="Zurück zur Liste" onClick={onBack} className={styles.back}>
          <ChevronLeft size={18} aria-hidden />
        </IconButton>
      )}
      {isPage && (
        <Link to="/app/results" className={styles.results}>
          <ChevronLeft size={16} aria-hidden />
          Ergebnisse
        </Link>
      )}
      {answer && <StateBadge state={answer.state} />}
      <span className={styles.crumb}>{answer?.tender.reference}</span>
      {children}
      {hasStar && (
        <IconButton
          label="Merken"
          aria-pressed={decision.marks?.saved ?? false}
          className={styles.star}
          onClick={() => decision.press("saved")}
        >
          <Star size={16} aria-hidden />
        </IconButton>
      )}
      {isPage && answer && (
        <Suspense>
          <WatchButton slug={slug} />
        </Suspense>
      )}
      <span className={styles.wide}>
        {url !== undefined && <Original url={url} hasWords={isPage} />}
        <Tools slug={slug} isPage={isPage} onShare={share} />
      </span>
      <More>
        {url !== undefined && <Original url={url} hasWords />}
        <Tools slug={slug} isPage={isPage} hasWords onShare={share} />
      </More>
      {isSharing && answer && (
        <Suspense>
          <ShareDialog
            slug={answer.slug}
            title={answer.tender.title}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Original({ url, hasWords }: { url: string; hasWords: boolean }) {
  const hasKey = useShortcutsEnabled();
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.tool}
      title={hasWords ? undefined : "Original öffnen"}
    >
      <span className={hasWords ? undefined : "visually-hidden"}>Original öffnen</span>
      <ExternalLink size={hasWords ? 14 : 16} aria-hidden />
      <span className="visually-hidden"> (öffnet eine neue Seite)</span>
      {hasKey && hasWords && (
        <span aria-hidden className={styles.key}>
          <Key>O</Key>
        </span>
      )}
    </a>
  );
}

interface ToolProps {
  slug: string;
  isPage: boolean;
  hasWords?: boolean;
  /** undefined: the tender is not there yet */
  onShare: (() => void) | undefined;
}

function Tools({ slug, isPage, hasWords = false, onShare }: ToolProps) {
  const word = hasWords ? undefined : "visually-hidden";
  return (
    <>
      {onShare && (
        <button
          type="button"
          className={styles.tool}
          title={hasWords ? undefined : "Teilen"}
          onClick={onShare}
        >
          <Share2 size={16} aria-hidden />
          <span className={word}>Teilen</span>
        </button>
      )}
      <button
        type="button"
        className={styles.tool}
        title={hasWords ? undefined : "Link kopieren"}
        onClick={() => void copyLink(slug)}
      >
        <Link2 size={16} aria-hidden />
        <span className={word}>Link kopieren</span>
      </button>
      {isPage ? (
        <button
          type="button"
          className={styles.tool}
          title={hasWords ? undefined : "Drucken"}
          onClick={() => window.print()}
        >
          <Printer size={16} aria-hidden />
          <span className={word}>Drucken</span>
        </button>
      ) : (
        <Link
          to={`/app/tender/${slug}`}
          className={styles.tool}
          title={hasWords ? undefined : "Als ganze Seite öffnen"}
        >
          <Maximize2 size={15} aria-hidden />
          <span className={word}>Als ganze Seite öffnen</span>
        </Link>
      )}
    </>
  );
}

/** On a phone; the browser's own popover, so Escape and a tap beside it close it. */
function More({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <span className={styles.narrow}>
      <button type="button" className={styles.tool} aria-label="Mehr" popoverTarget={id}>
        <Ellipsis size={18} aria-hidden />
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        {children}
      </div>
    </span>
  );
}

async function copyLink(slug: string) {
  try {
    await navigator.clipboard.writeText(`${location.origin}/app/tender/${slug}`);
    showToast("Link kopiert");
  } catch {
    showToast("Der Browser hat das Kopieren nicht erlaubt.", { isFailure: true });
  }
}

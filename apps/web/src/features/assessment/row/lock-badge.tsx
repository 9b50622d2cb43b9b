import type { Feature, Tier } from "@tc/domain";
import { Lock } from "lucide-react";
import { Link } from "react-router";
import { planName } from "./words";
import styles from "./lock-badge.module.css";

interface Props {
  /** The cheapest plan that opens it. */
  tier: Tier;
  feature: Feature;
  /** What is locked, for readers who do not see where it stands: "TenderChances". */
  name: string;
  /** In a row of a list the Tab key passes by: the list says it once above. */
  isSkipped?: boolean;
}

/** A teaser in place of a number, with the plan that opens it. */
export function LockBadge({ tier, feature, name, isSkipped = false }: Props) {
  return (
    <Link
      to={`/app/upgrade?feature=${feature}`}
      className={styles.lock}
      data-bare={isSkipped || undefined}
      tabIndex={isSkipped ? -1 : undefined}
    >
      <Lock size={12} strokeWidth={2} aria-hidden />
      <span>
        <span className="visually-hidden">{name} </span>ab {planName[tier]}
      </span>
    </Link>
  );
}

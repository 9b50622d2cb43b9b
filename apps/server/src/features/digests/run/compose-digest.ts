import { daysUntil } from "@tc/domain";
import type { NotificationEvent } from "@tc/domain";
import type { EmailRecipient } from "../../emails/index.ts";
import type { UnmailedNotification } from "../../notifications/index.ts";
import type { Hit } from "../hits/agency-hits.ts";
import type { DigestContent } from "../look/digest-content.ts";
import { hitRow, restOf } from "./hit-words.ts";
import { newsSections } from "./news-sections.ts";
import { rankHits } from "./rank-hits.ts";
import { whyDigest } from "./why-words.ts";

export interface DigestInput {
  readonly recipient: EmailRecipient;
  readonly now: Date;
  /** Events whose mail this is */
  readonly events: readonly NotificationEvent[];
  /** Undefined: hits have another frequency. */
  readonly hits:
    | {
        readonly all: readonly Hit[];
        /** Clusters that earlier mails have told of */
        readonly told: ReadonlySet<string>;
        readonly since: Date;
        /** How many notices came since then */
        readonly seen: number;
      }
    | undefined;
  readonly notifications: readonly UnmailedNotification[];
  readonly publicUrl: string;
}

export interface ComposedDigest {
  /** Undefined: nothing new, so no mail. */
  readonly content: DigestContent | undefined;
  /** Told by this mail, counted or locked ones too */
  readonly tenderIds: readonly string[];
  /** Events of which the mail has something to tell */
  readonly events: readonly NotificationEvent[];
}

/** What a member is told, of what is new. Pure. */
export function composeDigest(input: DigestInput): ComposedDigest {
  const { recipient, now, events, notifications, publicUrl } = input;
  const { settings } = recipient;
  const { hits, tenderIds } = composeHits(input);
  const sections = newsSections(notifications, { publicUrl, now });
  if (!hits && sections.length === 0) return { content: undefined, tenderIds, events: [] };
  const hasHeldBack = notifications.some(
    ({ event }) => settings.frequencies[event] === "immediately",
  );
  const news = notifications.filter(({ isSeen }) => !isSeen).map(({ event }) => event);
  return {
    tenderIds,
    events: [...new Set([...(hits ? (["matches"] as const) : []), ...news])],
    content: {
      now,
      days: Math.max(1, -daysUntil(input.hits?.since ?? now, now)),
      ...(hits && { hits }),
      sections,
      why: whyDigest(settings, events, hasHeldBack),
    },
  };
}

function composeHits({ hits, recipient, publicUrl }: DigestInput) {
  if (!hits) return { hits: undefined, tenderIds: [] };
  const clusters = rankHits(hits.all, hits.told);
  const open = clusters.filter(({ isLocked }) => !isLocked);
  const count = recipient.settings.hitsPerMail;
  // Locked ones alone are no mail: there is nothing to read. They stay untold, for one that has more to say.
  if (open.length === 0) return { hits: undefined, tenderIds: [] };
  return {
    tenderIds: clusters.flatMap(({ tenderIds }) => tenderIds),
    hits: {
      rows: open.slice(0, count).map((hit) => hitRow(hit, publicUrl)),
      ...restOf(open.slice(count)),
      areOfProfile: open.every(({ isOfProfile }) => isOfProfile),
      locked: clusters.length - open.length,
      seen: hits.seen,
      since: hits.since,
      url: `${publicUrl}/app/results?sort=published`,
    },
  };
}

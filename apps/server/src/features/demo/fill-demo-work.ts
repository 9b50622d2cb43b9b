import { asOperator } from "../../platform/tenancy/tenancy.ts";
import type { Context } from "../../platform/context.ts";
import { AgencyAssessments } from "../assessment/index.ts";
import type { Judges } from "../assessment/index.ts";
import { BoardReader } from "../pipeline/index.ts";
import { saveSearch } from "../saved-searches/index.ts";
import { createShare } from "../share/index.ts";
import { watchTender, writeNote } from "../watchlist/index.ts";
import { asMemberOf, asOwnerOf } from "./as-owner.ts";
import { demoCards } from "./demo-cards.ts";
import { demoColleague } from "./demo-profile.ts";
import * as store from "./demo.operator.store.ts";
import { playCard } from "./play-card.ts";

/**
 * What two members have done on tenders in the last weeks: cards in all stages with their work and outcomes, watched
 * tenders, a shared search and a share link. Each card is made once.
 */
export async function fillDemoWork(
  ctx: Context,
  judges: Judges,
  {
    agencyId,
    owner,
    open,
  }: {
    readonly agencyId: string;
    readonly owner: store.DemoMember;
    readonly open: readonly store.DemoTender[];
  },
): Promise<void> {
  const { colleague, past } = await asOperator(ctx, async (t) => {
    const { id } = await store.findOrAddUser(t, demoColleague);
    await store.addMember(t, agencyId, { ...demoColleague, id }, "member");
    return {
      colleague: { id, email: demoColleague.email },
      past: await store.listPastTenders(t, agencyId),
    };
  });
  const asOwner = asOwnerOf(ctx, owner, agencyId);
  const asColleague = asMemberOf(ctx, colleague, agencyId);
  const people = {
    owner: { ctx: asOwner, id: owner.id },
    colleague: { ctx: asColleague, id: colleague.id },
  };
  const board = new BoardReader(new AgencyAssessments(), judges);
  for (const card of demoCards) {
    const tender = { open, ...past }[card.of][card.at];
    if (tender) await playCard(board, people, tender, card);
  }
  await watch(asOwner, asColleague, open);
  await saveSearch(asColleague, {
    name: "Kampagnen im Norden",
    query: { q: "Kampagne", state: "open", region: "DE6,DEF" },
    isShared: true,
    mails: true,
  });
  const [first] = open;
  if (!first) return;
  await createShare(asOwner, judges, {
    slug: first.slug,
    parts: ["fit", "note"],
    note: "Bitte bis Freitag sagen, ob ihr die Mediaplanung übernehmt.",
    days: 30,
  });
}

/** Two that have no card, the corrected ones first: there is most to see. */
async function watch(
  asOwner: Context,
  asColleague: Context,
  open: readonly store.DemoTender[],
): Promise<void> {
  const withCard = new Set(demoCards.flatMap(({ of, at }) => (of === "open" ? [at] : [])));
  const [watched, other] = open
    .filter((_, at) => !withCard.has(at))
    .toSorted((a, b) => b.record.changes.length - a.record.changes.length);
  if (watched) {
    await watchTender(asOwner, { slug: watched.slug, wish: "watched" });
    await writeNote(asColleague, {
      slug: watched.slug,
      text: "Preisblatt abwarten; die Bieterfragen sind noch nicht beantwortet.",
    });
  }
  if (other) await watchTender(asColleague, { slug: other.slug, wish: "watched" });
}

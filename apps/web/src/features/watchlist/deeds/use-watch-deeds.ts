import {
  addPipelineCard,
  assignWatch,
  setRegistration,
  undoPipelineChange,
  watchTender,
  writeWatchNote,
} from "@tc/contract";
import type { RegistrationState, WatchedTender, WatchNote } from "@tc/contract";
import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../platform/api/api";
import { errorSentence } from "../../../platform/api/error-sentences";
import { showToast } from "../../../ui/overlays/toast";
import { watchlistKey, watchlistQuery } from "../queries";
import type { WatchMember, Watchlist } from "../queries";
import type { WatchedRow } from "../watched-row";
import type { UndoStack } from "./undo-stack";

const titleMax = 48;
const quoted = (title: string) =>
  `„${title.length > titleMax ? `${title.slice(0, titleMax - 1).trimEnd()}…` : title}“`;

/** What a member does to a watched tender: shown at once, said with the way back, put right where the server refuses. */
export function useWatchDeeds({ push }: Pick<UndoStack, "push">) {
  const client = useQueryClient();
  const key = watchlistQuery.queryKey;
  const refresh = () => client.invalidateQueries({ queryKey: watchlistKey });

  function change(id: string, patch: Partial<WatchedTender>) {
    client.setQueryData<Watchlist>(key, (list) => {
      const before = list?.watched[id];
      if (!list || !before) return list;
      return { ...list, watched: { ...list.watched, [id]: { ...before, ...patch } } };
    });
  }

  /** Answers undefined where it failed; then the list is read anew. */
  async function run<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await call;
    } catch (error) {
      showToast(`Nicht gespeichert. ${errorSentence(error)}`, { isFailure: true });
      void refresh();
      return undefined;
    }
  }

  async function stopWatching({ item: { id, slug, title } }: WatchedRow) {
    await client.cancelQueries({ queryKey: key });
    client.setQueryData<Watchlist>(
      key,
      (list) =>
        list && {
          ...list,
          items: list.items.filter((it) => it.id !== id),
          total: list.total - 1,
        },
    );
    const params = { slug };
    const answer = await run(callApi(watchTender, { params, body: { wish: "ended" } }));
    if (!answer) return;
    push({
      sentence: `${quoted(title)} wird nicht mehr beobachtet.`,
      undo: async () => {
        const body = { wish: answer.before, onlyIf: "ended" } as const;
        const { isStored } = await callApi(watchTender, { params, body });
        await refresh();
        return isStored;
      },
    });
    void client.invalidateQueries({ queryKey: [...watchlistKey, "counts"] });
  }

  async function assign({ item }: WatchedRow, member: WatchMember | undefined) {
    const params = { slug: item.slug };
    change(item.id, { assigneeId: member?.userId });
    const body = { userId: member?.userId ?? null };
    const answer = await run(callApi(assignWatch, { params, body }));
    if (!answer) return;
    push({
      sentence: member
        ? `${quoted(item.title)} gehört jetzt ${member.isYou ? "dir" : member.name}.`
        : `${quoted(item.title)} gehört niemandem.`,
      undo: async () => {
        const back = { userId: answer.before, onlyIf: body.userId };
        const { isStored } = await callApi(assignWatch, { params, body: back });
        await refresh();
        return isStored;
      },
    });
  }

  async function register({ item, watched }: WatchedRow, state: RegistrationState) {
    const params = { slug: item.slug };
    change(item.id, { registration: { ...watched.registration, state } });
    const answer = await run(callApi(setRegistration, { params, body: { state } }));
    if (!answer) return;
    change(item.id, { registration: answer.registration });
    push({
      sentence: registrationSentences[state],
      undo: async () => {
        const { state, at } = answer.registration;
        const back = { state: answer.before, onlyIf: { state, ...(at !== undefined && { at }) } };
        const { isStored, registration } = await callApi(setRegistration, { params, body: back });
        change(item.id, { registration });
        return isStored;
      },
    });
  }

  async function notePlatform({ item }: WatchedRow) {
    const answer = await run(
      callApi(setRegistration, { params: { slug: item.slug }, body: { isLookedAt: true } }),
    );
    if (answer) change(item.id, { registration: answer.registration });
  }

  /**
   * `before`: the note that the writer began with. Returns whether it was stored; what somebody else wrote meanwhile is
   * said and can be had back.
   */
  async function writeNote(
    { item }: WatchedRow,
    text: string,
    before: WatchNote | undefined,
  ): Promise<boolean> {
    const params = { slug: item.slug };
    const body = { text, ...(before && { basedOn: before.at }) };
    const answer = await run(callApi(writeWatchNote, { params, body }));
    if (!answer) return false;
    change(item.id, { note: answer.note });
    const { replaced } = answer;
    const earlier = replaced ?? before;
    push({
      sentence: replaced
        ? `Gespeichert. ${replaced.byName ?? "Jemand"} hatte inzwischen geschrieben: ${quoted(replaced.text)}`
        : text === ""
          ? "Notiz gelöscht."
          : "Notiz gespeichert.",
      undo: async () => {
        const back = { text: earlier?.text ?? "", onlyIf: answer.note?.at ?? null };
        const { isStored, note } = await callApi(writeWatchNote, { params, body: back });
        change(item.id, { note });
        return isStored;
      },
    });
    return true;
  }

  async function addCard({ item }: WatchedRow) {
    const answer = await run(callApi(addPipelineCard, { body: { slug: item.slug } }));
    if (!answer) return;
    const { card, undo } = answer;
    change(item.id, { card: { id: card.id, stage: card.stage } });
    if (undo === undefined) return;
    push({
      sentence: `${quoted(item.title)} liegt in der Pipeline.`,
      undo: async () => {
        const { isUndone } = await callApi(undoPipelineChange, { params: { id: undo } });
        await refresh();
        return isUndone;
      },
    });
  }

  return { stopWatching, assign, register, notePlatform, writeNote, addCard };
}
export type WatchDeeds = ReturnType<typeof useWatchDeeds>;

const registrationSentences: Readonly<Record<RegistrationState, string>> = {
  registered: "Als registriert vermerkt.",
  missing: "Als nicht registriert vermerkt.",
  open: "Die Registrierung ist wieder offen.",
};

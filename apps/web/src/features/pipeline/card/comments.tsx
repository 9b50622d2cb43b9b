import { addCardComment, deleteCardComment, editCardComment, listCardComments } from "@tc/contract";
import type { CardComment, PipelineCard } from "@tc/contract";
import { useRef, useState } from "react";
import { callApi } from "../../../platform/api/api";
import { errorSentence } from "../../../platform/api/error-sentences";
import {
  formatNumber,
  formatShortDay,
  formatTime,
  daysUntil,
} from "../../../platform/format/format";
import { newId } from "../../../platform/new-id";
import { Initials } from "../../../ui/data/initials";
import { Button } from "../../../ui/forms/button";
import { showToast } from "../../../ui/overlays/toast";
import { CommentForm } from "./comment-form";
import { leave } from "./leave";
import { everybody, pieces } from "./mentions";
import type { Member } from "./mentions";
import { useShownComments } from "./use-shown-comments";
import type { CardChange } from "./use-card-change";
import styles from "./comments.module.css";

interface Props {
  answer: PipelineCard;
  now: Date;
  change: CardChange;
}

export function Comments({ answer, now, change }: Props) {
  const { comments, card, people, onCard } = answer;
  const { shown, before, prepend, replace } = useShownComments(comments);
  const list = useRef<HTMLOListElement>(null);
  const [editing, setEditing] = useState<string>();
  const you = people.find(({ isYou }) => isYou);
  const members = people.filter(({ isActive, isYou }) => isActive && !isYou);

  async function loadEarlier() {
    try {
      const page = await callApi(listCardComments, {
        params: { id: card.id },
        query: before === undefined ? {} : { before },
      });
      prepend(page, before);
    } catch (error) {
      showToast(`Das ließ sich nicht laden. ${errorSentence(error)}`, { isFailure: true });
    }
  }
  async function add(text: string, mentions: readonly Member[]) {
    const comment: CardComment = {
      id: newId(),
      at: now.toISOString(),
      byName: you?.name ?? "",
      ...(you && { byId: you.id }),
      text,
      mentions: mentions.map(({ id, name }) => ({ id, name })),
      isDeleted: false,
      canDelete: false,
    };
    const told = await change({
      show: (open) => ({
        ...open,
        comments: {
          ...open.comments,
          total: open.comments.total + 1,
          items: [...open.comments.items, comment],
        },
      }),
      call: () =>
        callApi(addCardComment, {
          params: { id: card.id },
          body: { text, mentions: mentions.map(({ id }) => id) },
        }),
    });
    return told !== undefined;
  }
  const show = (id: string, patch: Partial<CardComment>) => (open: PipelineCard) => ({
    ...open,
    comments: {
      ...open.comments,
      items: open.comments.items.map((item) => (item.id === id ? { ...item, ...patch } : item)),
    },
  });
  function stopEditing(id: string) {
    leave(
      () => setEditing((other) => (other === id ? undefined : other)),
      () => list.current?.querySelector<HTMLElement>(`[data-comment="${id}"] button`),
    );
  }
  async function edit({ id }: CardComment, text: string, mentions: readonly Member[]) {
    const told = await change({
      call: () =>
        callApi(editCardComment, {
          params: { id },
          body: { text, mentions: mentions.map((member) => member.id) },
        }),
      store: (open, { comment }) => show(id, comment)(open),
    });
    if (!told) return false;
    replace(told.comment);
    stopEditing(id);
    return true;
  }
  async function remove({ id }: CardComment) {
    const told = await change({
      show: show(id, { text: "", isDeleted: true, canDelete: false }),
      call: () => callApi(deleteCardComment, { params: { id } }),
    });
    if (told) replace(told.comment);
  }

  const form = { members, onCard: onCard.filter((id) => id !== you?.id) };
  return (
    <section aria-labelledby="card-comments">
      <h3 id="card-comments">
        Kommentare {comments.total > 0 && <small>{formatNumber(comments.total)}</small>}
      </h3>
      {before !== undefined && (
        <Button look="quiet" onClick={() => void loadEarlier()}>
          Frühere zeigen
        </Button>
      )}
      <ol ref={list} className={styles.comments}>
        {shown.map((comment) => (
          <li key={comment.id} data-comment={comment.id}>
            <Initials name={comment.byName} size={28} isDecorative />
            <div>
              <b>
                {comment.byName} <small>{momentWords(comment.at, now)}</small>
              </b>
              {comment.isDeleted ? (
                <p className={styles.deleted}>gelöscht</p>
              ) : editing === comment.id ? (
                <CommentForm
                  {...form}
                  text={comment.text}
                  onSend={(text, mentions) => edit(comment, text, mentions)}
                  onCancel={() => stopEditing(comment.id)}
                />
              ) : (
                <>
                  <CommentText comment={comment} yourId={you?.id} />
                  <Acts
                    comment={comment}
                    now={now}
                    onEdit={() => setEditing(comment.id)}
                    onDelete={() => void remove(comment)}
                  />
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
      <CommentForm {...form} onSend={add} />
    </section>
  );
}

function CommentText({ comment, yourId }: { comment: CardComment; yourId: string | undefined }) {
  const isYours = comment.mentions.some(({ id }) => id === yourId);
  return (
    <p className={styles.text}>
      {pieces(comment.text, [...comment.mentions, everybody]).map(({ text, member }, index) =>
        member ? (
          <span
            key={index}
            className={styles.mention}
            data-you={member.id === yourId || (member === everybody && isYours) || undefined}
          >
            {text}
          </span>
        ) : (
          text
        ),
      )}
      {comment.editedAt !== undefined && <small> geändert</small>}
    </p>
  );
}

function Acts(props: {
  comment: CardComment;
  now: Date;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { comment, now, onEdit, onDelete } = props;
  const canEdit = comment.canEditUntil !== undefined && new Date(comment.canEditUntil) > now;
  if (!canEdit && !comment.canDelete) return null;
  return (
    <span className={styles.acts}>
      {canEdit && (
        <button type="button" onClick={onEdit}>
          Ändern
        </button>
      )}
      {comment.canDelete && (
        <button type="button" onClick={onDelete}>
          Löschen
        </button>
      )}
    </span>
  );
}

/** "heute, 8:54" */
function momentWords(at: string, now: Date): string {
  const moment = new Date(at);
  const days = daysUntil(moment, now);
  const day = days === 0 ? "heute" : days === -1 ? "gestern" : formatShortDay(at, now);
  return `${day}, ${formatTime(moment).replace(" Uhr", "")}`;
}

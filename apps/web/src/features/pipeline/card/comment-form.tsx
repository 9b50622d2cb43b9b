import { pipelineLimits } from "@tc/domain";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { Initials } from "../../../ui/data/initials";
import { Key } from "../../../ui/feedback/keys";
import { Button } from "../../../ui/forms/button";
import { everybody, insertMention, matchingMembers, mentionAt, mentionedMembers } from "./mentions";
import type { Member } from "./mentions";
import styles from "./comment-form.module.css";

interface Props {
  text?: string;
  /** Active members but oneself */
  members: readonly Member[];
  /** Whom "Alle auf der Karte" means */
  onCard: readonly string[];
  /** Answers whether it was stored. */
  onSend: (text: string, mentions: readonly Member[]) => Promise<boolean>;
  /** Of a comment that is changed */
  onCancel?: () => void;
}

/** A comment; @ and a letter offer names, Strg ↵ sends. */
export function CommentForm({ text: before = "", members, onCard, onSend, onCancel }: Props) {
  const [text, setText] = useState(before);
  const [caret, setCaret] = useState(0);
  const [choice, setChoice] = useState(0);
  const [isSending, setSending] = useState(false);
  // Esc puts the names away until the next letter.
  const [isPutAway, setPutAway] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const wantedCaret = useRef<number>(undefined);
  const isNew = onCancel === undefined;
  const listId = useId();
  const choices = onCard.length > 0 ? [...members, everybody] : members;
  const mention = isPutAway ? undefined : mentionAt(text, caret);
  const offers = mention ? matchingMembers(choices, mention.text) : [];
  const current = Math.min(choice, offers.length - 1);

  useLayoutEffect(() => {
    if (wantedCaret.current === undefined) return;
    field.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    wantedCaret.current = undefined;
  });

  // The button that opened it has left with what it changes.
  useEffect(() => {
    if (isNew) return;
    const { value } = field.current ?? { value: "" };
    field.current?.focus();
    field.current?.setSelectionRange(value.length, value.length);
  }, [isNew]);

  function take(member: Member) {
    if (!mention) return;
    const next = insertMention(text, mention, member.name);
    setText(next.text);
    setCaret(next.caret);
    wantedCaret.current = next.caret;
    field.current?.focus();
  }
  async function send() {
    const words = text.trim();
    if (words === "") return field.current?.focus();
    if (isSending) return;
    const named = mentionedMembers(words, choices);
    const isAll = named.includes(everybody);
    const mentioned = members
      .filter((member) => named.includes(member) || (isAll && onCard.includes(member.id)))
      .slice(0, pipelineLimits.mentionsPerComment);
    // A new one stands in the list at once, so the next can be written; one that is changed waits for the server.
    if (isNew) {
      setText("");
      setCaret(0);
    } else setSending(true);
    const isStored = await onSend(words, mentioned);
    setSending(false);
    if (isNew && !isStored) setText((next) => (next === "" ? words : `${words}\n${next}`));
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    } else if (offers.length > 0) onOfferKey(event);
  }
  function onOfferKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const member = offers[current];
    if (step !== undefined) setChoice((current + step + offers.length) % offers.length);
    else if ((event.key === "Enter" || event.key === "Tab") && member) take(member);
    else if (event.key === "Escape") {
      event.stopPropagation();
      setPutAway(true);
    } else return;
    event.preventDefault();
  }
  const follow = (area: HTMLTextAreaElement) => {
    setCaret(area.selectionStart);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        ref={field}
        aria-label="Kommentar"
        aria-autocomplete="list"
        aria-controls={offers.length > 0 ? listId : undefined}
        aria-activedescendant={offers.length > 0 ? `${listId}-${current}` : undefined}
        placeholder="Kommentieren, mit @ erwähnen"
        rows={2}
        maxLength={pipelineLimits.commentMax}
        value={text}
        readOnly={isSending}
        onChange={(event) => {
          setText(event.target.value);
          setPutAway(false);
          setChoice(0);
          follow(event.target);
        }}
        onSelect={(event) => follow(event.currentTarget)}
        onKeyDown={onKeyDown}
      />
      {offers.length > 0 && (
        <div className={styles.offers}>
          <span aria-hidden>Erwähnen</span>
          <ul id={listId} role="listbox" aria-label="Erwähnen">
            {offers.map((member, index) => (
              <li
                key={member.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === current}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(member)}
              >
                <Initials
                  name={member.name}
                  look={member === everybody ? "presence" : "person"}
                  isDecorative
                />
                {member.name}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.foot}>
        <span>Erwähnte bekommen Mail und Mitteilung.</span>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Abbrechen
          </Button>
        )}
        <Button type="submit" aria-disabled={isSending}>
          {isNew ? "Senden" : isSending ? "Wird gespeichert …" : "Speichern"}{" "}
          <span aria-hidden className={styles.key}>
            <Key>Strg ↵</Key>
          </span>
        </Button>
      </div>
    </form>
  );
}

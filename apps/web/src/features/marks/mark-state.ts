import type { TenderMarks } from "@tc/contract";
import type { QueryClient } from "@tanstack/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { noMarks } from "./apply-mark";

/** The marks of a tender in an answer of the server, by the tender's slug. */
type MarksOfTender = readonly [slug: string, marks: TenderMarks | undefined];

/**
 * The agency's marks on tenders: the one place that list and detail read them from. Answers arrive in any order, so an
 * answer counts from the moment it was asked for: one that was asked for before the server stored a mark does not know it.
 */
export class MarkState {
  /** Rises with every question to the server and with every mark it has stored. */
  private moment = 0;
  private readonly settled = new Map<string, { marks: TenderMarks; moment: number }>();
  /** What the user has set and the server has not confirmed yet. It is shown until then. */
  private readonly unsettled = new Map<string, TenderMarks>();
  private readonly listeners = new Set<() => void>();
  /** Another number after every change. */
  version = 0;

  /** undefined: no answer has told of this tender yet. */
  marksOf(slug: string): TenderMarks | undefined {
    return this.unsettled.get(slug) ?? this.settled.get(slug)?.marks;
  }

  /** Asks the server and takes the marks out of its answer, where they are not older than what is settled. */
  async read<Answer>(
    ask: () => Promise<Answer>,
    marksIn: (answer: Answer) => Iterable<MarksOfTender>,
  ): Promise<Answer> {
    const moment = ++this.moment;
    const answer = await ask();
    for (const [slug, marks = noMarks] of marksIn(answer)) {
      if (moment > (this.settled.get(slug)?.moment ?? 0)) this.settled.set(slug, { marks, moment });
    }
    this.tell();
    return answer;
  }

  /** Shows a mark before the server has stored it. */
  show(slug: string, marks: TenderMarks): void {
    this.unsettled.set(slug, marks);
    this.tell();
  }

  /** The server has stored these marks. What was asked for earlier no longer counts. */
  store(slug: string, marks: TenderMarks): void {
    this.settled.set(slug, { marks, moment: ++this.moment });
    this.tell();
  }

  /** Nothing of the user's is under way any more: what the server said last is shown. */
  settle(slug: string): void {
    this.unsettled.delete(slug);
    this.tell();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private tell() {
    this.version++;
    for (const listener of this.listeners) listener();
  }
}

const states = new WeakMap<QueryClient, MarkState>();

/** One for all screens of a session. */
export function markStateOf(client: QueryClient): MarkState {
  const state = states.get(client) ?? new MarkState();
  states.set(client, state);
  return state;
}

/** Reads the marks of a tender; the caller is drawn again when marks change. */
export function useMarks(): (slug: string) => TenderMarks | undefined {
  const state = markStateOf(useQueryClient());
  useSyncExternalStore(state.subscribe, () => state.version);
  return (slug) => state.marksOf(slug);
}

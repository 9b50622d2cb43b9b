import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { changedFields, copy } from "./copy.ts";
import type { DueKind, StoredEvent, Tables } from "./tables.ts";

export const apiVersion = "2026-10-28.endive";
/** Stripe keeps events for thirty days: who catches up later must look at the objects. */
const eventSeconds = 30 * 86_400;

/** How the account behind the API is set up. */
export interface AccountSettings {
  /** Where its pages are */
  url: string;
  readonly seed: string;
  /** Days after the first failed attempt on which a renewal is tried again */
  readonly dunningDays: readonly number[];
  /** What becomes of a subscription when the last attempt fails */
  readonly afterDunning: "cancel" | "unpaid" | "past_due";
  /** A first direct debit makes the subscription active when it is ordered, or when the money is there. */
  readonly debitActivates: "on_confirmation" | "on_settlement";
  readonly settlementBusinessDays: number;
  /** How long a renewal's invoice stays a draft */
  readonly draftSeconds: number;
  readonly upcomingDays: number;
  readonly taxIdCheckSeconds: number;
}

/** What every part of the stand-in works on. */
export interface World {
  readonly settings: AccountSettings;
  readonly tables: Tables;
  /** Unix seconds */
  now(): number;
  newId(prefix: string): string;
  /** Says what happened, with the object as it is now. */
  emit(type: Stripe.Event.Type, object: object, previous?: object): void;
  /** Asks for something to happen later. */
  plan(at: number, kind: DueKind, subject: string): void;
}

export interface RequestOrigin {
  readonly id: string | null;
  readonly idempotencyKey: string | null;
}

export interface WorldParts {
  readonly settings: AccountSettings;
  readonly tables: Tables;
  readonly origin: () => RequestOrigin;
  readonly onEvent: (event: StoredEvent) => void;
}

/** Lower and upper case like Stripe's; the same seed gives the same ids. */
export function hashOf(text: string, length: number): string {
  return createHash("sha256")
    .update(text)
    .digest("base64url")
    .replaceAll(/[-_]/g, "x")
    .slice(0, length);
}

export function createWorld({ settings, tables, origin, onEvent }: WorldParts): World {
  const now = () => tables.frozenAt ?? Math.floor(Date.now() / 1000) + tables.aheadSeconds;
  const newId = (prefix: string) => {
    tables.lastId += 1;
    return `${prefix}_${hashOf(`${settings.seed}:${tables.lastId}`, 24)}`;
  };
  return {
    settings,
    tables,
    now,
    newId,
    emit(type, object, previous) {
      const { id, idempotencyKey } = origin();
      const event: StoredEvent = {
        id: newId("evt"),
        object: "event",
        api_version: apiVersion,
        created: now(),
        data: copy({ object, ...(previous && { previous_attributes: previous }) }),
        livemode: false,
        pending_webhooks: 1,
        request: { id, idempotency_key: idempotencyKey },
        type,
      };
      tables.events.set(event.id, event);
      for (const old of tables.events.values()) {
        if (old.created >= event.created - eventSeconds) break;
        tables.events.delete(old.id);
      }
      onEvent(event);
    },
    plan(at, kind, subject) {
      const { agenda } = tables;
      // Behind everything of the same moment: what was planned first happens first.
      const index = agenda.findLastIndex((due) => due.at <= at);
      agenda.splice(index + 1, 0, { at, kind, subject });
    },
  };
}

/** Changes an object and says so, if it made a difference. */
export function change<Value extends object>(
  world: World,
  type: Stripe.Event.Type,
  object: Value,
  apply: (object: Value) => void,
): void {
  const before = copy(object);
  apply(object);
  const previous = changedFields(before, object);
  if (Object.keys(previous).length > 0) world.emit(type, object, previous);
}

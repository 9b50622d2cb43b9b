import type Stripe from "stripe";
import { idOf, keyOf } from "../objects/copy.ts";
import { part } from "../api/endpoint.ts";
import type { Endpoint } from "../api/endpoint.ts";
import { invalid, must } from "../payments/failure.ts";
import { listPage, pageParams } from "../objects/list-page.ts";
import type { Params } from "../api/params.ts";
import type { Collection } from "./collection.ts";
import { addIntervals } from "./periods.ts";
import { releaseSchedule, takePhaseCollection } from "./schedule-phases.ts";
import { hasEnded } from "./subscription-end.ts";
import { itemOf, recurringOf } from "./subscription-items.ts";
import { change } from "../objects/world.ts";
import type { World } from "../objects/world.ts";

interface PhaseParts {
  readonly price: string;
  readonly start: number;
  readonly end: number;
  readonly proration: string;
  readonly metadata: Stripe.Metadata;
  readonly collection?: Collection | undefined;
}

function newPhase({
  price,
  start,
  end,
  proration,
  metadata,
  collection,
}: PhaseParts): Stripe.SubscriptionSchedule.Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: collection?.collection_method ?? null,
    currency: "eur",
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    end_date: end,
    invoice_settings: collection
      ? {
          account_tax_ids: null,
          custom_fields: null,
          days_until_due: collection.days_until_due,
          description: null,
          footer: null,
          issuer: null,
        }
      : null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: price,
        price,
        quantity: 1,
        tax_rates: [],
      },
    ],
    metadata,
    on_behalf_of: null,
    proration_behavior: proration,
    start_date: start,
    transfer_data: null,
    trial_end: null,
  };
}

function fromSubscription(
  world: World,
  subscription: Stripe.Subscription,
): Stripe.SubscriptionSchedule {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  return {
    id: world.newId("sub_sched"),
    object: "subscription_schedule",
    application: null,
    billing_mode: { flexible: null, type: subscription.billing_mode.type },
    canceled_at: null,
    completed_at: null,
    created: world.now(),
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: "automatic",
      billing_thresholds: null,
      collection_method: subscription.collection_method,
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: subscription.days_until_due,
        description: null,
        footer: null,
        issuer: { type: "self" },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: "release",
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [
      newPhase({ price: item.price.id, start, end, proration: "create_prorations", metadata: {} }),
    ],
    released_at: null,
    released_subscription: null,
    status: "active",
    subscription: subscription.id,
    test_clock: null,
  };
}

function readPhaseEnd(params: Params, start: number, price: Stripe.Price): number {
  const named = params.integer("end_date");
  if (named !== undefined) {
    if (named > start) return named;
    throw invalid("The phase's end_date must be after its start_date.", undefined, "phases");
  }
  const duration = params.nested("duration");
  if (!duration) return addIntervals(start, recurringOf(price), 1);
  const interval = duration.required("interval");
  return addIntervals(
    start,
    { interval, interval_count: duration.integer("interval_count") ?? 1 },
    1,
  );
}

function readPhaseCollection(phase: Params): Collection | undefined {
  const method = phase.oneOf("collection_method", ["charge_automatically", "send_invoice"]);
  if (method === undefined) return undefined;
  const settings = phase.nested("invoice_settings");
  settings?.allow(["days_until_due"]);
  const days = settings?.integer("days_until_due") ?? null;
  if (method === "send_invoice" && days === null) {
    throw invalid(
      "You must pass `days_until_due` when `collection_method` is `send_invoice`.",
      "parameter_missing",
      "phases[invoice_settings][days_until_due]",
    );
  }
  return { collection_method: method, days_until_due: method === "send_invoice" ? days : null };
}

function readPhases(world: World, schedule: Stripe.SubscriptionSchedule, params: Params) {
  let previousEnd: number | undefined;
  return params.list("phases").map((phase) => {
    phase.allow([
      "duration",
      "end_date",
      "items",
      "metadata",
      "proration_behavior",
      "start_date",
      "trial",
      "trial_end",
      "automatic_tax",
      "collection_method",
      "invoice_settings",
      "default_payment_method",
      "billing_cycle_anchor",
      "description",
      "currency",
    ]);
    const [item] = phase.list("items");
    if (!item)
      throw invalid("Missing required param: phases[items].", "parameter_missing", "phases");
    item.allow(["price", "quantity", "metadata"]);
    const price = must(
      world.tables.prices,
      item.required("price"),
      "price",
      "phases[items][price]",
    );
    const start =
      phase.text("start_date") === "now"
        ? world.now()
        : (phase.integer("start_date") ??
          previousEnd ??
          schedule.phases[0]?.start_date ??
          world.now());
    if (previousEnd !== undefined && start !== previousEnd) {
      throw invalid("Phases must follow one another without a gap.", undefined, "phases");
    }
    const end = readPhaseEnd(phase, start, price);
    previousEnd = end;
    return newPhase({
      price: price.id,
      start,
      end,
      proration:
        phase.oneOf("proration_behavior", ["always_invoice", "create_prorations", "none"]) ??
        "create_prorations",
      metadata: phase.metadata(),
      collection: readPhaseCollection(phase),
    });
  });
}

/** Stripe wants to see the phase that runs now unchanged at the head. */
function checkRunningPhase(
  schedule: Stripe.SubscriptionSchedule,
  phases: readonly Stripe.SubscriptionSchedule.Phase[],
): void {
  const [first] = phases;
  const start = schedule.current_phase?.start_date;
  if (start === undefined || first?.start_date === start) return;
  throw invalid("You can not modify the start date of the current phase.", undefined, "phases");
}

const byId = (world: World, id: string) =>
  must(world.tables.schedules, id, "subscription schedule");

function checkActive(schedule: Stripe.SubscriptionSchedule): void {
  if (schedule.status === "active") return;
  throw invalid(
    `You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status.`,
  );
}

export const scheduleEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/v1/subscription_schedules",
    run(world, { params }) {
      params.allow(["from_subscription", "metadata"]);
      const id = params.required("from_subscription");
      const subscription = must(
        world.tables.subscriptions,
        id,
        "subscription",
        "from_subscription",
      );
      if (subscription.schedule !== null) {
        throw invalid(
          `You cannot migrate a subscription that is already attached to a schedule: \`${keyOf(subscription.schedule)}\`.`,
        );
      }
      if (hasEnded(subscription)) throw invalid("You cannot migrate a canceled subscription.");
      const schedule = fromSubscription(world, subscription);
      schedule.metadata = params.metadata();
      world.tables.schedules.set(schedule.id, schedule);
      world.emit("subscription_schedule.created", schedule);
      change(world, "customer.subscription.updated", subscription, (it) => {
        it.schedule = schedule.id;
      });
      return schedule;
    },
  },
  {
    method: "GET",
    path: "/v1/subscription_schedules",
    run(world, call) {
      call.params.allow([...pageParams, "customer"]);
      const customer = call.params.text("customer");
      return listPage(
        call,
        [...world.tables.schedules.values()].filter(
          (it) => customer === undefined || idOf(it.customer) === customer,
        ),
      );
    },
  },
  {
    method: "GET",
    path: "/v1/subscription_schedules/:id",
    run: (world, call) => byId(world, part(call)),
  },
  {
    method: "POST",
    path: "/v1/subscription_schedules/:id",
    run(world, call) {
      const schedule = byId(world, part(call));
      call.params.allow(["end_behavior", "metadata", "phases", "proration_behavior"]);
      checkActive(schedule);
      const phases = readPhases(world, schedule, call.params);
      if (phases.length > 0) checkRunningPhase(schedule, phases);
      const end = call.params.oneOf("end_behavior", ["release", "cancel"]);
      change(world, "subscription_schedule.updated", schedule, (it) => {
        it.metadata = call.params.metadata(it.metadata ?? {});
        it.end_behavior = end ?? it.end_behavior;
        if (phases.length === 0) return;
        it.phases = phases;
        const running = phases[0];
        if (running)
          it.current_phase = { start_date: running.start_date, end_date: running.end_date };
      });
      const [running] = phases;
      const subscription = world.tables.subscriptions.get(keyOf(schedule.subscription));
      if (running && subscription) takePhaseCollection(world, subscription, schedule, running);
      for (const phase of phases) {
        world.plan(phase.start_date, "start-phase", schedule.id);
        world.plan(phase.end_date, "start-phase", schedule.id);
      }
      return schedule;
    },
  },
  {
    method: "POST",
    path: "/v1/subscription_schedules/:id/release",
    run(world, call) {
      const schedule = byId(world, part(call));
      call.params.allow(["preserve_cancel_date"]);
      checkActive(schedule);
      releaseSchedule(world, schedule);
      return schedule;
    },
  },
];

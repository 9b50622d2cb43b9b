import { profileData } from "@tc/contract";
import type { ProfileData, SuggestedValue, SuggestionsAnswer, WebsiteFailure } from "@tc/contract";
import type { Context, Transaction } from "../../platform/context.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { findProfile, getOwnAgencyId } from "../profile/index.ts";
import { additionsOf } from "./additions.ts";
import * as store from "./profile-suggestions.store.ts";

/** A worker that ended half-way says nothing any more. */
const maxReadingMs = 150_000;

export async function getSuggestions(ctx: Context): Promise<SuggestionsAnswer> {
  return inAgency(ctx, await getOwnAgencyId(ctx), suggestionsAnswer);
}

export async function suggestionsAnswer(t: AgencyTransaction): Promise<SuggestionsAnswer> {
  const [reading, profile, open, confirmed] = [
    await store.findReading(t),
    await findProfile(t),
    await store.listOpen(t),
    await store.countConfirmed(t),
  ];
  const data = profileData.parse(profile?.data);
  return {
    ...(reading && {
      website: {
        address: reading.address,
        pageCount: reading.page_count,
        ...stateOf(t, reading),
      },
    }),
    open: open
      .filter(({ value }) => isNews(data, value))
      .map(({ id, value, origin, source_title: title, source_url: url, quote }) => ({
        id,
        value,
        origin,
        source: { title: title === "" ? url : title, url },
        ...(quote !== null && { quote }),
      })),
    confirmed,
  };
}

type Reading = NonNullable<Awaited<ReturnType<typeof store.findReading>>>;

export function isReading(t: Pick<Transaction, "now">, reading: Reading | undefined): boolean {
  if (reading?.state !== "reading") return false;
  return t.now().getTime() - reading.requested_at.getTime() < maxReadingMs;
}

function stateOf(t: AgencyTransaction, reading: Reading) {
  if (reading.state === "reading" && !isReading(t, reading)) {
    return { state: "failed", failure: "too_slow" } as const;
  }
  const failure = (reading.failure ?? undefined) as WebsiteFailure | undefined;
  return { state: reading.state as "reading" | "done" | "failed", ...(failure && { failure }) };
}

/** What the profile says already is no suggestion. */
function isNews(data: ProfileData, value: SuggestedValue): boolean {
  return Object.keys(additionsOf(data, [value])).length > 0;
}

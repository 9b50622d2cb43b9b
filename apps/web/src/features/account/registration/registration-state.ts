import type { getRegistrationState as endpoint } from "@tc/contract";
import type { z } from "zod";
import { fetchApi } from "../../../platform/api/api-fetch";

type State = z.output<typeof endpoint.response>;

/** Only this page asks; among the calls of all pages every screen would load it. */
export const registrationStatePath = "/api/auth/registration-state";

export async function getRegistrationState(signal: AbortSignal): Promise<State> {
  const { json } = await fetchApi(registrationStatePath, { method: "GET", signal });
  // The server has checked it by the schema that this type comes from.
  return json as State;
}

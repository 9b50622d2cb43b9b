import type { OuterPorts } from "./ports.ts";
import { createAuth } from "../adapters/better-auth/create-auth.ts";
import type { Site } from "../platform/context.ts";
import type { Db } from "../platform/database.ts";
import type { Ports } from "../ports/ports.ts";

/** All ports over an open database: accounts live in ours. */
export function openPorts(
  ports: OuterPorts,
  { db }: { readonly db: Db },
  { secret, site }: { readonly secret: string; readonly site: Site },
): Ports {
  return { ...ports, auth: createAuth({ db, secret, site }) };
}

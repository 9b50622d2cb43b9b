import type { Params } from "./params.ts";
import type { World } from "../objects/world.ts";

export interface Call {
  /** Parts of the path, by name */
  readonly path: Readonly<Record<string, string>>;
  readonly params: Params;
  /** Where lists of this call live */
  readonly url: string;
}

export interface Endpoint {
  readonly method: "GET" | "POST" | "DELETE";
  /** With `:id` for its parts */
  readonly path: string;
  /** A browser may call it with the publishable key and the object's client secret. */
  readonly isPublic?: boolean;
  /** Either all of it happens or it throws before anything did. */
  run(world: World, call: Call): object;
}

/** The part of the path called so. */
export function part(call: Call, name = "id"): string {
  return call.path[name] ?? "";
}

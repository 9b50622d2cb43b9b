import type Stripe from "stripe";
import { StripeFailure, invalid } from "../payments/failure.ts";
import type { FormTree, FormValue } from "./form.ts";

const isTree = (value: FormValue | undefined): value is FormTree =>
  typeof value === "object" && !Array.isArray(value);

/** The parameters of a request, read by type; what does not fit is refused as Stripe refuses it. */
export class Params {
  readonly tree: FormTree;
  readonly path: string;
  constructor(tree: FormTree, path = "") {
    this.tree = tree;
    this.path = path;
  }

  private nameOf(name: string): string {
    return this.path === "" ? name : `${this.path}[${name}]`;
  }

  has(name: string): boolean {
    return this.tree[name] !== undefined;
  }

  /** Clients clear a field by sending it empty. */
  isCleared(name: string): boolean {
    return this.tree[name] === "";
  }

  /** Unknown names are an error at Stripe: a typing mistake must not pass here either. */
  allow(names: readonly string[]): void {
    for (const name of Object.keys(this.tree)) {
      if (names.includes(name) || name === "expand") continue;
      throw invalid(
        `Received unknown parameter: ${this.nameOf(name)}`,
        "parameter_unknown",
        this.nameOf(name),
      );
    }
  }

  text(name: string): string | undefined {
    const value = this.tree[name];
    if (value === undefined || typeof value === "string") return value;
    throw invalid(`Invalid string: ${this.nameOf(name)}`, undefined, this.nameOf(name));
  }

  /** An empty text means none. */
  optional(name: string): string | null {
    return this.text(name) || null;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value) return value;
    throw new StripeFailure(400, {
      type: "invalid_request_error",
      code: value === undefined ? "parameter_missing" : "parameter_invalid_empty",
      message: `Missing required param: ${this.nameOf(name)}.`,
      param: this.nameOf(name),
    });
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined || value === "") return undefined;
    if (/^-?\d+$/.test(value)) return Number(value);
    throw invalid(`Invalid integer: ${value}`, "parameter_invalid_integer", this.nameOf(name));
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined || value === "") return undefined;
    if (value === "true" || value === "false") return value === "true";
    throw invalid(`Invalid boolean: ${value}`, undefined, this.nameOf(name));
  }

  oneOf<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const choice = values.find((it) => it === value);
    if (choice) return choice;
    throw invalid(
      `Invalid ${this.nameOf(name)}: must be one of ${values.join(", ")}`,
      undefined,
      this.nameOf(name),
    );
  }

  nested(name: string): Params | undefined {
    const value = this.tree[name];
    if (value === undefined || value === "") return undefined;
    if (isTree(value)) return new Params(value, this.nameOf(name));
    throw invalid(`Invalid object: ${this.nameOf(name)}`, undefined, this.nameOf(name));
  }

  list(name: string): readonly Params[] {
    const value = this.tree[name];
    if (value === undefined || value === "") return [];
    if (!Array.isArray(value)) {
      throw invalid(`Invalid array: ${this.nameOf(name)}`, undefined, this.nameOf(name));
    }
    return value.map((item: FormValue, index) => {
      const path = `${this.nameOf(name)}[${index}]`;
      if (isTree(item)) return new Params(item, path);
      throw invalid(`Invalid object: ${path}`, undefined, path);
    });
  }

  texts(name: string): readonly string[] {
    const value = this.tree[name];
    if (value === undefined || value === "") return [];
    if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
    throw invalid(`Invalid array: ${this.nameOf(name)}`, undefined, this.nameOf(name));
  }

  /** Names are merged; an empty value takes its name away, an empty whole takes all. */
  metadata(before: Stripe.Metadata = {}): Stripe.Metadata {
    if (this.isCleared("metadata")) return {};
    const changes = this.nested("metadata")?.tree ?? {};
    const after: Stripe.Metadata = { ...before };
    for (const [name, value] of Object.entries(changes)) {
      if (value === "") delete after[name];
      else if (typeof value === "string") after[name] = value;
    }
    return after;
  }

  address(name = "address"): Stripe.Address | null {
    const params = this.nested(name);
    if (!params) return null;
    return {
      city: params.optional("city"),
      country: params.optional("country"),
      line1: params.optional("line1"),
      line2: params.optional("line2"),
      postal_code: params.optional("postal_code"),
      state: params.optional("state"),
    };
  }
}

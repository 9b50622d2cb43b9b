import type { Plugin } from "vite";

const contract = /\/packages\/contract\/src\/[^?]+\.ts$/;
const description = /\s*\.describe\(\s*"[^"\n]*",?\s*\)/g;
/** What only the server needs of an endpoint: it checks every question and every answer. */
const ofServer = new Set(["summary", "params", "query", "body", "response", "maxBodyBytes"]);

/** A node of the syntax tree, as far as this plugin looks. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Declarator extends Node {
  readonly init: (Node & Call) | null;
}
interface Call {
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly (Node & { readonly properties?: readonly Property[] })[];
}
interface Property extends Node {
  /** A spread has none. */
  readonly key?: { readonly name?: string };
}

/**
 * Leaves out of the web what only the server needs of the contract. An endpoint keeps method and path, and every other
 * schema is made in a function without side effects, so that the bundler drops those that no form checks its input by.
 */
export function leanContractPlugin(): Plugin {
  return {
    name: "lean-contract",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: contract },
      handler(code) {
        const cuts = declarators(this.parse(code) as unknown as Program).flatMap(({ init }) =>
          init === null ? [] : init.callee?.name === "endpoint" ? cutsOf(init, code) : pure(init),
        );
        return { code: edited(code, cuts).replaceAll(description, ""), map: null };
      },
    },
  };
}

interface Program {
  readonly body: readonly (Node & {
    readonly declaration?: (Node & { readonly declarations?: readonly Declarator[] }) | null;
    readonly declarations?: readonly Declarator[];
  })[];
}

function declarators({ body }: Program): readonly Declarator[] {
  return body.flatMap(
    (statement) => statement.declaration?.declarations ?? statement.declarations ?? [],
  );
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function cutsOf(call: Call, code: string): Edit[] {
  const properties = call.arguments?.[0]?.properties ?? [];
  return properties
    .filter(({ key }) => ofServer.has(key?.name ?? ""))
    .map(({ start, end }) => ({ start, end: end + (code[end] === "," ? 1 : 0), text: "" }));
}

function pure({ start, end, type }: Node): Edit[] {
  if (type !== "CallExpression" && type !== "ObjectExpression") return [];
  return [
    { start, end: start, text: "/* @__PURE__ */ (() => (" },
    { start: end, end, text: "))()" },
  ];
}

function edited(code: string, edits: readonly Edit[]): string {
  let text = "";
  let at = 0;
  for (const { start, end, text: piece } of edits.toSorted((a, b) => a.start - b.start)) {
    text += code.slice(at, start) + piece;
    at = end;
  }
  return text + code.slice(at);
}

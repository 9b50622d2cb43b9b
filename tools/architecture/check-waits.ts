import { Visitor } from "oxc-parser";
import type { Argument, Expression, Program, PropertyKey } from "oxc-parser";

/** Tests and what only tests use. */
export function isTestSource(file: string): boolean {
  return /(^e2e\/|\/testing\/|[./-]fixtures?\.\w+$|\.(test|spec)\.tsx?$)/.test(file);
}

/** What comes in a moment takes that long on a busy machine. */
const leastPatienceMs = 30_000;

/** What in a test waits by the clock. A pause that is long enough today is too short on a busy machine. */
export function findWaits(program: Program): string[] {
  const waits: string[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (!/^(node:)?timers\/promises$/.test(source.value)) return;
      const names = specifiers.map((specifier) =>
        specifier.type === "ImportSpecifier" && specifier.imported.type === "Identifier"
          ? specifier.imported.name
          : "*",
      );
      // setImmediate lets others run and waits for no time.
      if (names.some((name) => name !== "setImmediate")) waits.push(source.value);
    },
    CallExpression({ callee, arguments: [, options] }) {
      const name = nameOf(callee);
      if (/^(setTimeout|setInterval|waitForTimeout|sleep|delay)$/.test(name)) waits.push(name);
      if (isOfVitest(callee) && /^wait(For|Until)$/.test(name) && !isPatient(options)) {
        waits.push(`${name} of less than ${leastPatienceMs / 1_000} seconds`);
      }
    },
  }).visit(program);
  return waits;
}

const isOfVitest = (callee: Expression) =>
  callee.type === "MemberExpression" &&
  callee.object.type === "Identifier" &&
  callee.object.name === "vi";

/** Vitest's own is one second. Options by a name are believed. */
function isPatient(options: Argument | undefined): boolean {
  if (options?.type === "Literal") return Number(options.value) >= leastPatienceMs;
  if (options?.type !== "ObjectExpression") return options !== undefined;
  return options.properties.some(
    (property) =>
      property.type === "SpreadElement" ||
      (nameOf(property.key) === "timeout" &&
        (property.value.type !== "Literal" || Number(property.value.value) >= leastPatienceMs)),
  );
}

function nameOf(callee: Expression | PropertyKey): string {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return "";
  return callee.property.name;
}

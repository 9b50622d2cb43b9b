import { Visitor } from "oxc-parser";
import type { Argument, Expression, Program, PropertyKey } from "oxc-parser";

/** Tests and what only tests use. */
export function isTestSource(file: string): boolean {
  return /(^e2e\/|\/testing\/|[./-]fixtures?\.\w+$|\.(test|spec)\.tsx?$)/.test(file);
}

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
    CallExpression({ callee }) {
      const name = nameOf(callee);
      if (/^(setTimeout|setInterval|waitForTimeout|sleep|delay)$/.test(name)) waits.push(name);
    },
  }).visit(program);
  return waits;
}

/** On a busy machine a moment can take that long. */
const leastPatienceMs = 30_000;

/** Calls of Vitest that look for something and give it up too soon; without options Vitest does so after one second. */
export function findShortLooks(program: Program): string[] {
  const looks: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, options] }) {
      const name = nameOf(callee);
      if (!/^wait(For|Until)$/.test(name) || !isOfVitest(callee)) return;
      if (!isPatient(options)) looks.push(name);
    },
  }).visit(program);
  return looks;
}

const isOfVitest = (callee: Expression) =>
  callee.type === "MemberExpression" &&
  callee.object.type === "Identifier" &&
  callee.object.name === "vi";

/** Whether the options leave enough time. A value that is not written here, but named, counts as enough. */
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

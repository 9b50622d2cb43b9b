import { Visitor } from "oxc-parser";
import type { Expression, Program } from "oxc-parser";

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

function nameOf(callee: Expression): string {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return "";
  return callee.property.name;
}

// The fence: an oxlint plugin (see .oxlintrc.json). Its tables lie in tools/architecture/.
import path from "node:path";
import { checkName, mayReexport } from "./architecture/check-file.ts";
import { checkImport } from "./architecture/check-import.ts";

// The few parts of oxlint's plugin interface that are used here.
interface SourceNode {
  readonly type: string;
  readonly value?: unknown;
}
interface ImportNode {
  readonly source?: SourceNode | null;
}
interface RuleContext {
  readonly filename: string;
  readonly cwd: string;
  report(problem: { message: string; node: unknown }): void;
}

function pathFromRoot(context: RuleContext): string {
  return path.relative(context.cwd, context.filename).split(path.sep).join("/");
}

function reportImport(context: RuleContext, node: ImportNode): void {
  const specifier = node.source?.value;
  if (typeof specifier !== "string") return;
  const message = checkImport(pathFromRoot(context), specifier.replace(/[?#].*$/, ""));
  if (message) context.report({ message, node });
}

const imports = {
  create(context: RuleContext) {
    const check = (node: ImportNode) => reportImport(context, node);
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const names = {
  create(context: RuleContext) {
    return {
      Program(node: unknown) {
        const message = checkName(pathFromRoot(context));
        if (message) context.report({ message, node });
      },
    };
  },
};

const doors = {
  create(context: RuleContext) {
    const check = (node: ImportNode) => {
      if (!node.source || mayReexport(pathFromRoot(context))) return;
      context.report({
        message: "only the index.ts of a package or feature passes on exports",
        node,
      });
    };
    return { ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

// A default export, as oxlint wants its plugins.
export default { meta: { name: "fence" }, rules: { imports, names, doors } };

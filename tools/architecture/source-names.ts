import { Visitor } from "oxc-parser";
import type { Function as AnyFunction, ArrowFunctionExpression, Node, Program } from "oxc-parser";

/** A name that a file declares. */
export interface DeclaredName {
  readonly name: string;
  /** A variable, parameter or field that holds a value; not a function, type or method. */
  readonly isVariable: boolean;
}

export function declaredNames(program: Program): DeclaredName[] {
  const names: DeclaredName[] = [];
  const addVariables = (pattern: Node | null): void => {
    names.push(...boundNames(pattern).map((name) => ({ name, isVariable: true })));
  };
  const add = (node: Node | null): void => {
    if (node?.type === "Identifier") names.push({ name: node.name, isVariable: false });
  };
  const addId = ({ id }: { readonly id: Node | null }): void => add(id);
  const addKey = ({ key }: { readonly key: Node }): void => add(key);
  const addField = ({ key }: { readonly key: Node }): void => addVariables(key);
  const addFunction = ({ id, params }: AnyFunction): void => {
    add(id);
    params.forEach(addVariables);
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) =>
      init && /Function/.test(init.type) ? add(id) : addVariables(id),
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: ({ params }: ArrowFunctionExpression) => params.forEach(addVariables),
    CatchClause: ({ param }) => addVariables(param),
    ClassDeclaration: addId,
    TSTypeAliasDeclaration: addId,
    TSInterfaceDeclaration: addId,
    MethodDefinition: addKey,
    PropertyDefinition: addField,
    TSPropertySignature: addKey,
    TSMethodSignature: addKey,
  }).visit(program);
  return names;
}

function boundNames(pattern: Node | null): string[] {
  switch (pattern?.type) {
    case "Identifier":
    case "PrivateIdentifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((property) =>
        boundNames(property.type === "RestElement" ? property.argument : property.value),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap(boundNames);
    case "AssignmentPattern":
      return boundNames(pattern.left);
    case "RestElement":
      return boundNames(pattern.argument);
    case "TSParameterProperty":
      return boundNames(pattern.parameter);
    default:
      return [];
  }
}

import { cleanText } from "../clean-text.ts";

/** A parsed JSON object whose members nobody has vouched for. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An own member: JSON may name one "constructor". */
function member(object: JsonObject | undefined, name: string): unknown {
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
}

export function objectAt(object: JsonObject | undefined, name: string): JsonObject | undefined {
  const value = member(object, name);
  return isObject(value) ? value : undefined;
}

/** The objects of a list; a single object counts as a list of one. */
export function objectsAt(object: JsonObject | undefined, name: string): JsonObject[] {
  const value = member(object, name);
  if (Array.isArray(value)) return value.filter(isObject);
  return isObject(value) ? [value] : [];
}

export function textAt(object: JsonObject | undefined, name: string): string | undefined {
  return text(member(object, name));
}

export function textsAt(object: JsonObject | undefined, name: string): string[] {
  const value = member(object, name);
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((item) => text(item) ?? []);
}

export function numberAt(object: JsonObject | undefined, name: string): number | undefined {
  const value = member(object, name);
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

export function booleanAt(object: JsonObject | undefined, name: string): boolean | undefined {
  const value = member(object, name);
  return typeof value === "boolean" ? value : undefined;
}

/** Strings and numbers as clean text. */
function text(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" ? cleanText(value) : undefined;
}

/** JSON as ASCII bytes: other letters are escaped, so that no encoder of the platform is needed. Maps become pairs. */
export function jsonToBytes(value: object): Uint8Array {
  const text = JSON.stringify(value, (_, part: unknown) =>
    part instanceof Map ? [...(part as Map<string, unknown>)] : part,
  ).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/**
 * The value of such bytes.
 * @throws Error if they are no JSON, or of another format or version than asked for
 */
export function bytesToJson(bytes: Uint8Array, format: string, formatVersion: number): object {
  let text = "";
  const chunk = 8_192;
  for (let at = 0; at < bytes.length; at += chunk) {
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  }
  const value: unknown = JSON.parse(text);
  const isIt =
    typeof value === "object" &&
    value !== null &&
    "format" in value &&
    value.format === format &&
    "formatVersion" in value &&
    value.formatVersion === formatVersion;
  if (!isIt) throw new Error(`no model of format ${format} ${formatVersion}`);
  return value;
}

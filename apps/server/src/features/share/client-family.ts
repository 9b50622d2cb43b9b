import type { ClientFamily } from "@tc/domain";

/** Later ones also name earlier ones: Edge and Opera call themselves Chrome, Chrome calls itself Safari. */
const families: readonly (readonly [RegExp, ClientFamily])[] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
];

/** The family alone: with version and system a visitor could be told from others. */
export function clientFamily(userAgent: string | undefined): ClientFamily {
  return families.find(([sign]) => sign.test(userAgent ?? ""))?.[1] ?? "anderer Browser";
}

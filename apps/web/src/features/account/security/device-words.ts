const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(?:\b|Headless)(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  // Last: all of the others call themselves Safari as well.
  [/\bSafari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** "Firefox auf Windows" from what the browser says about itself; it may say anything. */
export function deviceWords(userAgent: string | undefined): string {
  const browser = find(browsers, userAgent);
  const system = find(systems, userAgent);
  if (browser !== undefined && system !== undefined) return `${browser} auf ${system}`;
  return browser ?? system ?? "Unbekanntes Gerät";
}

function find(table: readonly (readonly [RegExp, string])[], text: string | undefined) {
  return table.find(([pattern]) => pattern.test(text ?? ""))?.[1];
}

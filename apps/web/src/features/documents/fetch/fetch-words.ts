import type { DocumentFetch } from "@tc/contract";
import { count, formatNumber, formatTime } from "../../../platform/format/format";

/** "Seite 12 von 80" of the file that is being read, with its name */
export function fetchProgressWords({ state, progress }: DocumentFetch): string {
  if (state === "waiting") return "Der Abruf beginnt gleich.";
  if (!progress) return "Die Adresse wird abgerufen.";
  const { file, page, pages } = progress;
  const name = file.split("/").at(-1) ?? file;
  if (page === undefined || pages === undefined || pages <= 1) return `${name} wird gelesen.`;
  return `${name} wird gelesen: Seite ${formatNumber(page)} von ${formatNumber(pages)}.`;
}

/** "2 Dateien neu, 1 geändert, 1 entfallen"; undefined where nothing is known of an earlier fetch */
export function newsWords(news: DocumentFetch["news"]): string | undefined {
  if (!news) return undefined;
  const parts = [
    [news.added.length, "neu"],
    [news.replaced.length, "geändert"],
    [news.removed.length, "entfallen"],
  ] as const;
  const [first, ...rest] = parts.filter(([number]) => number > 0);
  if (!first) return undefined;
  const [number, word] = first;
  return [
    `${count(number, "Datei", "Dateien")} ${word}`,
    ...rest.map(([more, what]) => `${formatNumber(more)} ${what}`),
  ].join(", ");
}

const minuteMs = 60_000;

/** What a click brings that nobody calls the address for: when it was looked at, and from when on it will be again */
export function freshWords({ checkedAt, freshUntil }: DocumentFetch): string {
  if (checkedAt === undefined || freshUntil === undefined) return "";
  // A time without seconds is over when its minute is.
  const until = new Date(Math.ceil(Date.parse(freshUntil) / minuteMs) * minuteMs);
  return `Zuletzt geprüft um ${formatTime(new Date(checkedAt))}. Ab ${formatTime(until)} sehen wir auf Klick noch einmal nach.`;
}

/** What a screen reader hears when a fetch has ended */
export function endWords({ state, news }: DocumentFetch): string {
  if (state !== "done") return "Die Unterlagen ließen sich nicht holen.";
  const words = newsWords(news);
  return words === undefined ? "Die Unterlagen sind geholt." : `Unterlagen geprüft: ${words}.`;
}

import { createRandom } from "@tc/assessment";
import { createQuoteVerifier } from "@tc/documents";
import type { DocumentText } from "@tc/documents";
import { changedQuotes, layoutVariants } from "./altered-quotes.ts";

interface QuoteFigures {
  readonly kind: string;
  n: number;
  wrong: number;
}

interface QuoteJudgement {
  readonly layouts: QuoteFigures[];
  readonly changes: QuoteFigures[];
  /** Layouts that were refused and changes that were accepted */
  readonly wrong: { kind: string; quote: string; source: string }[];
  readonly microsecondsEach: number;
}

/** Asks for copies of quotes whose layout or meaning was changed; each text is a page of a document of three. */
export function judgeQuotes(pages: readonly string[]): QuoteJudgement {
  const random = createRandom(13);
  const layouts = new Map<string, QuoteFigures>();
  const changes = new Map<string, QuoteFigures>();
  const wrong: QuoteJudgement["wrong"] = [];
  let spentMs = 0;
  let count = 0;
  const judge = (figures: Map<string, QuoteFigures>, kind: string, isWrong: boolean) => {
    const row = figures.get(kind) ?? { kind, n: 0, wrong: 0 };
    figures.set(kind, { ...row, n: row.n + 1, wrong: row.wrong + Number(isWrong) });
    return isWrong;
  };
  for (const [at, page] of pages.entries()) {
    const others = [pages.at(at - 1), pages[(at + 1) % pages.length]].map((text) => text ?? "");
    const document = documentOf([others[0] ?? "", page, others[1] ?? ""]);
    const placeOf = createQuoteVerifier(document);
    const verify = (quote: string, named: number) => {
      const start = performance.now();
      const place = placeOf(quote, { page: named });
      spentMs += performance.now() - start;
      count++;
      return place;
    };
    for (const source of quotesOf(page)) {
      for (const { kind, quote } of layoutVariants(source, random)) {
        if (judge(layouts, kind, verify(quote, 2) === undefined))
          wrong.push({ kind, quote, source });
      }
      judge(layouts, "the page beside", verify(source, 1) === undefined);
      const everywhere = [...others, page].map(oneLine).join("\n");
      for (const { kind, quote } of changedQuotes(source, everywhere, random)) {
        if (judge(changes, kind, verify(quote, 2) !== undefined))
          wrong.push({ kind, quote, source });
      }
      if (!lettersOf(others[1] ?? "").includes(lettersOf(source))) {
        judge(changes, "two pages away", verify(source, 4) !== undefined);
      }
    }
  }
  return {
    layouts: [...layouts.values()],
    changes: [...changes.values()],
    wrong,
    microsecondsEach: (spentMs * 1000) / count,
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function documentOf(pages: readonly string[]): DocumentText {
  return {
    file: "a.pdf",
    format: "pdf",
    parts: pages.map((page, at) => ({
      place: { page: at + 1 },
      lines: page.split("\n").map((text) => ({ text })),
    })),
  };
}

const negationBeside = /(?<!\p{L})(?:nicht|keine?[mnrs]?|ohne)(?!\p{L})/iu;

/**
 * Sentences and lines as a model would quote them. None begins or ends within a broken word or beside a negation:
 * such a quote is a changed one.
 */
function quotesOf(page: string): string[] {
  const sentences = page.split(/(?<=[.;!?])\s+(?=\p{Lu})|(?<!-\s*)\n\s*\n|(?<!-\s*)\n(?=\p{Lu})/u);
  return [...new Set(sentences.map((words) => words.trim()))]
    .filter((words) => words.length >= 25 && words.length <= 300)
    .filter((words) => {
      const start = page.indexOf(words);
      const head = /[^.;:!?]{0,25}$/.exec(page.slice(0, start))?.[0] ?? "";
      const tail = /^[^.;:!?]{0,25}/.exec(page.slice(start + words.length))?.[0] ?? "";
      return !negationBeside.test(head) && (/[.;:!?]$/.test(words) || !negationBeside.test(tail));
    })
    .slice(0, 30);
}

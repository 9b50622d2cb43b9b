const markup = /<[a-z/!?]|`|\]\(|!\[|\*\*|__|\{\{|\}\}|&(?:#\w+|[a-z]+);/iu;
const link = /[a-z][a-z\d+.-]{1,20}:\/\/|(?:javascript|data|mailto|vbscript):|(?<!\p{L})www\./iu;
/** Control characters but tab and line end, marks without a shape and marks of direction */
const unseen = /(?![\t\n])\p{Cc}|[\p{Cf}\u2028\u2029]/u;

/** Words and nothing else: no markup, no link, nothing that a reader cannot see. */
export function isPlainText(text: string): boolean {
  return !markup.test(text) && !link.test(text) && !unseen.test(text);
}

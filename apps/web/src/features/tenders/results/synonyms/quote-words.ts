/** The question with these words in quotes, so that they stand for themselves only. */
export function quoteWords(question: string, typed: string): string {
  const words = typed.split(" ");
  const phrase = new RegExp(words.map(escapeForm).join(String.raw`\s+`), "u");
  if (phrase.test(question)) return question.replace(phrase, (text) => `"${text}"`);
  // "Neugestaltung der Website": words between them do not count, but part them.
  return words.reduce((text, word) => text.replace(word, () => `"${word}"`), question);
}

function escapeForm(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}

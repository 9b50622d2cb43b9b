// A reader that dies unless it was told to leave out the page that killed it.
const { without } = JSON.parse(process.argv[2] ?? "") as { without: number[] };
if (without.length === 0) {
  process.send?.({ kind: "page", page: 7, of: 9 }, () => process.abort());
} else {
  const text = { parts: [], characters: 0, removed: 0, pages: 9 };
  const refusedPages = without.map((page) => ({ page, reason: "too-slow" }));
  process.send?.({ kind: "read", text: { ...text, refusedPages } });
}

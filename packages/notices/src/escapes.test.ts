import { expect, test } from "vitest";
import { cleanLine, cleanText, cleanUrl } from "./clean-text.ts";
import { readEscapes } from "./escapes.ts";

test.each([
  ["Unter &quot;Zusätzliche Informationen&quot;", 'Unter "Zusätzliche Informationen"'],
  ["Müller &amp;amp; Söhne", "Müller & Söhne"],
  ["Stra&szlig;e, 20&nbsp;m&sup2;, 5 &euro;", "Straße, 20 m², 5 €"],
  ["2024 &#150; 2026, &#xe4;hnlich", "2024 – 2026, ähnlich"],
  ["Preisbildung&#92;nAnlage Preisangebot", "Preisbildung Anlage Preisangebot"],
  ["Bund_2019.pdf\\n\\nFolgende", "Bund_2019.pdf Folgende"],
  ["einzureichen:\\r\\n1)\\tErklärung", "einzureichen: 1) Erklärung"],
  ["Text<br>mehr<br />und <b>fett</b>", "Text mehr und <b>fett</b>"],
  ["&amp;amp;amp;lt;br/&amp;gt; A &lt; B", "A < B"],
  ["&amp;quot;Ja&amp;quot; &amp; Nein &amp;amp;", '"Ja" & Nein &'],
  ["F&E; R&D &unbekannt; &#0; & mehr", "F&E; R&D &unbekannt; &#0; & mehr"],
])("%j reads %j on one line", (published, line) => {
  expect(cleanLine(published)).toBe(line);
});

test("running text keeps the breaks that were written as escapes", () => {
  expect(cleanText("Abschluss des Vertrages &#92;n- Planung\\n- Bau")).toBe(
    "Abschluss des Vertrages\n- Planung\n- Bau",
  );
});

test.each(["Ablage C:\\neu\\reports", "auf \\\\nas01\\transfer", "unter Daten\\neu\\Angebot"])(
  "the path in %j stays as it is",
  (text) => {
    expect(cleanLine(text)).toBe(text);
  },
);

test("an address keeps its parameters apart", () => {
  expect(cleanUrl("https://vergabe.example/a?b=1&amp;c=2")).toBe(
    "https://vergabe.example/a?b=1&c=2",
  );
});

test("what an escape hides is cleaned like anything else", () => {
  expect(cleanLine("a&#8238;b&shy;c&#157;d")).toBe("abcd");
});

test("escapes nested without end are read in one pass and never grow", () => {
  expect(readEscapes(`&${"amp;".repeat(1_000)}`)).toBe("&");
  expect(readEscapes("&".repeat(1_000_000))).toHaveLength(1_000_000);
  expect(readEscapes("&amp;".repeat(100_000))).toHaveLength(100_000);
});

test("what an escape turns into is not read a second time", () => {
  expect(readEscapes("&lt;br&#62; &#38;#38;lt;script&gt;")).toBe("\n <script>");
  expect(readEscapes("&&amp;#105;quot;")).toBe("&iquot;");
});

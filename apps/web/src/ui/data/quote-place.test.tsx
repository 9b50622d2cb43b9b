import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QuotePlaceList } from "./quote-place";

test("a space stands between two places, so that they are read and broken apart", () => {
  const quotes = [
    { quote: "Musterstadt", field: "lots.LOT-0001.description" },
    { quote: "ab 2027", field: "lots.LOT-0002.description" },
  ];
  const html = renderToStaticMarkup(<QuotePlaceList slug="ausschreibung-1" quotes={quotes} />);
  expect(html).toContain("</span> <span");
});

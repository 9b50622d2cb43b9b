import { expect, test } from "vitest";
import { suggestServices } from "./services.ts";

const page = (text: string) => ({
  url: "https://agentur.example/leistungen",
  title: "Leistungen",
  blocks: [{ text }],
  links: [],
});

test("a service is suggested in the sector that names it", () => {
  const services = suggestServices([
    page("Social-Media-Betreuung, Recruiting, Mediaplanung, Podcast, Pressearbeit und Imagefilm."),
  ] as unknown as Parameters<typeof suggestServices>[0]);
  const sectors = services.map(({ value }) => value.kind === "service" && value.agencySector);
  expect(new Set(sectors)).toEqual(
    new Set([
      "social-media",
      "employer-branding",
      "media-planning",
      "audio",
      "public-relations",
      "film",
    ]),
  );
});

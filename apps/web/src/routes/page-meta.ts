import { brand } from "@tc/domain";

interface Page {
  /** Without the brand, which follows it. */
  readonly title: string;
  readonly description: string;
  /** As it is reached, e.g. `/about` */
  readonly path: string;
}

/** The files of public/og/ that `npm run pictures` draws, by the page they stand for. */
const pictures: Readonly<Record<string, string>> = {
  "/": "start",
  "/signup": "signup",
  "/demo": "demo",
  "/about": "about",
  "/karriere": "karriere",
  "/kontakt": "kontakt",
  "/methodik": "methodik",
  "/terms": "recht",
  "/impressum": "recht",
  "/datenschutz": "recht",
  "/unterauftragsverarbeiter": "recht",
};

/** Where the site is reached; the server fills it into documents. */
const origin = () => (typeof document === "undefined" ? "{{site.url}}" : location.origin);

/** What search engines and previews of links show of a public page. */
export function pageMeta({ title, description, path }: Page) {
  const shownTitle = `${title} · ${brand}`;
  const url = origin() + path;
  return [
    { title: shownTitle },
    { name: "description", content: description },
    { tagName: "link" as const, rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand },
    { property: "og:locale", content: "de_DE" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${origin()}/og/${pictures[path] ?? "start"}.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Pages that no search engine shall list. */
export function privatePageMeta(title: string) {
  return [{ title: `${title} · ${brand}` }, { name: "robots", content: "noindex" }];
}

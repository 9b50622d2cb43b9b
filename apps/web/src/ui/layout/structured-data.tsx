/** Facts of a page for search engines, in the words of schema.org. `{{operator.NAME}}` and `{{site.url}}` are filled in by the server. */
export function StructuredData({ value }: { value: { "@type": string; [name: string]: unknown } }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...value });
  return (
    <script
      type="application/ld+json"
      // No text may end the script.
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", String.raw`\u003c`) }}
    />
  );
}

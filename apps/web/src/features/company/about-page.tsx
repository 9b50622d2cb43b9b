import { SitePage } from "../../ui/site-page";

export function AboutPage() {
  return (
    <SitePage>
      <h1>Über uns</h1>
    </SitePage>
  );
}

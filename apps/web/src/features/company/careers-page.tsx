import { SitePage } from "../../ui/site-page";

export function CareersPage() {
  return (
    <SitePage>
      <h1>Karriere</h1>
    </SitePage>
  );
}

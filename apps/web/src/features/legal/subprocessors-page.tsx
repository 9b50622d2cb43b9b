import { SitePage } from "../../ui/site-page";

export function SubprocessorsPage() {
  return (
    <SitePage>
      <h1>Unterauftragsverarbeiter</h1>
    </SitePage>
  );
}

import { SitePage } from "../../ui/site-page";

export function SharedPage() {
  return (
    <SitePage>
      <h1>Geteilte Ausschreibung</h1>
    </SitePage>
  );
}

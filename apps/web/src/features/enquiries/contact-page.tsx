import { SitePage } from "../../ui/site-page";

export function ContactPage() {
  return (
    <SitePage>
      <h1>Kontakt</h1>
    </SitePage>
  );
}

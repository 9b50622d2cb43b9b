import { SitePage } from "../../ui/site-page";

export function SignupPage() {
  return (
    <SitePage>
      <h1>Kostenlos starten</h1>
    </SitePage>
  );
}

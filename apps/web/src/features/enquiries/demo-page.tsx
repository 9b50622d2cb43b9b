import { SitePage } from "../../ui/site-page";

export function DemoPage() {
  return (
    <SitePage>
      <h1>Demo vereinbaren</h1>
    </SitePage>
  );
}

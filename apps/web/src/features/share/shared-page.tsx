import { SitePage } from "../../ui/layout/site-page";
import { InvalidShare } from "./invalid-share";

/** A tender that somebody shared by its link. Nothing can be shared yet, so no link holds. */
export function SharedPage() {
  return (
    <SitePage>
      <InvalidShare />
    </SitePage>
  );
}

import { useSources } from "../sources";
import { CheckQuota } from "./check-quota";
import { ColourSchemeMenu } from "./colour-scheme-menu";
import { DataAge } from "./data-age";

/** What the rail tells beneath its places. A phone has no rail, so it comes behind the list. */
export function RailFoot() {
  const sources = useSources();
  return (
    <>
      <CheckQuota />
      <DataAge sources={sources.data} />
      <ColourSchemeMenu />
    </>
  );
}

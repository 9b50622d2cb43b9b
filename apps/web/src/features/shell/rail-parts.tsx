import { Bell } from "../notifications";
import { useSources } from "../sources";
import { CheckQuota } from "./check-quota";
import { ColourSchemeMenu } from "./colour-scheme-menu";
import { DataAge } from "./data-age";
import { PaletteButton } from "./palette/palette-button";
import styles from "./rail-parts.module.css";

// What the rail holds besides its places. A phone has no rail, so it comes behind the list.

/** Above the places: the palette and the bell. */
export function RailHead() {
  return (
    <div className={styles.head}>
      <PaletteButton />
      <Bell />
    </div>
  );
}

/** Beneath the places */
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

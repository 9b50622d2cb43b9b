import { Building2, Database, Mail, Plug } from "lucide-react";
import { Bell } from "../notifications";
import { useSources } from "../sources";
import { CheckQuota } from "./check-quota";
import { ColourSchemeMenu } from "./colour-scheme-menu";
import { DataAge } from "./data-age";
import { PaletteButton } from "./palette/palette-button";
import { Places } from "./rail-places";
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

const agencyPlaces = [
  { to: "/app/profil", label: "Profil", icon: Building2 },
  { to: "/app/emails", label: "E-Mails", icon: Mail },
  { to: "/app/verbindungen", label: "Verbindungen", icon: Plug },
  { to: "/app/datenstand", label: "Datenstand", icon: Database },
] as const;

/** What the agency sets up, beneath what it works with */
export function AgencyPlaces() {
  return (
    <>
      <p id="agentur">Agentur</p>
      <Places places={agencyPlaces} labelledBy="agentur" />
    </>
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

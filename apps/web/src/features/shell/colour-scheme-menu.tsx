import { ChevronsUpDown, Monitor, Moon, Sun } from "lucide-react";
import { setColourScheme, useColourScheme } from "../../platform/colour-scheme";
import { NativeSelect } from "../../ui/forms/native-select";
import styles from "./colour-scheme-menu.module.css";

const schemes = [
  { value: "auto", label: "Wie das System", icon: Monitor },
  { value: "light", label: "Hell", icon: Sun },
  { value: "dark", label: "Dunkel", icon: Moon },
] as const;

/** Light, dark or as the system; in the rail, on a phone in the account menu. */
export function ColourSchemeMenu() {
  const chosen = useColourScheme();
  const { icon: Icon, label } = schemes.find((scheme) => scheme.value === chosen) ?? schemes[0];
  return (
    <NativeSelect
      label="Darstellung"
      value={chosen}
      choices={schemes}
      onChange={setColourScheme}
      className={styles.entry}
    >
      <Icon size={17} strokeWidth={1.75} />
      <span>{label}</span>
      <ChevronsUpDown size={14} />
    </NativeSelect>
  );
}

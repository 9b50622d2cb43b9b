import { tierRights, tiers } from "@tc/domain";
import type { Tier } from "@tc/domain";
import { ChevronsUpDown } from "lucide-react";
import { NativeSelect } from "../../ui/forms/native-select";
import styles from "./tier-select.module.css";

const none = "none";
const choices = [none, ...tiers].map((value) => ({
  value,
  label: tierRights(value === none ? null : (value as Tier)).name,
}));

interface Props {
  agencyName: string;
  tier: Tier | null;
  onChange: (tier: Tier | null) => void;
}

export function TierSelect({ agencyName, tier, onChange }: Props) {
  return (
    <NativeSelect
      label={`Tarif von ${agencyName}`}
      value={tier ?? none}
      choices={choices}
      onChange={(value) => onChange(tiers.find((tier) => tier === value) ?? null)}
      className={styles.select}
    >
      {tierRights(tier).name}
      <ChevronsUpDown size={14} />
    </NativeSelect>
  );
}

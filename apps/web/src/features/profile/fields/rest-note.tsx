import type { ProfileData } from "@tc/contract";
import { profileCompleteness } from "@tc/domain";
import form from "../../../ui/forms/dense-form.module.css";

interface Props {
  part: "references" | "focus" | "turnover";
  data: ProfileData;
}

/** What a partly filled field still lacks, in the words of the meter; silent while it is empty or done. */
export function RestNote({ part, data }: Props) {
  if (data[part].length === 0) return null;
  const gap = profileCompleteness(data).gaps.find((candidate) => candidate.part === part);
  return gap === undefined ? null : <p className={form.note}>{gap.cost}</p>;
}

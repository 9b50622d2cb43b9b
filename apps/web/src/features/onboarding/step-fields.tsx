import type { ReactNode } from "react";
import {
  AgencySectorPicker,
  FocusText,
  NotificationFields,
  ReferenceFields,
  RegionFields,
  SizeFields,
  WebsiteField,
} from "../profile";
import type { PartProps } from "../profile";
import form from "../../ui/forms/dense-form.module.css";

interface Props extends PartProps {
  step: number;
  /** What the website and awards would fill in. */
  suggestions: ReactNode;
}

/** The inputs of a step, the same as on the profile screen. */
export function StepFields({ step, suggestions, ...part }: Props) {
  if (step === 1) return <RegionFields {...part} />;
  if (step === 2) return <SizeFields {...part} />;
  if (step === 3) return <ReferenceFields {...part} />;
  if (step === 4) return <NotificationFields {...part} />;
  return (
    <div className={form.form}>
      <WebsiteField {...part} />
      {suggestions}
      <AgencySectorPicker {...part} />
      <FocusText {...part} />
    </div>
  );
}

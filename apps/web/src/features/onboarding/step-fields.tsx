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

/** The inputs of a step, the same as on the profile screen. */
export function StepFields({ step, ...part }: PartProps & { step: number }) {
  if (step === 1) return <RegionFields {...part} />;
  if (step === 2) return <SizeFields {...part} />;
  if (step === 3) return <ReferenceFields {...part} />;
  if (step === 4) return <NotificationFields {...part} />;
  return (
    <div className={form.form}>
      <AgencySectorPicker {...part} />
      <FocusText {...part} />
      <WebsiteField {...part} />
    </div>
  );
}

import { RadioList } from "../../../ui/forms/radio-list";
import type { PartProps } from "../form/part";
import { notificationChoices } from "../values/words";

export function NotificationFields({ data, onChange }: PartProps) {
  return (
    <RadioList
      label="Wie oft sollen wir dir neue passende Ausschreibungen mailen?"
      choices={notificationChoices}
      value={data.notificationWish}
      onChange={(notificationWish) => onChange({ notificationWish })}
    />
  );
}

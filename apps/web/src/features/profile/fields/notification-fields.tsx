import { RadioList } from "../../../ui/radio-list";
import type { PartProps } from "../part";
import { notificationChoices } from "../words";

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

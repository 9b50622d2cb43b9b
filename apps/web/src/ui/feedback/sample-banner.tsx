import { FlaskConical } from "lucide-react";
import { Banner } from "./banner";

interface Props {
  className?: string | undefined;
  hidden?: boolean;
  id?: string;
}

/** On every screen while the product shows invented tenders. */
export function SampleBanner(props: Props) {
  return (
    <Banner label="Musterdaten" icon={FlaskConical} {...props}>
      <b>Musterdaten</b> Alle Ausschreibungen sind erfunden und verschwinden mit dem ersten echten
      Abruf.
    </Banner>
  );
}

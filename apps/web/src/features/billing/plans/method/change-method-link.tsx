import type { ReactNode } from "react";
import { subscriptionPath } from "../../../../platform/payment/payment-paths";
import { ButtonLink } from "../../../../ui/forms/button";
import type { ButtonProps } from "../../../../ui/forms/button";

interface Props extends Pick<ButtonProps, "look"> {
  children: ReactNode;
}

/** Asked for in the address: the form needs a document of its own, which alone may load the payment provider's script. */
export const changeMethodParam = "zahlungsart";

export function ChangeMethodLink(link: Props) {
  return <ButtonLink href={`${subscriptionPath}?${changeMethodParam}=aendern`} {...link} />;
}

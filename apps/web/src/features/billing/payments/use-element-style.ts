import { useEffect, useState } from "react";
import type { RefObject } from "react";
import type { StripeElementStyle } from "@stripe/stripe-js";
import { schemeAttribute } from "../../../platform/colour-scheme-names";

/** The page's own colours for fields that stand in a frame of the provider's, in light and in dark. */
export function useElementStyle(place: RefObject<HTMLElement | null>): StripeElementStyle {
  const [style, setStyle] = useState<StripeElementStyle>({});
  useEffect(() => {
    const read = () => place.current && setStyle(styleOf(place.current));
    read();
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const scheme = new MutationObserver(read);
    dark.addEventListener("change", read);
    scheme.observe(document.documentElement, { attributeFilter: [schemeAttribute] });
    return () => {
      dark.removeEventListener("change", read);
      scheme.disconnect();
    };
  }, [place]);
  return style;
}

function styleOf(place: HTMLElement): StripeElementStyle {
  const { color, caretColor, columnRuleColor } = getComputedStyle(place);
  const text = { color, fontSize: "16px", fontFamily: "system-ui, sans-serif" };
  return {
    base: { ...text, iconColor: color, "::placeholder": { color: columnRuleColor } },
    invalid: { color: caretColor, iconColor: caretColor },
  };
}

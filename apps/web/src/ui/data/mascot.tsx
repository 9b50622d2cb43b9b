import type { SVGProps } from "react";

interface Props extends SVGProps<SVGSVGElement> {
  /** Outline only, for the large drawing behind a page. */
  faded?: boolean;
}

/** The dachshund that follows the scent, on a stroke of the highlighter. Strokes take the text colour. */
export function Mascot({ faded = false, ...svg }: Props) {
  const body = faded ? "none" : "var(--surface)";
  return (
    <svg
      viewBox="0 0 440 190"
      fill="none"
      stroke="currentColor"
      strokeWidth={6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...svg}
    >
      {!faded && <path d="M14 172q104-9 206-3t208-5" stroke="var(--marker)" strokeWidth={20} />}
      <path d="M50 86Q18 80 16 34" />
      <path d="M102 132v34h12M290 132v34h12" opacity={0.45} />
      <path
        d="M50 92c0-22 20-32 46-32h182c26 0 36-10 47-27 12-18 33-25 54-17 12 5 18 14 23 25l25 13c13 8 9 25-7 26l-42 2c-14 1-20 9-24 20-7 20-23 32-48 32H96c-30 0-46-18-46-42Z"
        fill={body}
      />
      <path d="M76 132v34h13M264 132v34h13" />
      {!faded && <path d="M313 52q9 25 36 40" stroke="var(--pen)" strokeWidth={9} />}
      <path d="M350 27c-19 2-31 28-29 49 1 18 18 21 25 5 7-17 13-40 4-54Z" fill="currentColor" />
      <path d="M424 55c11 3 11 15 2 16-7 0-9-11-2-16Z" fill="currentColor" />
      <circle cx="380" cy="41" r="4.5" fill="currentColor" stroke="none" />
    </svg>
  );
}

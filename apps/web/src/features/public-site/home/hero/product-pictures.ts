import chancesDark from "../pictures/chances-dark.webp?url";
import chancesLight from "../pictures/chances-light.webp?url";
import checkDark from "../pictures/check-dark.webp?url";
import checkLight from "../pictures/check-light.webp?url";
import fitDark from "../pictures/fit-dark.webp?url";
import fitLight from "../pictures/fit-light.webp?url";
import marketDark from "../pictures/market-dark.webp?url";
import marketLight from "../pictures/market-light.webp?url";
import resultsDark from "../pictures/results-dark.webp?url";
import resultsLight from "../pictures/results-light.webp?url";
import smallResultsDark from "../pictures/results-phone-dark.webp?url";
import smallResultsLight from "../pictures/results-phone-light.webp?url";

interface Version {
  readonly light: string;
  readonly dark: string;
  /** In CSS pixels; the files have twice as many. */
  readonly width: number;
  readonly height: number;
}

export interface ProductPicture extends Version {
  /** What a phone sees instead. */
  readonly small?: Version;
}

/** Taken by `npm run pictures`; the sizes are those of tools/pictures/screens.ts. */
export const productPictures = {
  results: {
    light: resultsLight,
    dark: resultsDark,
    width: 1240,
    height: 720,
    small: { light: smallResultsLight, dark: smallResultsDark, width: 390, height: 620 },
  },
  fit: { light: fitLight, dark: fitDark, width: 396, height: 400 },
  chances: { light: chancesLight, dark: chancesDark, width: 396, height: 340 },
  check: { light: checkLight, dark: checkDark, width: 644, height: 520 },
  market: { light: marketLight, dark: marketDark, width: 760, height: 560 },
} as const satisfies Record<string, ProductPicture>;

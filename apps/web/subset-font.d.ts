declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** One value pins an axis, a range cuts it. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    /** Leaves out the forms of letters that only features of the typeface reach. */
    noLayoutClosure?: boolean;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}

declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    /** One value pins an axis, a range cuts it. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}

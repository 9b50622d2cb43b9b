import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PageOperators } from "../pdf/draw-page.ts";
import { matrixOf, multiply } from "../pdf/matrix.ts";
import type { Matrix } from "../pdf/matrix.ts";
import { pictureOf } from "./picture.ts";
import type { Picture } from "./picture.ts";

const mostStates = 1_000;

/** The pictures of a page in the order in which they are drawn. */
export async function* pagePictures(
  { fnArray, argsArray }: PageOperators,
  transform: Matrix,
  objectOf: (name: string) => Promise<unknown>,
): AsyncGenerator<Picture, void, void> {
  let matrix = transform;
  const stack: Matrix[] = [];
  const save = () => {
    if (stack.length < mostStates) stack.push(matrix);
  };
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] ?? [];
    const [first] = args;
    switch (operator) {
      case OPS.save:
      case OPS.beginGroup:
        save();
        break;
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
        matrix = stack.pop() ?? matrix;
        break;
      case OPS.transform:
        matrix = multiply(matrix, matrixOf(args));
        break;
      case OPS.paintFormXObjectBegin:
        save();
        if (first) matrix = multiply(matrix, matrixOf(first));
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject: {
        const isStencil = operator === OPS.paintImageMaskXObject;
        const picture = pictureOf(await imageOf(first, objectOf), matrix, isStencil);
        if (picture) yield picture;
      }
    }
  }
}

/** The data of a picture stand in the operator, or it names where they are. */
async function imageOf(
  image: unknown,
  objectOf: (name: string) => Promise<unknown>,
): Promise<unknown> {
  if (typeof image === "string") return objectOf(image);
  if (typeof image !== "object" || image === null || !("data" in image)) return undefined;
  if (typeof image.data !== "string") return image;
  const object = await objectOf(image.data);
  return typeof object === "object" && object !== null && "data" in object
    ? { ...image, data: object.data }
    : { ...image, data: object };
}

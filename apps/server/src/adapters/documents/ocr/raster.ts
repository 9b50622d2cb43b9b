import type { Picture } from "./picture.ts";

/** Tesseract is trained for letters of about this resolution; more only takes longer. */
const dotsPerInch = 200;
const mostDots = 16_000_000;
/** Of dots of the picture that one dot of the raster is the mean of, each way */
const mostSamples = 4;

/** Rows of a page, the last one not among them */
export interface Strip {
  readonly top: number;
  readonly bottom: number;
}

/** A page as a scanner sees it. */
export class Raster {
  readonly width: number;
  readonly height: number;
  /** Dots a point */
  readonly scale: number;
  readonly #dots: Uint8Array;

  constructor(pageWidth: number, pageHeight: number) {
    const largest = Math.sqrt(mostDots / Math.max(1, pageWidth * pageHeight));
    this.scale = Math.min(dotsPerInch / 72, largest);
    this.width = Math.max(1, Math.round(pageWidth * this.scale));
    this.height = Math.max(1, Math.round(pageHeight * this.scale));
    this.#dots = new Uint8Array(this.width * this.height).fill(255);
  }

  /** Draws a picture where it stands, turned and stretched as it is there. */
  draw(picture: Picture): void {
    const [a, b, c, d, e, f] = picture.matrix;
    const determinant = a * d - b * c;
    if (!Number.isFinite(1 / determinant)) return;
    const { scale, width, height } = this;
    const corners = [
      [e, f],
      [a + e, b + f],
      [c + e, d + f],
      [a + c + e, b + d + f],
    ] as const;
    const xs = corners.map(([x]) => x * scale);
    const ys = corners.map(([, y]) => y * scale);
    const [left, right] = [
      Math.max(0, Math.floor(Math.min(...xs))),
      Math.min(width, Math.ceil(Math.max(...xs))),
    ];
    const [top, bottom] = [
      Math.max(0, Math.floor(Math.min(...ys))),
      Math.min(height, Math.ceil(Math.max(...ys))),
    ];
    const dotsPerDot = Math.sqrt((picture.width * picture.height) / Math.abs(determinant)) / scale;
    const samples = Math.min(mostSamples, Math.max(1, Math.round(dotsPerDot)));
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        let [sum, count] = [0, 0];
        for (let sample = 0; sample < samples * samples; sample++) {
          const pageX = (x + ((sample % samples) + 0.5) / samples) / scale - e;
          const pageY = (y + (Math.floor(sample / samples) + 0.5) / samples) / scale - f;
          const column = Math.floor(((d * pageX - c * pageY) / determinant) * picture.width);
          // Pictures begin at the top, the unit square at the bottom.
          const row = Math.floor((1 - (a * pageY - b * pageX) / determinant) * picture.height);
          if (column < 0 || row < 0 || column >= picture.width || row >= picture.height) continue;
          const grey = picture.grey[row * picture.width + column] ?? 255;
          if (picture.isStencil && grey === 255) continue;
          sum += grey;
          count += 1;
        }
        if (count === 0) continue;
        const at = y * width + x;
        const below = this.#dots[at] ?? 255;
        // A dot that a picture covers in part keeps the rest of what was there.
        this.#dots[at] = (sum + (samples * samples - count) * below) / (samples * samples);
      }
    }
  }

  /** The dots of a row; 0 is black. */
  row(y: number): Uint8Array {
    return this.#dots.subarray(y * this.width, (y + 1) * this.width);
  }

  /** Rows of it as a portable grey map, the plainest format that Tesseract reads. */
  toPgm({ top, bottom }: Strip = this.whole): Buffer {
    const dots = this.#dots.subarray(top * this.width, bottom * this.width);
    return Buffer.concat([Buffer.from(`P5\n${this.width} ${bottom - top}\n255\n`), dots]);
  }

  get whole(): Strip {
    return { top: 0, bottom: this.height };
  }
}

import type { ProductPicture as Picture } from "./product-pictures";
import styles from "./product-picture.module.css";

interface Props {
  readonly picture: Picture;
  readonly alt: string;
  readonly caption?: string;
  readonly className?: string | undefined;
  /** Cut from something longer: fades out at its end. */
  readonly goesOn?: boolean;
}

const phone = "(max-width: 640px)";
const dark = "(prefers-color-scheme: dark)";

/**
 * A screen of the product in the colours of the page. The page script rewrites the sources' `media` when the visitor
 * has chosen colours of their own (page-script/pictures.ts); `data-width` is what stays of it.
 */
export function ProductPicture({ picture, alt, caption, className, goesOn = false }: Props) {
  const { small } = picture;
  return (
    <figure
      className={[styles.figure, className].filter(Boolean).join(" ")}
      data-goes-on={goesOn || undefined}
    >
      <picture>
        {small && (
          <>
            <source
              media={`${phone} and ${dark}`}
              data-scheme="dark"
              data-width={phone}
              srcSet={small.dark}
              width={small.width}
              height={small.height}
            />
            <source media={phone} srcSet={small.light} width={small.width} height={small.height} />
          </>
        )}
        <source media={dark} data-scheme="dark" srcSet={picture.dark} />
        <img
          src={picture.light}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

import { imageAt, imageSrcSet } from '#contract/images'

/**
 * When a picture is loaded: `first`, before the others, where a phone shows it when the page opens; `soon`, without waiting
 * to be seen; `near`, once somebody scrolls near it.
 */
export type Haste = 'first' | 'soon' | 'near'

/** A product’s picture in its 4:5 frame; the browser takes the width that `sizes` asks for. */
export function Picture({
  imagePath,
  alt,
  sizes,
  haste = 'near',
}: {
  imagePath: string | null
  alt: string
  sizes: string
  haste?: Haste
}) {
  if (!imagePath) return <div className="picture picture-none" {...(alt ? { role: 'img', 'aria-label': alt } : {})} />
  return (
    // Inside <picture>, React writes no preload beside it: the browser finds the image just as early.
    <picture>
      <img
        className="picture"
        src={imageAt(imagePath, 400)}
        srcSet={imageSrcSet(imagePath)}
        sizes={sizes}
        width={400}
        height={500}
        alt={alt}
        loading={haste === 'near' ? 'lazy' : 'eager'}
        fetchPriority={haste === 'first' ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

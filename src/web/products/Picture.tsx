import { imageAt, imageSrcSet } from '#contract/values/images'

/** `first`: eager, with priority; `soon`: eager; `near`: lazy. */
export type Haste = 'first' | 'soon' | 'near'

/** 4:5; the browser picks by `sizes`. */
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
    // Inside <picture> React writes no preload.
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

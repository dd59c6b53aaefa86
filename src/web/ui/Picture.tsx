import { imageAt, imageSrcSet } from '#contract/images'

/** A product’s picture in its 4:5 frame; the browser takes the width that `sizes` asks for. */
export function Picture({
  imagePath,
  alt,
  sizes,
  isFirst = false,
}: {
  imagePath: string | null
  alt: string
  sizes: string
  /** In sight when the page opens: loaded at once, before the others. */
  isFirst?: boolean
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
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

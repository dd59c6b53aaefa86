/** In pixels; shown 4:5. */
export const IMAGE_WIDTHS = [240, 400, 640, 960] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

export function imageFile(hash: string, width: ImageWidth): string {
  return `/images/${hash}-${width}.webp`
}

export function imageAt(imagePath: string, width: ImageWidth): string {
  return imagePath.replace(/-\d+\.webp$/, `-${width}.webp`)
}

export function imageSrcSet(imagePath: string): string {
  return IMAGE_WIDTHS.map((width) => `${imageAt(imagePath, width)} ${width}w`).join(', ')
}

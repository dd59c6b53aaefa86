const LONGEST_SLUG = 60

/** `/p/17/blue-cotton-panjabi` (decision 018): the id finds it; the slug is its name in any script. */
export function productAddress({ id, name }: { id: number; name: string }): string {
  const slug = slugOf(name)
  return slug === '' ? `/p/${id}` : `/p/${id}/${encodeURIComponent(slug)}`
}

function slugOf(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    // A joiner inside a Bangla word.
    .replace(/['’\u200c\u200d]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return cut(words ?? [])
}

/** Whole words, or the beginning of a long one. */
function cut([first = '', ...words]: string[]): string {
  let slug = [...first].slice(0, LONGEST_SLUG).join('')
  for (const word of words) {
    if (slug.length + 1 + word.length > LONGEST_SLUG) break
    slug += `-${word}`
  }
  return slug
}

import type { TypedProduct } from './typed-product.ts'

/** Files cannot be written down: they are kept while the page lives, over a login too. */
const pictures = new Map<string, File>()

interface Draft {
  typed: TypedProduct
  /** Null where a reload has lost it. */
  picture: File | null
}

/** Where one account keeps what it typed about one product, in this tab only. Without an id: about a new one. */
export function draftPlace(userId: number, id: string | undefined): string {
  return `product-draft:${userId}:${id ?? 'new'}`
}

/** What was typed before a reload or a login; null where nothing is left unsaved. */
export function storedDraft(place: string, saved: TypedProduct): Draft | null {
  const stored = sessionStorage.getItem(place)
  return stored ? { typed: { ...saved, ...JSON.parse(stored) }, picture: pictures.get(place) ?? null } : null
}

export function keepDraft(place: string, { typed, picture }: Draft): void {
  sessionStorage.setItem(place, JSON.stringify(typed))
  if (picture) pictures.set(place, picture)
  else pictures.delete(place)
}

export function dropDraft(place: string): void {
  sessionStorage.removeItem(place)
  pictures.delete(place)
}

import type { ProductEdit } from './merged-product.ts'

/** Files cannot be stored: kept while the page lives, over a login too. */
const pictures = new Map<string, File>()

interface Draft extends ProductEdit {
  /** Null: lost by a reload. */
  picture: File | null
}

/** Per account and product, in this tab. */
export function draftPlace(userId: number, id: string | undefined): string {
  return `product-edit:${userId}:${id ?? 'new'}`
}

/** The draft of this form; null where nothing is unsaved. */
export function storedDraft(place: string): Draft | null {
  const stored = sessionStorage.getItem(place)
  return stored ? { ...JSON.parse(stored), picture: pictures.get(place) ?? null } : null
}

export function keepDraft(place: string, { typed, from, picture }: Draft): void {
  sessionStorage.setItem(place, JSON.stringify({ typed, from }))
  if (picture) pictures.set(place, picture)
  else pictures.delete(place)
}

export function dropDraft(place: string): void {
  sessionStorage.removeItem(place)
  pictures.delete(place)
}

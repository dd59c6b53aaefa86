const KEPT_AS = 'product-just-saved'

/** Said by the list, as no toast does (spec §8). */
export function rememberSaved(name: string): void {
  sessionStorage.setItem(KEPT_AS, name)
}

/** The name just saved; told once. */
export function takeSaved(): string | null {
  const name = sessionStorage.getItem(KEPT_AS)
  sessionStorage.removeItem(KEPT_AS)
  return name
}

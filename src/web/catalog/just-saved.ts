const KEPT_AS = 'product-just-saved'

/** For the list that comes next: after an update no toast says that it was saved (spec §8). */
export function rememberSaved(name: string): void {
  sessionStorage.setItem(KEPT_AS, name)
}

/** The name of what was just updated; said once. */
export function takeSaved(): string | null {
  const name = sessionStorage.getItem(KEPT_AS)
  sessionStorage.removeItem(KEPT_AS)
  return name
}

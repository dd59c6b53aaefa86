export interface Rendered {
  status: number
  html: string
  /** Escaped. */
  head: string
  /** Loader data, safe inside a script element, and whether it is that of a shell. */
  state: string
  /** Matched routes’ ids: modules under `src/web/`. */
  modules: string[]
  /** Canonical path. */
  canonical?: string | undefined
  location?: string
}

/** What the server gets from rendering an address. */
export interface Rendered {
  status: number
  /** Inside of `#root`. */
  html: string
  /** Tags for `<head>`, escaped. */
  head: string
  /** JSON that is safe inside a script element: loader data for the browser’s router, or `null` for a private page. */
  state: string
  /** Ids of the matched routes: their modules under `src/web/`. */
  modules: string[]
  /** Path to go to instead. */
  location?: string
}

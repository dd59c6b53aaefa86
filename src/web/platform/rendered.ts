/** What the server gets from rendering an address. */
export interface Rendered {
  status: number
  /** Inside of `#root`. */
  html: string
  /** Tags for `<head>`, escaped. */
  head: string
  /** Loader data for the browser’s router; null for a private page, whose shell the browser fills by itself. */
  state: unknown
  /** Ids of the matched routes: their modules under `src/web/`. */
  modules: string[]
  /** Path to go to instead. */
  location?: string
}

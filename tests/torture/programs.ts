/** The programs that a run starts beside itself, as paths. */
export interface Programs {
  shop: string
  shoppers: string
  /** Loaded into the shop before it. */
  clock: string
}

/** What the shoppers are told before they set out: a file, because they are a process of their own. */
export interface Plan {
  seed: number
  url: string
  journal: string
  customers: { id: number; token: string }[]
  /** Who changes prices and adds pictures. */
  vendor: { id: number; token: string }
  /** Two who each want to be the only one. */
  admins: { id: number; token: string }[]
  products: PlannedProduct[]
  /** Synchronous replication: commits wait for another server. */
  isSynchronous?: boolean
}

export interface PlannedProduct {
  id: number
  name: string
  pricePoisha: number
  /** The vendor changes its price while shoppers buy it. */
  isRepriced: boolean
  /** Size → pieces at the start; null: not counted. */
  stock: Record<string, number | null>
}

/** What a garment is made of, in words for its page. */
export interface Fabric {
  name: string
  tag: string
  care: string
  origin: string
  says: readonly [string, string, string]
}

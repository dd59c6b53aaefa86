/** What a label says of a parcel whose courier has no number for it. */
export function ownNumber(parcelId: number): string {
  return `H${parcelId}`
}

/** The parcel whose own number this is, in either case of its letter. */
export function parcelIdIn(text: string): number | undefined {
  const [, id] = /^h([1-9]\d{0,14})$/i.exec(text.trim()) ?? []
  return id === undefined ? undefined : Number(id)
}

/** What journals are about by which a store has what its courier paid for a parcel that was lost. */
export const compensationSubject = (parcelId: number) => `compensation:${parcelId}`

export const COMPENSATED = 'compensated'

/** A search and a list that is narrowed down count no further: a total above it says that there are more. */
export const MOST_COUNTED = 500

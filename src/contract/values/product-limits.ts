/** What a product may hold, for its form, the contract and imports. Lengths in characters. */
export const LONGEST_PRODUCT_NAME = 160
export const LONGEST_DESCRIPTION = 5000
export const LONGEST_SPECIFICATION = 20_000
export const MOST_TAGS = 20
export const LONGEST_TAG = 40
export const MAX_PIECES = 1_000_000
export const MOST_CHART_ROWS = 20
export const LONGEST_CHART_SIZE = 20
export const MAX_INCHES = 200
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Of a product whose form names no category (spec §7). */
export const MEN = 1

/** Men, Women and Kids (spec §9): they may be renamed and hidden, but stay, and stay at the top. */
export const FIRST_ROOTS: readonly number[] = [MEN, 2, 3]

/** Men, Women and Kids (spec §9): they may be renamed and hidden, but stay, and stay at the top. */
export const FIRST_ROOTS: readonly number[] = [1, 2, 3]

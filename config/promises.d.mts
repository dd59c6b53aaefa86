export const PROMISES: readonly { promise: string; files: readonly string[] }[]

export const LADDER: readonly string[]
export const PLATFORM_LADDER: readonly string[]
export const TABLE_OWNERS: Readonly<Record<string, string>>

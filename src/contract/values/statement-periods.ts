/** How often a store’s statements are closed. */
export const STATEMENT_PERIODS = ['daily', 'weekly', 'two_weeks', 'monthly'] as const
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number]

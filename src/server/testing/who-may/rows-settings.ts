import type { Rows } from './row.ts'

let line = 5

/** What admins tune, and what everybody is told of it. */
export const SETTINGS_ROWS = {
  'GET /api/settings': [{ about: 'all of them', answers: 'is for admins', ask: () => () => ({}) }],
  'GET /api/settings/public': [{ about: 'what is shown', answers: 'is for everybody', ask: () => () => ({}) }],
  'PUT /api/settings': [
    {
      about: 'the low-stock line',
      answers: 'is for admins',
      writes: ['settings update'],
      ask() {
        line = (line % 50) + 1
        return () => ({ body: { lowStockLine: line } })
      },
    },
  ],
} satisfies Rows

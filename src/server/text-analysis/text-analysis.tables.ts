import type { Generated } from 'kysely'

declare module '../platform/database/tables.ts' {
  interface Tables {
    search_spellings: {
      spelling: string
      word: string
      spelled_as: Generated<number>
      products: Generated<number>
      slips: Generated<number>
    }
  }
}

import type { ColumnType, Generated } from 'kysely'

declare module '../platform/database/tables.ts' {
  interface Tables {
    settings: {
      id: Generated<number>
      version: Generated<number>
      overrides: ColumnType<Record<string, unknown>, string, string>
    }
  }
}

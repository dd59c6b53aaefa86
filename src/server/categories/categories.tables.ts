import type { Generated, GeneratedAlways } from 'kysely'

declare module '../platform/database/tables.ts' {
  interface Tables {
    categories: {
      id: Generated<number>
      name: string
      parent_id: number | null
      is_active: Generated<boolean>
      display_order: Generated<number>
      version: Generated<number>
    }
    /** Kept by the database (0031_visible_categories.sql). */
    visible_categories: { id: number; path: number[]; depth: GeneratedAlways<number> }
  }
}

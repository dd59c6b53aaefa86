import type { ColumnType, Generated } from 'kysely'
import type { ImportJob } from '#contract/imports'

declare module '../platform/database/tables.ts' {
  interface Tables {
    imports: {
      id: string
      owner_id: number
      is_running: Generated<boolean>
      job: ColumnType<ImportJob, string, string>
      /** Until it is over. */
      file: Buffer | null
      request: ColumnType<unknown | null, string, null>
      told_at: Generated<Date>
      /** When a picture of it was asked for last, or will be. */
      pictures_asked_at: Date | null
      undo: ColumnType<ImportJob['undo'] | null, string | null, string | null>
    }
    import_changes: {
      import_id: string
      product_id: number
      before: ColumnType<unknown | null, string | null>
      after: ColumnType<unknown | null, string | null>
    }
    import_pictures: {
      import_id: string
      product_id: number
      line: number
      column_name: string
      address: string
      /** What its product had when it was queued. */
      former_image: string | null
      tries: Generated<number>
      due_at: Generated<Date>
      ended_at: Date | null
      problem: string | null
    }
    picture_sources: { product_id: number; address: string }
    imports_running: { owner_id: number; told_at: Date }
    own_numbers: { vendor_id: number; number: string; product_id: number }
  }
}

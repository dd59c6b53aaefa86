import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** A journal that nothing has taken back. */
export interface Standing {
  id: number
  kind: string
  subject: string
}

/** Of these subjects and kinds, what stands: a correction takes it back. */
export async function standingJournals(db: Db, subjects: string[], kinds: string[]): Promise<Standing[]> {
  if (subjects.length === 0) return []
  return await db
    .selectFrom('ledger_journals')
    .select(['id', 'kind', 'subject'])
    .where('subject', '=', sql<string>`any(${subjects}::text[])`)
    .where('kind', 'in', kinds)
    .where('reverses', 'is', null)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('ledger_journals as later')
            .select(sql`true`.as('found'))
            .whereRef('later.reverses', '=', 'ledger_journals.id'),
        ),
      ),
    )
    .orderBy('id')
    .execute()
}

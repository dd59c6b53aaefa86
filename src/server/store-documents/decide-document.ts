import type { Page } from '#contract/machinery/fields'
import type { DocumentToDecide } from '#contract/store-documents'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { decide, type HandedIn } from './decide.ts'
import { numberToDecide, shownDocument } from './shown.ts'
import {
  type DocumentRecord,
  decideDocumentRow,
  documentOf,
  documentsToDecide,
  replaceDocument,
} from './store-documents.queries.ts'

/** The oldest first. Refuses a malformed cursor. */
export async function listDocuments(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<DocumentToDecide>> {
  const found = await documentsToDecide(db, { after: idBefore(cursor) ?? 0, limit: limit + 1 })
  return pageFrom(found, limit, toDecide, ({ id }) => String(id))
}

const PAPER: HandedIn<DocumentRecord> = {
  subject: 'paper',
  find: documentOf,
  async approve(tx, { id, vendorId, kind }, decidedBy) {
    await replaceDocument(tx, { vendorId, kind }, 'approved')
    await decideDocumentRow(tx, id, decidedBy, null)
  },
  refuse: (tx, { id }, decidedBy, reason) => decideDocumentRow(tx, id, decidedBy, reason),
  facts: ({ kind }) => ({ paperKind: kind }),
}

/** It takes the place of the approved one of its kind. Refuses `paper_not_found`, `paper_decided`. */
export async function approveDocument(db: Db, actor: Actor, id: number): Promise<DocumentToDecide> {
  return toDecide(await decide(PAPER, { db, actor, id }, null))
}

/** Its store reads the reason. Refuses `paper_not_found`, `paper_decided`. */
export async function refuseDocument(db: Db, actor: Actor, id: number, reason: string): Promise<DocumentToDecide> {
  return toDecide(await decide(PAPER, { db, actor, id }, reason))
}

function toDecide(document: DocumentRecord): DocumentToDecide {
  const shown = shownDocument(document)
  const { vendorId, storeName } = document
  return { ...shown, number: numberToDecide(document, shown.number), vendorId, storeName }
}

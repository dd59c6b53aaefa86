import type { Logger } from 'pino'
import { MAX_PICTURE_BYTES } from '#contract/values/product-limits'
import { m } from '#messages'
import { differing, record } from '../audit/record.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { type Fetching, fetchBytes } from '../platform/outbound/fetch-bytes.ts'
import { storePicture } from '../platform/pictures/store.ts'
import { giveBack, maySpend } from '../platform/rate-limits/rate-limiter.ts'
import { Refusal } from '../platform/refusal.ts'
import type { BlobStorage } from '../platform/storage/blob-storage.ts'
import { lockProducts, writePicture } from '../products/change-product.queries.ts'
import { auditEntry, auditSnapshot } from '../selling/audit-entry.ts'
import { invalidateProduct } from '../selling/invalidate-product.ts'
import { managedProducts } from '../selling/managed-products.queries.ts'
import { mergePicture } from './import-changes.queries.ts'
import { endPicture, keepSource, type PictureClaim, putOffPicture } from './import-pictures.queries.ts'
import { fetchProblem, isPassing, limitWords } from './picture-words.ts'
import { fillingActor } from './resume-import.ts'

export interface PictureFetching extends Pick<Fetching, 'trustedOrigins' | 'resolve'> {
  pictures: BlobStorage
  log: Logger
  /** The shop closes. */
  signal: AbortSignal
}

const TIMEOUT_MS = 30_000
/** Seconds between tries of what may pass. */
const PAUSES = [30, 5 * 60]
const MOST_TRIES = PAUSES.length + 1
const BUSY_SECONDS = 5
/** As many as the largest file has rows, and not a disk full of pictures. */
const FETCHED = { kind: 'import_pictures', most: 20_000, windowSeconds: 24 * 60 * 60 }

/** One try; none where each until now has killed its process. What failed and may pass is put off; else the import says why. A fault of ours holds up no other picture. */
export async function fetchPicture(db: Db, fetching: PictureFetching, claim: PictureClaim): Promise<void> {
  if (claim.tries > MOST_TRIES) return void (await endPicture(db, claim, m.imports_picture_not_fetched_fault()))
  try {
    await attempt(db, fetching, claim)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'busy') return await giveUpTurn(db, claim, BUSY_SECONDS)
    if (error instanceof Refusal) return void (await endPicture(db, claim, error.message))
    fetching.log.error({ err: error, importId: claim.importId }, 'a picture could not be fetched')
    await putOff(db, claim, m.imports_picture_not_fetched_fault())
  }
}

async function attempt(db: Db, { pictures, signal, ...fetching }: PictureFetching, claim: PictureClaim): Promise<void> {
  if (claim.tries === 1 && !(await maySpend(db, FETCHED, `account:${claim.ownerId}`)))
    return void (await endPicture(db, claim, limitWords(FETCHED.most)))
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  const { trustedOrigins, resolve } = fetching
  const most = { mostBytes: MAX_PICTURE_BYTES, timeout }
  const fetched = await fetchBytes(claim.address, { trustedOrigins, resolve, ...most })
  if (signal.aborted) return await giveUpTurn(db, claim, 0)
  if ('bytes' in fetched) {
    const { hash } = await storePicture(pictures, fetched.bytes)
    return await transact(db, (tx) => show(tx, claim, hash))
  }
  const problem = fetchProblem(claim.address, fetched)
  if (isPassing(fetched)) await putOff(db, claim, problem)
  else await endPicture(db, claim, problem)
}

/** It counts as no try, and is not charged: the next is the first again, which is. */
async function giveUpTurn(db: Db, claim: PictureClaim, seconds: number): Promise<void> {
  await transact(db, async (tx) => {
    await putOffPicture(tx, { ...claim, tries: claim.tries - 1 }, seconds)
    if (claim.tries === 1) await giveBack(tx, FETCHED, `account:${claim.ownerId}`)
  })
}

async function putOff(db: Db, claim: PictureClaim, problem: string): Promise<void> {
  const seconds = PAUSES[claim.tries - 1]
  if (seconds === undefined) await endPicture(db, claim, problem)
  else await putOffPicture(db, claim, seconds)
}

/** As its form would, unless the product is gone, its store is no longer the importer’s, or its picture is another by now. */
async function show(tx: Db, claim: PictureClaim, image: string): Promise<void> {
  const { productId, formerImage, ownerId, address } = claim
  await lockProducts(tx, [productId])
  const filling = await fillingActor(tx, ownerId)
  if (!filling) return void (await endPicture(tx, claim, new Refusal('not_allowed').message))
  const { actor, vendorId } = filling
  const [before] = await managedProducts(tx, [productId], undefined)
  if (!before) return void (await endPicture(tx, claim, null))
  if (before.vendorId !== vendorId) return void (await endPicture(tx, claim, new Refusal('not_allowed').message))
  const isAnother = before.image !== formerImage && before.image !== image
  if (isAnother) return void (await endPicture(tx, claim, m.imports_picture_changed()))
  if (!(await endPicture(tx, claim, null))) return
  await keepSource(tx, productId, address)
  await mergePicture(tx, claim.importId, productId, { before: formerImage, after: image })
  await writePicture(tx, productId, image)
  const after = { ...before, image }
  const changed = differing(auditSnapshot(before), auditSnapshot(after))
  if (changed) await record(tx, actor, auditEntry(after, 'update', changed))
  invalidateProduct(tx, before, after)
}

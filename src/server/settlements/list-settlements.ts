import type { Page } from '#contract/machinery/fields'
import type { SettlementFile } from '#contract/settlements'
import type { SettlementStanding, Unpaid } from '#contract/settlements/courier-debts'
import type { SettlementRowShown } from '#contract/settlements/settlement-rows'
import { COMPANIES, type Company } from '#contract/values/couriers'
import { takaOf } from '#contract/values/money'
import type { Verdict } from '#contract/values/settlements'
import { COURIERS } from '../couriers/all-couriers.ts'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { openFilesByCompany } from './differences.queries.ts'
import { type FileRecord, filesPage, openRowsByCompany, type RowRecord, rowsPage } from './listing.queries.ts'
import { courierBalances, unpaidParcels } from './owed.queries.ts'
import { borneByCompany, type InSuspense, mattersInSuspense } from './suspense.queries.ts'

interface Paging {
  limit: number
  cursor?: string | undefined
}

/** Refuses a malformed cursor. */
export async function listFiles(
  db: Db,
  { limit, cursor, open }: Paging & { open?: '1' | undefined },
): Promise<Page<SettlementFile>> {
  const found = await filesPage(db, { before: idBefore(cursor), isOpen: open === '1', limit: limit + 1 })
  return pageFrom(found, limit, shownFile, ({ id }) => String(id))
}

interface RowsAsked extends Paging {
  company?: Company | undefined
  fileId?: number | undefined
  verdict?: Verdict | undefined
  open?: '1' | undefined
}

/** Refuses a malformed cursor. */
export async function listRows(
  db: Db,
  { limit, cursor, open, ...wanted }: RowsAsked,
): Promise<Page<SettlementRowShown>> {
  const found = await rowsPage(db, { ...wanted, isOpen: open === '1' }, { before: idBefore(cursor), limit: limit + 1 })
  return pageFrom(found, limit, shownRow, ({ id }) => String(id))
}

const MOST_UNPAID = 200
const MOST_MATTERS = 100

export async function listUnpaid(db: Db, company: Company | undefined): Promise<Unpaid> {
  const { parcels, count, owedPoisha } = await unpaidParcels(db, { company, limit: MOST_UNPAID })
  return {
    count,
    owed: takaOf(owedPoisha),
    parcels: parcels.map(({ owedPoisha: owed, deliveredAt, ...parcel }) => ({
      ...parcel,
      owed: takaOf(owed),
      deliveredAt: deliveredAt.toISOString(),
    })),
  }
}

/** Of each company that owes, or with which something is open. */
export async function readStanding(db: Db): Promise<SettlementStanding> {
  const [balances, matters, borne, open, files] = await Promise.all([
    courierBalances(db),
    mattersInSuspense(db),
    borneByCompany(db),
    openRowsByCompany(db),
    openFilesByCompany(db),
  ])
  return {
    couriers: COMPANIES.map((company) => {
      const balance = balances.find((each) => each.company === company)
      return {
        company,
        openRows: (open.get(company) ?? 0) + (files.get(company) ?? 0),
        tellsPayments: COURIERS[company].payments !== null,
        owed: takaOf(balance?.owedPoisha ?? 0),
        suspense: takaOf(balance?.suspensePoisha ?? 0),
        ...agedOf(matters.filter((each) => each.company === company)),
        borne: takaOf(borne.find((each) => each.company === company)?.poisha ?? 0),
      }
    }),
    matters: matters.slice(0, MOST_MATTERS).map(shownMatter),
    matterCount: matters.length,
  }
}

function agedOf(matters: InSuspense[]) {
  const sum = (sign: 1 | -1) => matters.reduce((total, { poisha }) => total + Math.max(0, sign * poisha), 0)
  return { missing: takaOf(sum(1)), unexplained: takaOf(sum(-1)), oldestDays: matters[0]?.days ?? null }
}

function shownMatter({ company, subject, poisha, days }: InSuspense): SettlementStanding['matters'][number] {
  const parcelId = /^(?:parcel|compensation|paid_return):(\d+)$/.exec(subject)?.[1]
  return { company, subject, parcelId: parcelId ? Number(parcelId) : null, amount: takaOf(poisha), days }
}

export function shownFile(record: FileRecord): SettlementFile {
  const { collectedPoisha, chargePoisha, netPoisha, reportedPoisha, standing, takenBack, ...file } = record
  const { loadedAt, rowCount, differencePoisha, suspensePoisha, decision, reason, ...others } = file
  return {
    ...others,
    rows: rowCount,
    loadedAt: new Date(loadedAt).toISOString(),
    collected: takaOf(collectedPoisha),
    charge: takaOf(chargePoisha),
    net: takaOf(netPoisha),
    told: reportedPoisha === null ? null : takaOf(reportedPoisha),
    difference: differencePoisha
      ? { amount: takaOf(differencePoisha), suspense: takaOf(suspensePoisha ?? 0), decision, reason: reason ?? '' }
      : null,
    standing: { rows: standing.rows, net: takaOf(standing.netPoisha) },
    takenBack: takenBack && { reason: takenBack.reason, at: new Date(takenBack.at).toISOString() },
  }
}

export function shownRow(row: RowRecord): SettlementRowShown {
  const { subject: _, isFirst: __, consignmentId: ___, judgedAt, expectedPoisha, suspensePoisha, ...shown } = row
  const { collectedPoisha, chargePoisha, netPoisha, quotedPoisha, ...others } = shown
  return {
    ...others,
    judgedAt: new Date(judgedAt).toISOString(),
    suspense: takaOf(suspensePoisha),
    collected: takaOf(collectedPoisha),
    charge: takaOf(chargePoisha),
    net: takaOf(netPoisha),
    expected: expectedPoisha === null ? null : takaOf(expectedPoisha),
    quoted: quotedPoisha === null ? null : takaOf(quotedPoisha),
  }
}

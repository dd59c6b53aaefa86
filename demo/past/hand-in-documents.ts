import type { NewAccount, NewDocument } from '../../src/contract/store-documents.ts'
import { updateSettings } from '../../src/server/settings/update-settings.ts'
import { approveAccount, listAccounts } from '../../src/server/store-documents/decide-account.ts'
import { approveDocument, listDocuments } from '../../src/server/store-documents/decide-document.ts'
import { handInAccount } from '../../src/server/store-documents/hand-in-account.ts'
import { handInDocument } from '../../src/server/store-documents/hand-in-document.ts'
import type { Then } from './then.ts'
import type { World } from './world.ts'

const AT_ONCE = 100

/** Of a registered store; the others sell without tax invoices. Pretend ones, all of them. */
const REGISTERED: Record<string, { bin: string; address: string }> = {
  tantighor: { bin: '004417206-0301', address: '14 Bajitpur Road, Tangail 1900' },
  bunonbangla: { bin: '003318842-0202', address: '6/A Mirpur 11, Dhaka 1216' },
  meghdoot: { bin: '005120974-0101', address: '27 Satmasjid Road, Dhanmondi, Dhaka 1209' },
  padmapar: { bin: '002874519-0604', address: '3 Shaheb Bazar, Rajshahi 6100' },
  dhakadenim: { bin: '001945563-0103', address: '88 Tejgaon Industrial Area, Dhaka 1208' },
}

/** Paid in cash; all others at a bank or by bKash. */
const IN_CASH = 'gramindesh'
const BY_BKASH: readonly string[] = ['nakshikotha', 'rongdhonu']
/** Which has handed in a document that waits for an admin. */
const LATE = 'uttarwool'

/** The shop’s own registration, and what each store hands in as it opens. */
export async function openBooks({ db }: Then, { admin, stores }: World): Promise<void> {
  await updateSettings(db, admin, {
    ...{ taxName: 'Haat Demo Ltd.', taxBin: '000123456-0101', taxAddress: '1 Gulshan Avenue, Dhaka 1212' },
    ...{ taxOfficer: 'Nasrin Sultana', taxOfficerDesignation: 'Manager, accounts' },
  })
  for (const [key, store] of stores) {
    for (const document of documentsOf(key, store)) await handInDocument(db, store, document)
    if (key !== IN_CASH) await handInAccount(db, store, accountOf(key, store))
  }
}

function documentsOf(key: string, { name, vendor }: { name: string; vendor: { id: number } }): NewDocument[] {
  const licence = {
    kind: 'trade_licence',
    number: `TRAD/DSCC/0${48_210 + vendor.id}/2024`,
    holder: name,
    address: '',
  } as const
  const registered = REGISTERED[key]
  if (key === LATE) return []
  return [
    licence,
    ...(registered
      ? [{ kind: 'bin', number: registered.bin, holder: `${name} Ltd.`, address: registered.address } as const]
      : []),
  ]
}

function accountOf(key: string, { name, vendor }: { name: string; vendor: { id: number } }): NewAccount {
  const none = { bank: '', branch: '', routingNumber: '', accountName: '' }
  if (BY_BKASH.includes(key)) return { ...none, way: 'bkash', number: `0171100${4_200 + vendor.id}` }
  return {
    ...{ way: 'bank', bank: 'City Bank', branch: 'Mirpur', routingNumber: '225263584', accountName: name },
    number: `110${4_718_000 + vendor.id}001`,
  }
}

export async function approveAll({ db }: Then, { admin }: World): Promise<void> {
  for (const { id } of (await listDocuments(db, { limit: AT_ONCE })).items) await approveDocument(db, admin, id)
  for (const { id } of (await listAccounts(db, { limit: AT_ONCE })).items) await approveAccount(db, admin, id)
}

/** Nobody has decided on it yet. */
export async function handInLate({ db }: Then, { stores }: World): Promise<void> {
  const store = stores.get(LATE)
  if (!store) return
  const document = {
    kind: 'trade_licence',
    number: 'BOG/2024/01187',
    holder: store.name,
    address: '12 Satmatha, Bogura',
  } as const
  await handInDocument(db, store, document)
}

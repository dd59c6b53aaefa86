import type { Settings } from '#contract/values/settings'
import type { Db } from '../platform/database/db.ts'
import { readSettings } from '../settings/read-settings.ts'
import { approvedDocument } from '../store-documents/store-documents.queries.ts'
import type { Buyer, Issuer } from './draft.ts'

interface Store {
  vendorId: number
  storeName: string
  isHouse: boolean
}

/** The registered person that sells; undefined without a BIN. The house store is the shop’s own. */
export async function issuerOf(db: Db, { vendorId, isHouse }: Store): Promise<Issuer | undefined> {
  if (isHouse) return shopIssuer(await readSettings(db))
  const document = await approvedDocument(db, vendorId, 'bin')
  return (
    document && {
      name: document.holder,
      bin: document.number,
      address: document.address,
      officerName: '',
      officerDesignation: '',
    }
  )
}

/** Undefined while its BIN, its registered name or its address is missing. */
export function shopIssuer(settings: Settings): Issuer | undefined {
  const { taxName: name, taxBin: bin, taxAddress: address, taxOfficer, taxOfficerDesignation } = settings
  if (!name || !bin || !address) return undefined
  return { name, bin, address, officerName: taxOfficer, officerDesignation: taxOfficerDesignation }
}

/** A store, as the shop names it on its invoice. */
export async function asBuyer(db: Db, { vendorId, storeName }: Store): Promise<Buyer> {
  const document = await approvedDocument(db, vendorId, 'bin')
  return { name: document?.holder ?? storeName, bin: document?.number ?? '', destination: document?.address ?? '' }
}

import * as z from 'zod/mini'
import { endpoint } from './machinery/endpoint.ts'
import { id, idText, moment, optionalLine, paging, reasonGiven, singleLine } from './machinery/fields.ts'
import { PAYOUT_METHODS } from './values/payouts.ts'
import {
  ACCOUNT_STATES,
  DOCUMENT_KINDS,
  DOCUMENT_STATES,
  LONGEST_ACCOUNT,
  LONGEST_DOCUMENT,
} from './values/store-documents.ts'

export const storeDocument = z.object({
  id,
  kind: z.enum(DOCUMENT_KINDS),
  /** Of an NID all but the last four digits is masked, unless an admin has to decide on it. */
  number: z.string(),
  /** The name on the document; of a BIN the registered name. */
  holder: z.string(),
  /** Of a BIN the registered address; '' where there is none. */
  address: z.string(),
  state: z.enum(DOCUMENT_STATES),
  /** '' where it is not refused. */
  refusalReason: z.string(),
  handedInAt: moment,
  decidedAt: z.nullable(moment),
})
export type StoreDocument = z.infer<typeof storeDocument>

export const payoutAccount = z.object({
  id,
  way: z.enum(PAYOUT_METHODS),
  /** '' where the way has none, as the following. */
  bank: z.string(),
  branch: z.string(),
  routingNumber: z.string(),
  accountName: z.string(),
  /** All but the last four digits is masked, unless an admin has to decide on it. */
  number: z.string(),
  state: z.enum(ACCOUNT_STATES),
  /** '' where it is not refused. */
  refusalReason: z.string(),
  handedInAt: moment,
  decidedAt: z.nullable(moment),
  /** From when on payouts go there; null where it was not approved. */
  payableFrom: z.nullable(moment),
})
export type PayoutAccount = z.infer<typeof payoutAccount>

/** Nothing is paid to a store: until then, or null: until a changed account is decided. */
export const payoutHold = z.object({ until: z.nullable(moment) })
export type PayoutHold = z.infer<typeof payoutHold>

export const ownDocuments = z.object({
  /** Of each kind the approved one, and what was handed in since, while it waits or where it is refused. */
  papers: z.array(storeDocument),
  /** The approved one; null: payouts are in cash. */
  account: z.nullable(payoutAccount),
  /** What was handed in since, while it waits or where it is refused. */
  nextAccount: z.nullable(payoutAccount),
  hold: z.nullable(payoutHold),
})
export type OwnDocuments = z.infer<typeof ownDocuments>

export const readOwnDocuments = endpoint({
  method: 'GET',
  path: '/api/papers/own',
  access: 'vendor',
  summary:
    'The documents and the payout account of the caller’s store; numbers of NIDs and accounts by their last digits.',
  reply: ownDocuments,
})

export const handInDocument = endpoint({
  method: 'POST',
  path: '/api/papers',
  access: 'vendor',
  summary: 'Hand in a document of the caller’s store; it takes the place of one of its kind that waits.',
  body: z.object({
    kind: z.enum(DOCUMENT_KINDS),
    /** BIN: 13 digits. NID: 10, 13 or 17. TIN: 12. In any writing. */
    number: singleLine(LONGEST_DOCUMENT.number),
    holder: singleLine(LONGEST_DOCUMENT.holder),
    /** Needed for a BIN. */
    address: optionalLine(LONGEST_DOCUMENT.address),
  }),
  reply: ownDocuments,
  status: 201,
})
export type NewDocument = z.output<(typeof handInDocument)['body']>

export const handInAccount = endpoint({
  method: 'POST',
  path: '/api/payout-accounts',
  access: 'vendor',
  summary:
    'Hand in the account that the caller’s store is paid to; it takes the place of one that waits. Another than the approved one holds payouts, and is told.',
  body: z.object({
    way: z.enum(PAYOUT_METHODS),
    /** For a bank. */
    bank: optionalLine(LONGEST_ACCOUNT.bank),
    branch: optionalLine(LONGEST_ACCOUNT.branch),
    /** Nine digits. */
    routingNumber: optionalLine(LONGEST_ACCOUNT.routingNumber),
    accountName: optionalLine(LONGEST_ACCOUNT.accountName),
    /** Of a bank account, or the mobile number of a bKash account. */
    number: optionalLine(LONGEST_ACCOUNT.number),
  }),
  reply: ownDocuments,
  status: 201,
})
export type NewAccount = z.output<(typeof handInAccount)['body']>

const byId = z.object({ id: idText })

export const withdrawAccount = endpoint({
  method: 'PUT',
  path: '/api/payout-accounts/:id/withdrawal',
  access: 'vendor',
  summary: 'Take back an account that waits: payouts go on to the approved one.',
  params: byId,
  reply: ownDocuments,
})

const ofStore = { vendorId: id, storeName: z.string() }

export const documentToDecide = z.extend(storeDocument, ofStore)
export type DocumentToDecide = z.infer<typeof documentToDecide>

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/papers',
  access: 'admin',
  summary: 'Papers of stores that wait for a decision, the oldest first.',
  query: z.object(paging(25)),
  reply: documentToDecide,
  list: 'array',
})

export const approveDocument = endpoint({
  method: 'PUT',
  path: '/api/papers/:id/approval',
  access: 'admin',
  summary: 'Approve a document: it takes the place of the approved one of its kind.',
  params: byId,
  reply: documentToDecide,
})

export const refuseDocument = endpoint({
  method: 'PUT',
  path: '/api/papers/:id/refusal',
  access: 'admin',
  summary: 'Refuse a document; its store reads the reason.',
  params: byId,
  body: reasonGiven,
  reply: documentToDecide,
})

/** `isChange`: the store has an approved account, which this one would take the place of. */
export const accountToDecide = z.extend(payoutAccount, { ...ofStore, isChange: z.boolean() })
export type AccountToDecide = z.infer<typeof accountToDecide>

export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/payout-accounts',
  access: 'admin',
  summary: 'Payout accounts of stores that wait for a decision, the oldest first.',
  query: z.object(paging(25)),
  reply: accountToDecide,
  list: 'array',
})

export const approveAccount = endpoint({
  method: 'PUT',
  path: '/api/payout-accounts/:id/approval',
  access: 'admin',
  summary: 'Approve a payout account: a store’s first is payable at once, a changed one after 72 hours.',
  params: byId,
  reply: accountToDecide,
})

export const refuseAccount = endpoint({
  method: 'PUT',
  path: '/api/payout-accounts/:id/refusal',
  access: 'admin',
  summary: 'Refuse a payout account: payouts go on as before. Its store reads the reason.',
  params: byId,
  body: reasonGiven,
  reply: accountToDecide,
})

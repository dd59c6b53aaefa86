import * as z from 'zod/mini'
import { m } from '#messages'
import { token } from './auth.ts'
import { endpoint } from './machinery/endpoint.ts'
import {
  done,
  email,
  id,
  idText,
  ifUnchanged,
  moment,
  optionalPhone,
  paging,
  password,
  phone,
  searchText,
  singleLine,
  text,
  version,
} from './machinery/fields.ts'
import { VENDOR_STATUSES } from './values/choices.ts'
import { LONGEST_REASON, LONGEST_STORE_DESCRIPTION, LONGEST_STORE_NAME } from './values/limits.ts'

export const vendorStatus = z.enum(VENDOR_STATUSES)
export type VendorStatus = z.infer<typeof vendorStatus>

export const registerVendor = endpoint({
  method: 'POST',
  path: '/api/Vendors/Register',
  access: 'anyone',
  summary: 'Register a store; an admin approves it.',
  body: z.object({
    email,
    password,
    storeName: singleLine(LONGEST_STORE_NAME),
    storeDescription: text(LONGEST_STORE_DESCRIPTION),
    contactPhone: phone,
  }),
  reply: token,
})
export type NewStore = z.output<(typeof registerVendor)['body']>

export const ownStore = z.object({
  vendorId: id,
  storeName: z.string(),
  storeDescription: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  status: vendorStatus,
  /** Why it is rejected; '' where nobody said, and where it is not. */
  rejectionReason: z.string(),
  isApproved: z.boolean(),
  version,
})
export type OwnStore = z.infer<typeof ownStore>

/** With who decided, and when. */
export const vendorRow = z.extend(ownStore, {
  isHouse: z.boolean(),
  /** If not, it sells nothing. */
  isOwnerActive: z.boolean(),
  /** Until an admin has seen the new one. */
  formerName: z.nullable(z.string()),
  createdAt: moment,
  decidedAt: z.nullable(moment),
  decidedBy: z.nullable(z.string()),
  productCount: z.int(),
})
export type VendorRow = z.infer<typeof vendorRow>

export const publicStore = z.object({ id, storeName: z.string(), storeDescription: z.string(), productCount: z.int() })
export type PublicStore = z.infer<typeof publicStore>

const byId = z.object({ id: idText })

export const myStore = endpoint({
  method: 'GET',
  path: '/api/Vendors/MyProfile',
  access: 'vendor',
  summary: 'The caller’s store.',
  reply: ownStore,
})

const nothing = z.pipe(
  z.string().check(z.regex(/^\s*$/)),
  z.transform(() => ''),
)

export const updateStore = endpoint({
  method: 'PUT',
  path: '/api/Vendors/UpdateProfile',
  access: 'vendor',
  summary:
    'Change the caller’s store; what is left out stays as it is, and a rejected one asks for approval anew. With `fromVersion` only if nobody has changed it since.',
  body: z.object({
    storeName: z.optional(singleLine(LONGEST_STORE_NAME)),
    storeDescription: z.optional(text(LONGEST_STORE_DESCRIPTION)),
    /** Empty clears it. */
    contactPhone: z.optional(optionalPhone),
    contactEmail: z.optional(z.union([nothing, email], { error: () => m.checkout_please_enter_valid() })),
    fromVersion: z.optional(version),
  }),
  reply: ownStore,
})
export type StoreChange = z.output<(typeof updateStore)['body']>

export const listVendors = endpoint({
  method: 'GET',
  path: '/api/Vendors',
  access: 'admin',
  summary: 'Stores, those that wait for a decision or have a new name first.',
  query: z.object({
    status: z.optional(vendorStatus),
    search: z.optional(searchText),
    ...paging(50),
  }),
  reply: vendorRow,
  list: 'array',
})

export const approveVendor = endpoint({
  method: 'PUT',
  path: '/api/Vendors/Approve/:id',
  access: 'admin',
  summary: 'Approve a pending vendor. With `fromVersion` only if nobody has changed the store since.',
  params: byId,
  body: ifUnchanged,
  reply: vendorRow,
})

export const rejectVendor = endpoint({
  method: 'PUT',
  path: '/api/Vendors/Reject/:id',
  access: 'admin',
  summary:
    'Reject a pending vendor. With `fromVersion` only if nobody has changed the store since. It is told the `reason`.',
  params: byId,
  body: z.extend(ifUnchanged, { reason: z.optional(singleLine(LONGEST_REASON)) }),
  reply: vendorRow,
})

export const acceptName = endpoint({
  method: 'PUT',
  path: '/api/Vendors/AcceptName/:id',
  access: 'admin',
  summary:
    'Let the new name of an approved store be: it waits no more to be seen. With `fromVersion` only if nobody has changed the store since.',
  params: byId,
  body: ifUnchanged,
  reply: vendorRow,
})

export const deleteVendor = endpoint({
  method: 'DELETE',
  path: '/api/Vendors/:id',
  access: 'admin',
  summary: 'Close a store: its products go off sale, its owner becomes a customer, its orders stay.',
  params: byId,
  reply: done,
})

export const readStore = endpoint({
  method: 'GET',
  path: '/api/stores/:id',
  finite: {},
  access: 'anyone',
  summary: 'A store as the public sees it.',
  params: byId,
  reply: publicStore,
})

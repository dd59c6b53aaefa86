import * as z from 'zod/mini'
import { token } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { email, id, idText, moment, paging, password, phone, text } from './fields.ts'

export const vendorStatus = z.enum(['Pending', 'Approved', 'Rejected'])
export type VendorStatus = z.infer<typeof vendorStatus>

export const registerVendor = endpoint({
  method: 'POST',
  path: '/api/Vendors/Register',
  access: 'anyone',
  summary: 'Register a store; an admin approves it.',
  body: z.object({
    email,
    password,
    storeName: text(80),
    storeDescription: text(2000),
    contactPhone: phone,
  }),
  reply: token,
})

/** A vendor as it sees itself. */
export const ownStore = z.object({
  vendorId: id,
  storeName: z.string(),
  storeDescription: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  status: vendorStatus,
  isApproved: z.boolean(),
})
export type OwnStore = z.infer<typeof ownStore>

/** A row of Vendor Management: who decided, and when, stand beside the decision. */
export const vendorRow = z.extend(ownStore, {
  isHouse: z.boolean(),
  createdAt: moment,
  decidedAt: z.nullable(moment),
  decidedBy: z.nullable(z.string()),
  productCount: z.int(),
})
export type VendorRow = z.infer<typeof vendorRow>

/** What the public may know of a store. */
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

/** Contact data that is given up. */
const nothing = z.pipe(
  z.string().check(z.regex(/^\s*$/)),
  z.transform(() => ''),
)

export const updateStore = endpoint({
  method: 'PUT',
  path: '/api/Vendors/UpdateProfile',
  access: 'vendor',
  summary: 'Change the caller’s store; a rejected one asks for approval anew.',
  body: z.object({
    storeName: text(80),
    storeDescription: text(2000),
    /** Contact data that is left out stays; empty, it goes. */
    contactPhone: z.optional(z.union([nothing, phone], 'Please enter a phone number.')),
    contactEmail: z.optional(z.union([nothing, email], 'Please enter a valid email.')),
  }),
  reply: ownStore,
})

export const listVendors = endpoint({
  method: 'GET',
  path: '/api/Vendors',
  access: 'admin',
  summary: 'Stores, those that wait for a decision first.',
  query: z.object({
    status: z.optional(vendorStatus),
    search: z.optional(z.string().check(z.maxLength(200))),
    ...paging(50),
  }),
  reply: vendorRow,
  list: 'array',
})

export const approveVendor = endpoint({
  method: 'PUT',
  path: '/api/Vendors/Approve/:id',
  access: 'admin',
  summary: 'Approve a pending vendor.',
  params: byId,
  reply: vendorRow,
})

export const rejectVendor = endpoint({
  method: 'PUT',
  path: '/api/Vendors/Reject/:id',
  access: 'admin',
  summary: 'Reject a pending vendor.',
  params: byId,
  reply: vendorRow,
})

export const deleteVendor = endpoint({
  method: 'DELETE',
  path: '/api/Vendors/:id',
  access: 'admin',
  summary: 'Close a store: its products go off sale, its owner becomes a customer, its orders stay.',
  params: byId,
  reply: z.object({ message: z.string() }),
})

export const readStore = endpoint({
  method: 'GET',
  path: '/api/stores/:id',
  access: 'anyone',
  summary: 'A store as the public sees it.',
  params: byId,
  reply: publicStore,
})

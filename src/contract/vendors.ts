import * as z from 'zod/mini'
import { token } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { email, password, phone, text } from './fields.ts'

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

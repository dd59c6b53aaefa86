import * as z from 'zod/mini'
import { m } from '#messages'
import { endpoint } from '../machinery/endpoint.ts'
import { id, idText, nothing, optionalLine, phone, singleLine } from '../machinery/fields.ts'
import { LONGEST_ADDRESS } from '../values/limits.ts'

/** Of an account’s book; what is not said is ''. */
export const address = z.object({
  id,
  /** “Home”, “Office” */
  label: z.string(),
  /** Who receives the parcel. */
  name: z.string(),
  phone: z.string(),
  addressLine: z.string(),
  landmark: z.string(),
  division: z.string(),
  district: z.string(),
  upazila: z.string(),
  city: z.string(),
  isDefault: z.boolean(),
})
export type Address = z.infer<typeof address>

export const addressForm = z.object({
  label: optionalLine(LONGEST_ADDRESS.label),
  name: singleLine(LONGEST_ADDRESS.name),
  phone,
  addressLine: singleLine(LONGEST_ADDRESS.addressLine),
  landmark: optionalLine(LONGEST_ADDRESS.landmark),
  /** Of `GET /api/districts`, both or none; the upazila may be any. */
  division: optionalLine(LONGEST_ADDRESS.upazila),
  district: optionalLine(LONGEST_ADDRESS.upazila),
  upazila: optionalLine(LONGEST_ADDRESS.upazila),
  city: singleLine(LONGEST_ADDRESS.city),
})
export type AddressBody = z.output<typeof addressForm>

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/account/addresses',
  access: 'signed-in',
  summary: 'The own address book: the default first.',
  reply: z.object({ addresses: z.array(address) }),
})

export const createAddress = endpoint({
  method: 'POST',
  path: '/api/account/addresses',
  access: 'signed-in',
  summary: 'Add an address to the own book, which holds ten; the first is the default.',
  body: addressForm,
  reply: address,
  status: 201,
})

export const updateAddress = endpoint({
  method: 'PUT',
  path: '/api/account/addresses/:id',
  access: 'signed-in',
  summary: 'Change an address of the own book.',
  params: z.object({ id: idText }),
  body: addressForm,
  reply: address,
})

export const makeDefaultAddress = endpoint({
  method: 'PUT',
  path: '/api/account/addresses/:id/default',
  access: 'signed-in',
  summary: 'Make an address of the own book the default.',
  params: z.object({ id: idText }),
  reply: address,
})

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/api/account/addresses/:id',
  access: 'signed-in',
  summary: 'Delete an address of the own book; after the default the oldest that is left is it.',
  params: z.object({ id: idText }),
  reply: nothing,
})

export const listDistricts = endpoint({
  method: 'GET',
  path: '/api/districts',
  access: 'anyone',
  summary: 'The divisions of Bangladesh, each with its districts.',
  reply: z.object({ divisions: z.array(z.object({ name: z.string(), districts: z.array(z.string()) })) }),
})
export type Division = z.infer<(typeof listDistricts)['reply']>['divisions'][number]

export const listUpazilas = endpoint({
  method: 'GET',
  path: '/api/districts/:district/upazilas',
  access: 'anyone',
  summary: 'The upazilas of a district, and the best known thanas of its cities.',
  params: z.object({
    district: z.string().check(z.maxLength(LONGEST_ADDRESS.upazila, { error: () => m.refusal_not_found() })),
  }),
  reply: z.object({ upazilas: z.array(z.string()) }),
})

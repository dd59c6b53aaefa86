import * as z from 'zod/mini'
import { m } from '#messages'
import { endpoint } from './machinery/endpoint.ts'
import { id, idText, moment, singleLine } from './machinery/fields.ts'
import { ACCOUNT_KEYS, COMPANIES, CONSIGNMENT_STATES, COURIER_STATUSES, ENVIRONMENTS } from './values/couriers.ts'
import { LONGEST_ACCOUNT_KEY, LONGEST_CONTACT, LONGEST_TRACKING_NUMBER, MOST_AT_ONCE } from './values/limits.ts'

export const company = z.enum(COMPANIES)

/** One try to have a parcel carried by a company. */
export const consignment = z.object({
  id,
  company,
  state: z.enum(CONSIGNMENT_STATES),
  /** The shop’s number of it, and the company’s; '' where that is not known. */
  invoice: z.string(),
  number: z.string(),
  /** What the company last said: in our words, and in its own. */
  word: z.nullable(z.enum(COURIER_STATUSES)),
  said: z.string(),
  /** Why it is not booked, or what does not fit; '' where nothing is wrong. */
  problem: z.string(),
})
export type Consignment = z.infer<typeof consignment>

export const listCouriers = endpoint({
  method: 'GET',
  path: '/api/couriers',
  access: 'approved-vendor-or-admin',
  summary:
    'The accounts with courier companies that the caller may book with: the shop’s, and the own ones of a store.',
  reply: z.object({
    couriers: z.array(z.object({ accountId: id, company, isOwn: z.boolean() })),
  }),
})
export type BookableCourier = z.infer<(typeof listCouriers)['reply']>['couriers'][number]

/** Of a company’s list; `key` names it, `names` from the largest to the smallest. */
export const courierArea = z.object({ key: z.string(), names: z.array(z.string()) })
export type CourierArea = z.infer<typeof courierArea>

export const previewBooking = endpoint({
  method: 'GET',
  path: '/api/parcels/:id/consignment',
  access: 'approved-vendor-or-admin',
  summary:
    'What a company would be asked to carry: to whom, to which of its places, for how much cash, and what it would not take.',
  params: z.object({ id: idText }),
  query: z.object({ accountId: idText }),
  reply: z.object({
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    /** Taka, to collect at the door. */
    cash: z.number(),
    needsPlace: z.boolean(),
    /** The one that the address names, if it names one. */
    place: z.nullable(courierArea),
    /** What it may mean, the likeliest first. */
    places: z.array(courierArea),
    /** Taka for the delivery; null where the company does not say. */
    price: z.nullable(z.number()),
    /** By field: what the company would not take as it is. */
    problems: z.record(z.string(), z.string()),
  }),
})
export type BookingPreview = z.infer<(typeof previewBooking)['reply']>

export const findAreas = endpoint({
  method: 'GET',
  path: '/api/couriers/:company/places',
  access: 'approved-vendor-or-admin',
  summary:
    'Places of a company’s list whose names hold what is looked for: as it lists them for an account that the caller may book with.',
  params: z.object({ company }),
  query: z.object({ accountId: z.optional(idText), search: singleLine(LONGEST_CONTACT.city) }),
  reply: z.object({ places: z.array(courierArea) }),
})

/** Of several, one that stayed as it was; `message` is for people. */
export const refusedParcel = z.object({ parcelId: id, code: z.string(), message: z.string() })

export const bookConsignments = endpoint({
  method: 'POST',
  path: '/api/parcels/consignments',
  access: 'approved-vendor-or-admin',
  summary:
    'Have parcels carried by a company, each by itself: they are booked in the background, and are handed over then.',
  body: z.object({
    ids: z
      .array(id, { error: () => m.field_please_choose_parcels() })
      .check(
        z.minLength(1, { error: () => m.field_please_choose_parcels() }),
        z.maxLength(MOST_AT_ONCE, { error: () => m.field_at_most_at_once({ most: MOST_AT_ONCE }) }),
      ),
    accountId: id,
    /** Of one parcel, where it goes as it was looked at; else as the order says. */
    recipient: z.optional(
      z.object({
        name: singleLine(LONGEST_CONTACT.name),
        address: singleLine(LONGEST_CONTACT.address),
        place: z.optional(z.string().check(z.maxLength(60))),
      }),
    ),
  }),
  reply: z.object({
    asked: z.array(id),
    refused: z.array(refusedParcel),
  }),
})
export type BookedParcels = z.infer<(typeof bookConsignments)['reply']>

export const decideConsignment = endpoint({
  method: 'PUT',
  path: '/api/consignments/:id',
  access: 'approved-vendor-or-admin',
  summary:
    'Decide about a consignment that nobody knows of whether it was booked: it was, by this number; or it is given up.',
  params: z.object({ id: idText }),
  body: z.union([
    z.object({ decision: z.literal('booked'), number: singleLine(LONGEST_TRACKING_NUMBER) }),
    z.object({ decision: z.literal('dropped') }),
  ]),
  reply: consignment,
})

/** An account with a company. Its keys are told to nobody. */
export const courierAccount = z.object({
  company,
  /** Null: none yet. */
  id: z.nullable(id),
  environment: z.enum(ENVIRONMENTS),
  environments: z.array(z.enum(ENVIRONMENTS)),
  isOn: z.boolean(),
  /** Why the company refused it; '' while it does not. */
  problem: z.string(),
  changedAt: z.nullable(moment),
  /** Where the company is to tell of its consignments. */
  pushPath: z.string(),
})
export type CourierAccount = z.infer<typeof courierAccount>

export const listCourierAccounts = endpoint({
  method: 'GET',
  path: '/api/courier-accounts',
  access: 'approved-vendor-or-admin',
  summary:
    'The accounts with courier companies: the shop’s for an admin, the own ones of a store where the shop allows them.',
  reply: z.object({ mayHave: z.boolean(), accounts: z.array(courierAccount) }),
})
export type CourierAccounts = z.infer<(typeof listCourierAccounts)['reply']>

const key = singleLine(LONGEST_ACCOUNT_KEY)

export const saveCourierAccount = endpoint({
  method: 'PUT',
  path: '/api/courier-accounts/:company',
  access: 'approved-vendor-or-admin',
  summary:
    'Set up or change an account with a company. Keys are all given or none; the secret by which its webhooks are known is told where it is new.',
  params: z.object({ company }),
  body: z.object({
    environment: z.enum(ENVIRONMENTS),
    isOn: z.boolean(),
    keys: z.optional(z.partialRecord(z.enum(Object.values(ACCOUNT_KEYS).flat()), key)),
    /** Another secret, too: the one before is known no more. */
    renewsSecret: z.optional(z.boolean()),
  }),
  reply: z.object({ account: courierAccount, pushSecret: z.nullable(z.string()) }),
})
export type SavedAccount = z.infer<(typeof saveCourierAccount)['reply']>

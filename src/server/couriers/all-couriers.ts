import type { Company, Environment } from '#contract/values/couriers'
import type { Courier } from './courier.ts'
import { pathao } from './pathao.ts'
import { redx } from './redx.ts'
import { steadfast } from './steadfast.ts'

/** Every company: a new one is a file, and its name in `contract/values/couriers.ts`. */
export const COURIERS: Record<Company, Courier> = { pathao, steadfast, redx }

/** By company; `pretend` is the operator’s to name (`COURIER_URLS`). */
const ADDRESSES: Record<Company, Partial<Record<Environment, string>>> = {
  pathao: { live: 'https://api-hermes.pathao.com', sandbox: 'https://courier-api-sandbox.pathao.com' },
  steadfast: { live: 'https://portal.packzy.com/api/v1' },
  redx: {
    live: 'https://openapi.redx.com.bd/v1.0.0-beta',
    sandbox: 'https://sandbox.redx.com.bd/v1.0.0-beta',
  },
}

/** Addresses of pretend couriers, where there are any. */
export type PretendUrls = Partial<Record<Company, string>>

export function addressOf(company: Company, environment: Environment, pretend: PretendUrls): string | undefined {
  return environment === 'pretend' ? pretend[company] : ADDRESSES[company][environment]
}

/** Those that an account may be of here. */
export function environmentsOf(company: Company, pretend: PretendUrls): Environment[] {
  return (['live', 'sandbox', 'pretend'] as const).filter((each) => addressOf(company, each, pretend) !== undefined)
}

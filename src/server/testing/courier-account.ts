import type { Company } from '#contract/values/couriers'
import type { Answered, CourierAccount, Request } from '../couriers/courier.ts'
import type { NoAnswer } from '../platform/outbound/ask.ts'
import { PRETEND_KEYS } from './couriers.ts'

type Answer = Answered | NoAnswer
let accounts = 900_000

/** Tokens are kept by account: each test has one of its own. */
export function nextAccountId(): number {
  accounts += 1
  return accounts
}

/** An account whose company answers as its documents print it, by path; what it was asked is kept. */
export function answeredAccount(company: Company, answers: Record<string, Answer>) {
  const asked: Request[] = []
  const account: CourierAccount = {
    ...{ id: nextAccountId(), company, keys: PRETEND_KEYS[company] },
    async ask(request) {
      asked.push(request)
      const answer = answers[request.path]
      if (!answer) throw new Error(`Nothing is known of ${request.path}.`)
      return answer
    },
  }
  return { account, asked }
}

export const ok = (json: unknown, status = 200): Answered => ({ status, json })

/** 12 Mirpur Road, 1,510 taka at the door. */
export const REQUEST = {
  ...{ invoice: 'H7', name: 'Rahima Khatun', phone: '01711000000', altPhone: '' },
  address: 'House 4, Mirpur 10, Dhaka',
  area: { numbers: ['1', '11'], names: ['Dhaka', 'Mirpur 10'] },
  ...{ cash: 1510, value: 1450, pieces: 2, grams: 600, contents: '2 pieces of clothing', note: 'Ring twice' },
}

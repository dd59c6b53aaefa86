import { MEN } from '../goods/men.ts'
import { stores } from '../goods/stores.ts'
import type { Chance } from './chance.ts'

const NAMES = [
  'Rahima',
  'Kamal',
  'Nusrat',
  'Arif',
  'Sadia',
  'Tanvir',
  'Farzana',
  'Imran',
  'Mitu',
  'Shahin',
  'Ruma',
  'Jahid',
]
const FAMILY_NAMES = ['Khatun', 'Hossain', 'Jahan', 'Rahman', 'Akter', 'Ahmed', 'Begum', 'Chowdhury', 'Das', 'Islam']
const CITIES = ['Dhaka', 'Chattogram', 'Khulna', 'Rajshahi', 'Sylhet', 'Barishal', 'Rangpur', 'Mymensingh', 'Cumilla']
const STREETS = ['Mirpur Road', 'Station Road', 'College Road', 'Jail Road', 'Sadar Road', 'Lake Circus', 'Green Road']

const FIRST_WORDS = [...new Set(MEN.flatMap(({ rows }) => rows.map(([name]) => name.split(' ')[0] ?? '')))]
const LAST_WORDS = stores.map(({ storeName }) => storeName.split(' ').at(-1) ?? '')

export function storeNameOf(number: number, chance: Chance): string {
  return `${chance.pick(FIRST_WORDS)} ${chance.pick(LAST_WORDS)} ${number}`
}

export function storeDescriptionOf(chance: Chance): string {
  return chance.pick(stores).storeDescription
}

/** Where an order goes. */
export function recipientOf(chance: Chance): { name: string; phone: string; address: string; city: string } {
  return {
    name: `${chance.pick(NAMES)} ${chance.pick(FAMILY_NAMES)}`,
    phone: phoneOf(chance),
    address: `${chance.between(1, 300)} ${chance.pick(STREETS)}`,
    city: chance.pick(CITIES),
  }
}

export function phoneOf(chance: Chance): string {
  return `01${chance.between(3, 9)}${chance.between(10_000_000, 99_999_999)}`
}

import { MEN } from '../goods/men.ts'
import { stores } from '../goods/stores.ts'
import type { Random } from '../random.ts'

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

export function storeNameOf(number: number, random: Random): string {
  return `${random.pick(FIRST_WORDS)} ${random.pick(LAST_WORDS)} ${number}`
}

export function storeDescriptionOf(random: Random): string {
  return random.pick(stores).storeDescription
}

/** Where an order goes. */
export function recipientOf(random: Random): { name: string; phone: string; address: string; city: string } {
  return {
    name: `${random.pick(NAMES)} ${random.pick(FAMILY_NAMES)}`,
    phone: phoneOf(random),
    address: `${random.between(1, 300)} ${random.pick(STREETS)}`,
    city: random.pick(CITIES),
  }
}

export function phoneOf(random: Random): string {
  return `01${random.between(3, 9)}${random.between(10_000_000, 99_999_999)}`
}

import type { Address } from '#contract/account/addresses'
import { LONGEST_CONTACT } from '#contract/values/limits'
import type { Contact } from './contact.ts'

type Delivery = Pick<Contact, 'name' | 'phone' | 'address' | 'city'>

/** As an order words it: two fields say where. */
export function deliveryTo({ name, phone, addressLine, landmark, upazila, city, district }: Address): Delivery {
  const upazilaElsewhere = upazila === city ? '' : upazila
  const address = [addressLine, landmark, upazilaElsewhere].filter(Boolean).join(', ')
  const whole = district && district !== city ? `${city}, ${district}` : city
  return { name, phone, address, city: whole.length > LONGEST_CONTACT.city ? city : whole }
}

/** To be typed: of who it is nothing has to change. */
export const NOWHERE: Pick<Contact, 'address' | 'city'> = { address: '', city: '' }

/** Which of these says what stands in the fields; undefined where the shopper typed something else. */
export function addressIn(contact: Contact, addresses: Address[]): Address | undefined {
  return addresses.find((address) => {
    const { name, phone, address: line, city } = deliveryTo(address)
    return contact.name === name && contact.phone === phone && contact.address === line && contact.city === city
  })
}

/** A customer of the demo, and where the parcels go. The first is the one whose login is printed. */
export interface DemoCustomer {
  username: string
  email: string
  name: string
  phone: string
  address: string
  city: string
}

const customer = (username: string, name: string, phone: string, address: string, city: string): DemoCustomer => ({
  username,
  email: `${username}@example.com`,
  name,
  phone: `0${phone}`,
  address,
  city,
})

export const DEMO_SHOPPER = customer('shopper', 'Nusrat Jahan', '1711450238', 'House 14, Road 7, Dhanmondi', 'Dhaka')

export const customers: DemoCustomer[] = [
  DEMO_SHOPPER,
  customer('arif.hossain', 'Arif Hossain', '1819226174', '32 Station Road', 'Chattogram'),
  customer('sadia.akter', 'Sadia Akter', '1912700583', 'Flat 5B, 118 Lake Circus, Kalabagan', 'Dhaka'),
  customer('tanvir.rahman', 'Tanvir Rahman', '1552981346', '7 Jail Road', 'Sylhet'),
  customer('mitu.das', 'Mitu Das', '1678034921', '21 College Road', 'Barishal'),
  customer('kamal.uddin', 'Kamal Uddin', '1733518862', 'Shaheb Bazar, House 9', 'Rajshahi'),
]

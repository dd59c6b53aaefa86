import { expect, test } from 'vitest'
import type { CartLine } from '#contract/cart'
import { contactProblems, problemsOf } from './contact.ts'
import { orderRequest } from './order-request.ts'

const contact = {
  name: 'Rahima Khatun',
  email: 'rahima@example.com',
  phone: '01711000000',
  altPhone: '',
  address: 'House 12',
  city: 'Dhaka',
  notes: '',
}

const line: CartLine = {
  id: 31,
  productId: 7,
  product: { id: 7, name: 'Panjabi', price: 33.3, vendorId: 2, storeName: 'Tanti Ghor', imagePath: null },
  quantity: 3,
  size: 'XL',
  price: 33.3,
  subtotal: 99.9,
  notice: null,
}

test('an order is worded as the specification has it, with the total that was on screen', () => {
  expect(orderRequest(17, contact, { lines: [line], total: 137.5 })).toEqual({
    userId: 17,
    name: 'Rahima Khatun',
    email: 'rahima@example.com',
    phone: '01711000000',
    shippingAddress: 'House 12',
    shippingCity: 'Dhaka',
    altPhone: '',
    notes: '',
    totalAmount: 137.5,
    orderDate: '',
    items: [{ id: 0, orderId: 0, productId: 7, price: 33.3, quantity: 3, Size: 'XL', vendorId: 2 }],
  })
})

test('name, email, phone, address and city are asked for', () => {
  const none = { ...contact, name: '', email: '', phone: '', address: '', city: '' }
  expect(Object.keys(problemsOf(none)).sort()).toEqual(['address', 'city', 'email', 'name', 'phone'])
  expect(problemsOf(contact)).toEqual({})
})

test.each(['rahima', 'rahima@', 'rahima@example', 'two words@example.com', 'rahima..x@example.com'])(
  '%s is no email',
  (email) => {
    expect(problemsOf({ ...contact, email })).toEqual({ email: 'Please enter a valid email.' })
  },
)

test.each([
  ['phone', '00000000000'],
  ['altPhone', 'ask my brother'],
])('a %s that nobody could ring is said before anything is sent: %s', (field, typed) => {
  expect(problemsOf({ ...contact, [field]: typed })).toEqual({
    [field]: 'Enter a mobile number, like 01711-000000.',
  })
})

test('phones may be typed in Bangla digits', () => {
  expect(problemsOf({ ...contact, phone: '০১৭১১-০০০০০০', altPhone: '+৮৮০ ১৮১১ ০০০০০০' })).toEqual({})
})

test('what the server says of an order stands at the field that was typed', () => {
  expect(contactProblems({ shippingAddress: 'Too long.', phone: 'No number.', 'items.0': 'Sold out.' })).toEqual({
    address: 'Too long.',
    phone: 'No number.',
  })
})

import { expect, test } from 'vitest'
import type { CartLine } from '#contract/cart'
import { contactProblems, firstProblem, problemsOf } from './contact.ts'
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
  notice: null,
}

test('an order is worded as the specification has it, with shipping in its total', () => {
  expect(orderRequest(contact, [line])).toEqual({
    name: 'Rahima Khatun',
    email: 'rahima@example.com',
    phone: '01711000000',
    shippingAddress: 'House 12',
    shippingCity: 'Dhaka',
    altPhone: '',
    notes: '',
    totalAmount: 159.9,
    orderDate: '',
    items: [{ id: 0, orderId: 0, productId: 7, price: 33.3, quantity: 3, Size: 'XL', vendorId: 2 }],
  })
})

test('name, email, phone, address and city are asked for, the first on the screen first', () => {
  const none = { ...contact, name: '', email: '', phone: '', address: '', city: '' }
  expect(Object.keys(problemsOf(none)).sort()).toEqual(['address', 'city', 'email', 'name', 'phone'])
  expect(firstProblem(problemsOf(none))).toBe('name')
  expect(problemsOf(contact)).toEqual({})
})

test.each(['rahima', 'rahima@', 'rahima@example', 'two words@example.com'])('%s is no email', (email) => {
  expect(problemsOf({ ...contact, email })).toEqual({ email: 'Please enter a valid email.' })
})

test('what the server says of an order stands at the field that was typed', () => {
  expect(contactProblems({ shippingAddress: 'Too long.', phone: 'No number.', 'items.0': 'Sold out.' })).toEqual({
    address: 'Too long.',
    phone: 'No number.',
  })
})

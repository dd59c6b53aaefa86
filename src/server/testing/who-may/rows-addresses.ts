import type { Asked, Row, Rows } from './row.ts'

const BODY = {
  ...{ label: 'Home', name: 'Rahima Khatun', phone: '01711000000', addressLine: '12 Mirpur Road', city: 'Dhaka' },
  ...{ landmark: '', division: 'Dhaka', district: 'Dhaka', upazila: 'Mirpur' },
}

/** Address books: nobody else reads or changes one, not even an admin. */
export const ADDRESS_ROWS = {
  'GET /api/account/addresses': [{ about: 'the own address book', answers: 'is for accounts', ask: () => () => ({}) }],
  'POST /api/account/addresses': [
    {
      ...{ about: 'the own address book', answers: 'is for accounts', writes: [] },
      ask: () => () => ({ body: BODY }),
    },
  ],
  'PUT /api/account/addresses/:id': [ofShopper((id) => ({ params: { id }, body: BODY }))],
  'PUT /api/account/addresses/:id/default': [ofShopper((id) => ({ params: { id } }))],
  'DELETE /api/account/addresses/:id': [ofShopper((id) => ({ params: { id } }))],
  'GET /api/districts': [{ about: 'the districts', answers: 'is for everybody', ask: () => () => ({}) }],
  'GET /api/districts/:district/upazilas': [
    { about: 'a district', answers: 'is for everybody', ask: () => () => ({ params: { district: 'Sylhet' } }) },
  ],
} satisfies Rows

function ofShopper(askedOf: (id: number) => Asked): Row {
  return {
    ...{ about: 'an address of the shopper', answers: 'hides the shopper’s', writes: [] },
    async ask({ shop, people }) {
      const { addressLine, ...rest } = BODY
      const { id } = await shop.db
        .insertInto('addresses')
        .values({ account_id: people.shopper.id, ...rest, address_line: addressLine, is_default: false })
        .returning('id')
        .executeTakeFirstOrThrow()
      return () => askedOf(id)
    },
  }
}

import { formOf, GOOD_FORM } from '../../selling/testing/forms.ts'
import type { Name, Person } from './people.ts'
import type { Asked, Row, Rows } from './row.ts'
import { hiddenProduct, type World } from './world.ts'

const HOUSE_STORE = 1

/** Products: on sale, and as their stores manage them. */
export const CATALOG_ROWS = {
  'GET /api/product': [
    { about: 'what is on sale', answers: 'is for everybody', ask: () => () => ({}) },
    {
      about: 'the vendor’s products',
      answers: 'is for everybody',
      ask:
        ({ people }) =>
        () => ({ query: { vendorId: String(people.vendor.storeId) } }),
    },
  ],
  'GET /api/product/nearest': [
    { about: 'what comes near', answers: 'is for everybody', ask: () => () => ({ query: { search: 'red silk' } }) },
  ],
  'GET /api/product/front': [{ about: 'the front of the shop', answers: 'is for everybody', ask: () => () => ({}) }],
  'GET /api/product/aisles': [{ about: 'the ways into the shop', answers: 'is for everybody', ask: () => () => ({}) }],
  'GET /api/product/facets': [
    { about: 'what is on sale, counted', answers: 'is for everybody', ask: () => () => ({}) },
  ],
  'GET /api/product/suggest': [
    { about: 'a search begun', answers: 'is for everybody', ask: () => () => ({ query: { search: 'pan' } }) },
  ],
  'GET /api/product/:id': [
    { about: 'a product on sale', answers: 'is for everybody', ask: ({ onSaleId }) => byId(onSaleId) },
    { about: 'the vendor’s, not on sale', answers: 'is for nobody', ask: of('vendor', byId) },
    { about: 'the pending vendor’s', answers: 'is for nobody', ask: shownOf('pending') },
    { about: 'a closed store’s', answers: 'is for nobody', ask: shownOf('closed') },
  ],
  'GET /api/product/:id/similar': [
    { about: 'beside a product on sale', answers: 'is for everybody', ask: ({ onSaleId }) => byId(onSaleId) },
  ],
  'GET /api/product/GetProductByCategoryId/:id': [
    { about: 'Men', answers: 'is for everybody', ask: () => byId(1) },
    { about: 'a hidden category', answers: 'is for nobody', ask: ({ hiddenId }) => byId(hiddenId) },
  ],
  'POST /api/product': [
    {
      about: 'the own store',
      answers: 'is for sellers',
      writes: ['product create'],
      ask: () => () => ({ form: formOf(GOOD_FORM) }),
    },
  ],
  'PUT /api/product/:id': ownAndOthers(['product update'], (id) => () => ({
    params: { id },
    form: formOf({ name: GOOD_FORM.name, price: '999' }),
  })),
  'DELETE /api/product/:id': ownAndOthers(['product delete'], byId),
  'POST /api/product/delete': [
    ...ownAndOthers(['product delete'], (id) => () => ({ body: { ids: [id] } })),
    {
      about: 'one of the house among the vendor’s',
      answers: 'is for the house',
      writes: ['product delete', 'product delete'],
      async ask(world) {
        const ids = [await hiddenProduct(world, 'vendor'), await ofHouse(world)]
        return () => ({ body: { ids } })
      },
    },
  ],
  'GET /api/product/GetProductByVendor': [
    { about: 'the own products', answers: 'is for open stores', ask: () => () => ({}) },
  ],
  'GET /api/product/manage': [
    { about: 'the products of all stores', answers: 'is for admins', ask: () => () => ({}) },
    {
      about: 'the vendor’s products',
      answers: 'is for admins',
      ask:
        ({ people }) =>
        () => ({ query: { vendorId: String(people.vendor.storeId) } }),
    },
  ],
  'GET /api/product/:id/manage': ownAndOthers(undefined, byId),
  'GET /api/product/charts': [{ about: 'the own charts', answers: 'is for sellers', ask: () => () => ({}) }],
} satisfies Rows

/** The same call on a product of the vendor and on one of the house. */
function ownAndOthers(writes: string[] | undefined, askOf: (id: number) => (person: Person) => Asked): Row[] {
  const rows: Row[] = [
    { about: 'the vendor’s', answers: 'is for its vendor', ask: of('vendor', askOf) },
    { about: 'the house’s', answers: 'is for the house', ask: async (world) => askOf(await ofHouse(world)) },
  ]
  return writes ? rows.map((row) => ({ ...row, writes })) : rows
}

function of(name: Name, askOf: (id: number) => (person: Person) => Asked): Row['ask'] {
  return async (world) => askOf(await hiddenProduct(world, name))
}

function shownOf(name: Name): Row['ask'] {
  return async ({ shop, people }) => byId(await shop.given.product({ vendorId: people[name].storeId }))
}

async function ofHouse({ shop }: World): Promise<number> {
  return await shop.given.product({ vendorId: HOUSE_STORE })
}

function byId(id: number): () => Asked {
  return () => ({ params: { id } })
}

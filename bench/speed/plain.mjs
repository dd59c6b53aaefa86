import fastify from 'fastify'
import pg from 'pg'

// The limit of an answer that is made: a plain Fastify that asks PostgreSQL one prepared statement, as everybody would
// write it, and sends what it is told. No typos, no ranks, no totals, no cache, no compression.

/** @typedef {{ connection: object, statements: Record<'product' | 'list' | 'search' | 'cart' | 'add' | 'order' | 'push', string> }} Job */
/** @typedef {{ userId: number, items: [{ productId: number, size: string, quantity: number }] }} Added */
/** @typedef {{ search?: string, categoryId?: string, minPrice?: string }} Query */

const MOST_CONNECTIONS = 10
const POISHA = 100

/** @param {Job} job */
async function listen({ connection, statements }) {
  // Given back: the database lets in only so many, and what is measured next has its own.
  const pool = new pg.Pool({ ...connection, max: MOST_CONNECTIONS, idleTimeoutMillis: 100 })
  // The shop whose database it is ends before it does.
  pool.on('error', () => undefined)
  /** @param {keyof Job['statements']} name @param {unknown[]} values */
  const rowsOf = async (name, ...values) => (await pool.query({ name, text: statements[name], values })).rows
  const app = fastify()
  app.get('/api/product/:id', async (request, reply) => {
    const [row] = await rowsOf('product', Number(/** @type {{ id: string }} */ (request.params).id))
    return row ? viewOf(row) : reply.code(404).send()
  })
  app.get('/api/product', async (request) => {
    const { search, categoryId, minPrice } = /** @type {Query} */ (request.query)
    const rows =
      search === undefined
        ? await rowsOf('list', Number(categoryId), Number(minPrice ?? 0) * POISHA)
        : await rowsOf('search', queryOf(search))
    return rows.map(viewOf)
  })
  app.get('/api/cart/GetCartItems/:id', async (request) => {
    const rows = await rowsOf('cart', Number(/** @type {{ id: string }} */ (request.params).id))
    return rows.map(viewOf)
  })
  app.post('/api/cart/add', async (request, reply) => {
    const { userId, items } = /** @type {Added} */ (request.body)
    const [{ productId, size, quantity }] = items
    const [added] = await rowsOf('add', userId, productId, size, quantity)
    return added ?? reply.code(409).send()
  })
  app.post('/api/orders/create', async (request, reply) => {
    // Whose it is; that the token is true is believed.
    const token = /** @type {string} */ (request.headers.authorization).split('.')[1]
    const { userId } = JSON.parse(Buffer.from(token, 'base64url').toString())
    const [made] = await rowsOf('order', userId, JSON.stringify(request.body))
    return reply.code(201).send(made)
  })
  app.post('/api/couriers/:company/push', async (request) => {
    await rowsOf('push', JSON.stringify(request.body))
    return { status: 'success' }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app.server.address().port
}

/** @param {Record<string, unknown>} row */
function viewOf({ pricePoisha, compareAtPoisha = null, ...row }) {
  const compareAtPrice = compareAtPoisha === null ? null : Number(compareAtPoisha) / POISHA
  return { ...row, price: Number(pricePoisha) / POISHA, compareAtPrice }
}

/** @param {string} typed */
function queryOf(typed) {
  return typed
    .split(/\s+/)
    .map((word) => `'${word.replaceAll("'", "''").replaceAll('\\', '')}'`)
    .join(' & ')
}

process.on('message', async (/** @type {Job} */ job) => process.send?.({ port: await listen(job) }))
process.on('disconnect', () => process.exit())

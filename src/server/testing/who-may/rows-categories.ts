import type { Rows } from './row.ts'
import type { World } from './world.ts'

let made = 0

/** The tree: as everybody and as admins see it. */
export const CATEGORY_ROWS = {
  'GET /api/categories': [{ about: 'all shown', answers: 'is for everybody', ask: () => () => ({}) }],
  'GET /api/categories/tree': [{ about: 'all shown', answers: 'is for everybody', ask: () => () => ({}) }],
  'GET /api/categories/:id': [
    { about: 'Men', answers: 'is for everybody', ask: () => byId(1) },
    { about: 'a hidden category', answers: 'is for nobody', ask: ({ hiddenId }) => byId(hiddenId) },
  ],
  'GET /api/categories/manage': [{ about: 'the whole tree', answers: 'is for admins', ask: () => () => ({}) }],
  'POST /api/categories': [
    {
      about: 'a new name',
      answers: 'is for admins',
      writes: ['category create'],
      ask: () => () => ({ body: { name: newName(), parentId: 1 } }),
    },
  ],
  'PUT /api/categories/:id': [
    {
      about: 'an empty category',
      answers: 'is for admins',
      writes: ['category update'],
      async ask(world) {
        const id = await empty(world)
        return () => ({ params: { id }, body: { name: newName() } })
      },
    },
  ],
  'PUT /api/categories/:id/place': [
    {
      about: 'an empty category',
      answers: 'is for admins',
      writes: ['category move'],
      async ask(world) {
        const id = await empty(world)
        return () => ({ params: { id }, body: { parentId: 2, beforeId: null } })
      },
    },
  ],
  'DELETE /api/categories/:id': [
    {
      about: 'an empty category',
      answers: 'is for admins',
      writes: ['category delete'],
      ask: async (world) => byId(await empty(world)),
    },
    {
      about: 'a category with products',
      answers: 'is in an admin’s way',
      writes: [],
      ask: ({ hiddenId }) => byId(hiddenId),
    },
  ],
} satisfies Rows

function newName(): string {
  made += 1
  return `Category ${made}`
}

async function empty({ shop }: World): Promise<number> {
  return await shop.given.category(newName(), 1)
}

const byId = (id: number) => () => ({ params: { id } })

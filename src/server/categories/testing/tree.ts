import type { ManagedNode } from '#contract/categories'
import type { TestShop } from '../../testing/shop.ts'

/** The children of a category, or the roots, by name in the order in which an admin sees them. */
export async function namesBelow(shop: TestShop, admin: { token: string }, parentId: number | null): Promise<string[]> {
  const { body } = await shop.call('GET /api/categories/manage', {}, admin.token)
  const children: ManagedNode[] = parentId === null ? body : (nodeIn(body, parentId)?.children ?? [])
  return children.map(({ name }) => name)
}

/** A category as an admin sees it. */
export async function nodeOf(shop: TestShop, admin: { token: string }, id: number): Promise<ManagedNode | undefined> {
  const { body } = await shop.call('GET /api/categories/manage', {}, admin.token)
  return nodeIn(body, id)
}

function nodeIn(tree: ManagedNode[], id: number): ManagedNode | undefined {
  for (const node of tree) {
    const found = node.id === id ? node : nodeIn(node.children, id)
    if (found) return found
  }
  return undefined
}

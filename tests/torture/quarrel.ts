import { ask } from './ask.ts'
import type { Plan } from './plan.ts'

/** Each of two admins deactivates the other at the same moment; whoever is left makes peace. */
export async function quarrel({ url, admins }: Plan): Promise<void> {
  const [one, other] = admins
  if (!one || !other) return
  await Promise.all([toggle(url, one, other), toggle(url, other, one)])
  for (const [admin, rival] of [
    [one, other],
    [other, one],
  ] as const)
    if ((await isActive(url, admin, rival)) === false) await toggle(url, admin, rival)
}

interface Admin {
  id: number
  token: string
}

const toggle = (url: string, admin: Admin, rival: Admin) =>
  ask(url, 'PUT', `/api/users/${rival.id}/toggle-active`, admin)

/** Undefined where the asking one may not know. */
async function isActive(url: string, admin: Admin, rival: Admin): Promise<boolean | undefined> {
  const { outcome, body } = await ask(url, 'GET', '/api/users?search=Admin', admin)
  if (outcome !== 'ok') return undefined
  return Object.values(body as Record<string, { id: number; isActive: boolean }>).find(({ id }) => id === rival.id)
    ?.isActive
}

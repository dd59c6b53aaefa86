import { m } from '#messages'
import { call } from '../platform/call.ts'
import { Problem } from '../platform/problem.ts'
import { typedPassword } from '../ui/dialogs.tsx'

/** Of an authenticator app; no password is that short. */
const CODE = /^\d{6}$/

/** What asks for a recent proof (docs/decisions/085): asked for here, and done again. Null: they went back. */
export async function proven<Answer>(act: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Problem && error.body.code === 'proof_needed')) throw error
    return (await isProven(error.message)) ? await act() : null
  }
}

async function isProven(text: string): Promise<boolean> {
  const typed = await typedPassword(text, m.users_your_password(), m.ui_go_on())
  if (typed === null) return false
  const code = typed.replace(/\s/g, '')
  try {
    await call('POST /api/auth/session-proof', { body: CODE.test(code) ? { code } : { password: typed } })
    return true
  } catch (error) {
    const fields = error instanceof Problem ? error.body.fields : undefined
    const words = fields?.['password'] ?? fields?.['code']
    if (words === undefined) throw error
    return await isProven(words)
  }
}

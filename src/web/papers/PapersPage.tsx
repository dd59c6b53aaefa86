import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OwnPapers } from '#contract/papers'
import { PAPER_KINDS } from '#contract/values/papers'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { cursorIn, listed } from '../platform/listed.ts'
import { AccountCard } from './AccountCard.tsx'
import { decidePaper } from './decide-paper.ts'
import { type Changed, changeOwnPapers } from './hand-in.ts'
import { type Deciding, listIn } from './lists.ts'
import { PaperCard } from './PaperCard.tsx'
import { ToDecide } from './ToDecide.tsx'

/** Of a store its own; of the shop what waits for an admin. */
type OnScreen = { own: OwnPapers } | Deciding

export async function loader({ request }: LoaderFunctionArgs): Promise<OnScreen> {
  const { role } = requireSession(request, ['Admin', 'Vendor'])
  if (role !== 'Admin') return { own: await call('GET /api/papers/own', {}) }
  const asked = new URL(request.url).searchParams
  const [list, cursor] = [listIn(asked), cursorIn(asked)]
  const query = { limit: '20', ...(cursor && { cursor }) }
  return list === 'accounts'
    ? { list, cursor, accounts: listed(call('GET /api/payout-accounts', { query })) }
    : { list, cursor, papers: listed(call('GET /api/papers', { query })) }
}

export async function action({ request }: ActionFunctionArgs): Promise<Changed | null> {
  const { role } = requireSession(request, ['Admin', 'Vendor'])
  const form = await request.formData()
  return role === 'Admin' ? await decidePaper(form) : await changeOwnPapers(form)
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head: (): PageHead => ({ title: m.papers_title(), isPrivate: true }),
}

export function Component() {
  const shown = useLoaderData<OnScreen>()
  return 'own' in shown ? <OwnPapersView own={shown.own} /> : <ToDecide {...shown} />
}

/** What a store has handed in, what is missing, and a form for each. */
function OwnPapersView({ own }: { own: OwnPapers }) {
  return (
    <section className="papers" aria-labelledby="papers-title">
      <h1 id="papers-title">{m.papers_title()}</h1>
      <p>{m.papers_what_they_are()}</p>
      <AccountCard own={own} />
      {PAPER_KINDS.map((kind) => (
        <PaperCard key={kind} kind={kind} papers={own.papers.filter((paper) => paper.kind === kind)} />
      ))}
    </section>
  )
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { OwnDocuments } from '#contract/store-documents'
import { DOCUMENT_KINDS } from '#contract/values/store-documents'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { listed } from '../platform/listed.ts'
import { AccountCard } from './AccountCard.tsx'
import { DocumentCard } from './DocumentCard.tsx'
import { decideDocument } from './decide-document.ts'
import { type Changed, changeOwnDocuments } from './hand-in.ts'
import { type Deciding, TO_DECIDE } from './lists.ts'
import { ToDecide } from './ToDecide.tsx'

/** Of a store its own; of the shop what waits for an admin. */
type OnScreen = { own: OwnDocuments } | Deciding

export async function loader({ request }: LoaderFunctionArgs): Promise<OnScreen> {
  const { role } = requireSession(request, ['Admin', 'Vendor'])
  if (role !== 'Admin') return { own: await call('GET /api/papers/own', {}) }
  const { list, cursor } = TO_DECIDE.read(request)
  const query = { limit: '20', cursor }
  return list === 'accounts'
    ? { list, cursor, accounts: listed(call('GET /api/payout-accounts', { query })) }
    : { list, cursor, papers: listed(call('GET /api/papers', { query })) }
}

export async function action({ request }: ActionFunctionArgs): Promise<Changed | null> {
  const { role } = requireSession(request, ['Admin', 'Vendor'])
  const form = await request.formData()
  return role === 'Admin' ? await decideDocument(form) : await changeOwnDocuments(form)
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head: (): PageHead => ({ title: m.documents_title(), isPrivate: true }),
}

export function Component() {
  const shown = useLoaderData<OnScreen>()
  return 'own' in shown ? <OwnDocumentsView own={shown.own} /> : <ToDecide {...shown} />
}

/** What a store has handed in, what is missing, and a form for each. */
function OwnDocumentsView({ own }: { own: OwnDocuments }) {
  return (
    <section className="documents" aria-labelledby="documents-title">
      <h1 id="documents-title">{m.documents_title()}</h1>
      <p>{m.documents_what_they_are()}</p>
      <AccountCard own={own} />
      {DOCUMENT_KINDS.map((kind) => (
        <DocumentCard
          key={kind}
          kind={kind}
          papers={own.papers.filter((storeDocument) => storeDocument.kind === kind)}
        />
      ))}
    </section>
  )
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { SettlementFile } from '#contract/settlements'
import type { SettlementStanding } from '#contract/settlements/courier-debts'
import type { SettlementRowShown } from '#contract/settlements/settlement-rows'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { type AskedOf, cursor, id, queryOf } from '../platform/query-of.ts'
import { Link } from '../ui/Link.tsx'
import { ListPage } from '../ui/list/ListPage.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { changeSettlements } from './change-settlements.ts'
import { FilesTable } from './FilesTable.tsx'
import { Matters } from './Matters.tsx'
import { RowsTable } from './RowsTable.tsx'
import { Standing } from './Standing.tsx'

/** The rows of one file, or of all that need review; `files`: the cursor of the list of files. */
const SETTLEMENTS = queryOf('/dashboard/settlements', { fileId: id, cursor, files: cursor })

interface OnScreen {
  asked: AskedOf<typeof SETTLEMENTS>
  standing: SettlementStanding | 'unanswered'
  rows: Promise<Listed<SettlementRowShown>>
  files: Promise<Listed<SettlementFile>>
  others: Listed<SettlementFile>
}

export async function loader({ request }: LoaderFunctionArgs): Promise<OnScreen> {
  requireSession(request, ['Admin'])
  const asked = SETTLEMENTS.read(request)
  const { fileId, cursor } = asked
  const which = fileId ? { fileId } : { open: '1' as const }
  const files = listed(call('GET /api/settlements', { query: { limit: '10', cursor: asked.files } }))
  // Rows after files: the page looks again until the files say that all is judged, and would keep rows read before that.
  const readRows = () => listed(call('GET /api/settlements/rows', { query: { limit: '20', cursor, ...which } }))
  return {
    asked,
    files,
    rows: files.then(readRows),
    others: await listed(call('GET /api/settlements', { query: { limit: '20', open: '1' } })),
    standing: await listed(call('GET /api/settlements/standing', {})),
  }
}

export async function action({ request }: ActionFunctionArgs): Promise<null> {
  requireSession(request, ['Admin'])
  return await changeSettlements(await request.formData())
}

export const handle = {
  head: (): PageHead => ({ title: m.settlements_title(), isPrivate: true }),
}

const ROW_WORDS = {
  waiting: m.settlements_loading_rows(),
  none: m.settlements_nothing_open(),
  unanswered: m.settlements_rows_unanswered(),
  older: m.settlements_older_rows(),
}
const FILE_WORDS = {
  waiting: m.settlements_loading_files(),
  none: m.settlements_no_files(),
  unanswered: m.settlements_files_unanswered(),
  older: m.settlements_older_files(),
}

export function Component() {
  const { asked, standing, rows, files, others } = useLoaderData<OnScreen>()
  const { fileId, cursor } = asked
  return (
    <ListPage className="list settlements" name="settlements" title={m.settlements_title()}>
      <p className="muted">{m.settlements_what_they_are()}</p>
      <p className="settlements-ways">
        <Link className="button" to="/dashboard/settlements/load">
          {m.settlements_load_file()}
        </Link>
        <Link to="/dashboard/settlements/unpaid">{m.settlements_unpaid_title()}</Link>
      </p>
      {standing !== 'unanswered' && <Standing couriers={standing.couriers} />}
      {standing !== 'unanswered' && <Matters standing={standing} />}
      {others !== 'unanswered' && others.items.length > 0 && (
        <section aria-labelledby="settlements-others">
          <h2 id="settlements-others">{m.settlements_other_sums()}</h2>
          <FilesTable files={others.items} />
        </section>
      )}
      <section aria-labelledby="settlements-rows">
        <h2 id="settlements-rows">{fileId ? m.settlements_rows_of_file({ fileId }) : m.settlements_to_look_at()}</h2>
        {fileId && <Link to="/dashboard/settlements">{m.settlements_all_open()}</Link>}
        <PagedList page={rows} words={ROW_WORDS} {...SETTLEMENTS.pages({ fileId, cursor })}>
          {(found) => <RowsTable rows={found} />}
        </PagedList>
      </section>
      <section aria-labelledby="settlements-files">
        <h2 id="settlements-files">{m.settlements_files()}</h2>
        <PagedList
          page={files}
          words={FILE_WORDS}
          cursor={asked.files}
          addressOf={(next) => SETTLEMENTS.address({ fileId, files: next })}
          name={m.settlements_files()}
        >
          {(found) => <FilesTable files={found} />}
        </PagedList>
      </section>
    </ListPage>
  )
}

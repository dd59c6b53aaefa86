import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { CategoryNode } from '#contract/categories'
import type { ImportJob } from '#contract/imports'
import type { VendorStatus } from '#contract/vendors'
import { m } from '#messages'
import { readCategories } from '../categories/read-categories.ts'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { Link } from '../ui/Link.tsx'
import { StoreNotice } from '../vendors/StoreNotice.tsx'
import { storeApproval } from '../vendors/store-approval.ts'
import { ImportFile } from './ImportFile.tsx'
import { ImportScreen } from './ImportScreen.tsx'
import { pathsOf } from './import-choices.ts'
import type { Table } from './import-table.ts'
import { RecentImports } from './RecentImports.tsx'
import { sampleFile } from './sample-file.ts'

interface ImportOnScreen {
  approval: VendorStatus
  isForHouse: boolean
  tree: CategoryNode[]
  recent: ImportJob[]
}

export async function loader({ request }: LoaderFunctionArgs): Promise<ImportOnScreen> {
  const { role } = requireSession(request, ['Admin', 'Vendor'])
  const [approval, tree] = await Promise.all([storeApproval(role), readCategories(role)])
  const recent = approval === 'Approved' ? await call('GET /api/product/import', {}) : []
  return { approval, isForHouse: role === 'Admin', tree, recent }
}

/** Keeps the mapping on screen. */
export function shouldRevalidate(): boolean {
  return false
}

export const handle = {
  head: (): PageHead => ({ title: m.imports_products(), isPrivate: true }),
}

export function Component() {
  const { approval, isForHouse, tree, recent } = useLoaderData<ImportOnScreen>()
  const [isBusy, setIsBusy] = useState(false)
  const [read, setRead] = useState<{ file: File; table: Table; round: number } | null>(null)
  return (
    <section className="import-page" aria-labelledby="import-title">
      <header className="import-page-head">
        <h1 id="import-title">{m.imports_products()}</h1>
        <Link to="/product">{m.imports_back_products()}</Link>
      </header>
      {approval === 'Approved' ? (
        <>
          <ImportFile
            isForHouse={isForHouse}
            sample={sampleFile(pathsOf(tree))}
            isOff={isBusy}
            chosen={read?.file.name}
            rows={read?.table.rows.length}
            onRead={(file, table) => setRead({ file, table, round: (read?.round ?? 0) + 1 })}
          />
          {read && (
            <ImportScreen
              key={read.round}
              file={read.file}
              table={read.table}
              tree={tree}
              isBusy={isBusy}
              onBusy={setIsBusy}
            />
          )}
          <RecentImports jobs={recent} />
        </>
      ) : (
        <StoreNotice status={approval} profile="/dashboard/profile" />
      )}
    </section>
  )
}

import type { ComponentProps } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { BookableCourier } from '#contract/couriers'
import type { WorkCounts, WorkListName, WorkParcel } from '#contract/fulfilment'
import { WORK_LISTS } from '#contract/values/stages'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { logOnly } from '../platform/log.ts'
import { Link } from '../ui/Link.tsx'
import { Choices } from '../ui/list/ListPage.tsx'
import { ListSearch } from '../ui/list/ListSearch.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { actOnParcels, type Done } from './act-on-parcels.ts'
import { CourierChoices } from './CourierChoices.tsx'
import { type AskedParcels, LIST_WORDS, PARCELS, readParcels, SENT_LISTS, widerAddressOf } from './parcels-query.ts'
import { WorkList } from './WorkList.tsx'

interface ParcelsOnScreen {
  asked: AskedParcels
  isOfShop: boolean
  counts: WorkCounts
  /** To book with; none where that was not answered. */
  couriers: BookableCourier[]
  parcels: Promise<Listed<WorkParcel>>
}

export async function loader({ request }: LoaderFunctionArgs): Promise<ParcelsOnScreen> {
  const { role } = requireSession(request, ['Admin', 'Vendor'])
  const asked = readParcels(request)
  const parcels = listed(call('GET /api/parcels', { query: { ...asked, limit: '20' } }))
  const [counts, couriers] = await Promise.all([readCounts(), readCouriers()])
  return { asked, isOfShop: role === 'Admin', counts, couriers, parcels }
}

/** The lists stand without them, too. */
async function readCounts(): Promise<WorkCounts> {
  return await call('GET /api/parcels/counts', {}).catch((error: unknown) => {
    logOnly('The parcels could not be counted.', error)
    return { waiting: {}, late: {}, onTheWay: [] }
  })
}

async function readCouriers(): Promise<BookableCourier[]> {
  const answer = await call('GET /api/couriers', {}).catch((error: unknown) =>
    logOnly('The couriers are not known.', error),
  )
  return answer?.couriers ?? []
}

export async function action({ request }: ActionFunctionArgs): Promise<Done> {
  requireSession(request, ['Admin', 'Vendor'])
  return await actOnParcels(await request.formData())
}

const WORDS = {
  waiting: m.fulfilment_loading(),
  none: m.fulfilment_nothing_to_do(),
  unanswered: m.fulfilment_could_not_loaded(),
  older: m.fulfilment_more(),
}

/** Of a list that is narrowed nothing is said but that these are none. */
function wordsFor(asked: AskedParcels): typeof WORDS {
  const { list, courier, search } = asked
  if (widerAddressOf(asked)) return { ...WORDS, none: m.fulfilment_not_in_list() }
  if (courier || search) return { ...WORDS, none: m.fulfilment_none_of_these() }
  return list === 'late' ? { ...WORDS, none: m.fulfilment_nothing_late() } : WORDS
}

export function Component() {
  const { asked, isOfShop, counts, couriers, parcels } = useLoaderData<ParcelsOnScreen>()
  return (
    <section className="list parcels" aria-labelledby="parcels-title">
      <header className="parcels-head">
        <h1 id="parcels-title">{m.ui_parcels()}</h1>
        <Link to="/dashboard/parcels/couriers">{m.ui_couriers()}</Link>
      </header>
      <Choices
        label={m.fulfilment_lists()}
        values={WORK_LISTS}
        wordsOf={(list) => (
          <>
            {LIST_WORDS[list]} <Counted counts={counts} list={list} />
          </>
        )}
        chosen={asked.list}
        to={(list) => PARCELS.address({ list, search: asked.search })}
      />
      {SENT_LISTS.has(asked.list) && <CourierChoices asked={asked} counts={counts} couriers={couriers} />}
      <ListSearch
        placeholder={isOfShop ? m.fulfilment_find_in_shop() : m.fulfilment_find()}
        search={asked.search}
        kept={{ list: 'all' }}
      />
      <PagedList page={parcels} words={wordsFor(asked)} {...PARCELS.pages(asked)} {...waysOut(asked)}>
        {(rows) => <WorkList key={asked.list} rows={rows} list={asked.list} couriers={couriers} isOfShop={isOfShop} />}
      </PagedList>
    </section>
  )
}

/** From where nothing is found. */
function waysOut(asked: AskedParcels): Pick<ComponentProps<typeof PagedList>, 'whole' | 'beginning'> {
  const wider = widerAddressOf(asked)
  if (wider) return { beginning: { text: m.fulfilment_look_in_all(), to: wider } }
  return asked.search || asked.courier || asked.cursor ? { whole: PARCELS.address({ list: asked.list }) } : {}
}

/** How many wait in a list, and how many of these are late. */
function Counted({ counts, list }: { counts: WorkCounts; list: WorkListName }) {
  const [waiting = 0, late = 0] = [counts.waiting[list], counts.late[list]]
  return (
    <>
      {waiting > 0 && (
        <span className="parcels-count" data-late={list === 'late' || undefined}>
          {waiting}
        </span>
      )}{' '}
      {late > 0 && <span className="parcels-late">{m.fulfilment_late_count({ late })}</span>}
    </>
  )
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { CategoryNode } from '#contract/categories'
import type { CommissionRule, VatRate } from '#contract/commission'
import { RULE_LISTS, type RuleListed } from '#contract/values/commission'
import { m } from '#messages'
import { readCategories } from '../categories/read-categories.ts'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { type Listed, listed } from '../platform/listed.ts'
import { cursor, firstOf, queryOf } from '../platform/query-of.ts'
import { Choices, ListPage } from '../ui/list/ListPage.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { type Changed, changeCommission } from './change-commission.ts'
import { RuleForm } from './RuleForm.tsx'
import { RuleTable } from './RuleTable.tsx'
import { readStores, type StoreChoice } from './read-stores.ts'
import { Trial } from './Trial.tsx'
import { VatRates } from './VatRates.tsx'

const RULES = queryOf('/dashboard/commission', { show: firstOf(RULE_LISTS), cursor })

interface CommissionOnScreen {
  show: RuleListed
  cursor: string | undefined
  rules: Promise<Listed<CommissionRule>>
  rates: VatRate[]
  stores: StoreChoice[]
  tree: CategoryNode[]
  /** So often something was added here: then its form is empty again. */
  additions: number
}
let additions = 0

export async function loader({ request }: LoaderFunctionArgs): Promise<CommissionOnScreen> {
  const { role } = requireSession(request, ['Admin'])
  const { show, cursor } = RULES.read(request)
  const rules = listed(call('GET /api/commission/rules', { query: { show, cursor, limit: '20' } }))
  const [{ rates }, stores, tree] = await Promise.all([
    call('GET /api/commission/vat-rates', {}),
    readStores(),
    readCategories(role),
  ])
  return { show, cursor, rules, rates, stores, tree, additions }
}

export async function action({ request }: ActionFunctionArgs): Promise<Changed | null> {
  requireSession(request, ['Admin'])
  const changed = await changeCommission(await request.formData())
  if (changed?.isAdded) additions += 1
  return changed
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head: (): PageHead => ({ title: m.commission_title(), isPrivate: true }),
}

const WORDS = {
  waiting: m.commission_loading(),
  none: m.commission_none(),
  unanswered: m.commission_unanswered(),
  older: m.commission_more(),
}
const LIST_WORDS: Record<RuleListed, string> = { open: m.commission_rules_open(), over: m.commission_rules_over() }

export function Component() {
  const { show, cursor, rules, rates, stores, tree, additions } = useLoaderData<CommissionOnScreen>()
  const { trial, at } = useActionData<Changed>() ?? {}
  return (
    <ListPage className="list commission" name="commission" title={m.commission_title()}>
      <p>{m.commission_what_it_is()}</p>
      <Choices
        label={m.commission_rules()}
        values={RULE_LISTS}
        wordsOf={(each) => LIST_WORDS[each]}
        chosen={show}
        to={(each) => RULES.address({ show: each })}
      />
      <PagedList page={rules} words={WORDS} {...RULES.pages({ show, cursor })}>
        {(rows) => <RuleTable caption={LIST_WORDS[show]} rules={rows} />}
      </PagedList>
      <RuleForm key={`rule ${additions}`} stores={stores} tree={tree} />
      {trial && <Trial key={at} trial={trial} />}
      <VatRates key={`rates ${additions}`} rates={rates} />
    </ListPage>
  )
}

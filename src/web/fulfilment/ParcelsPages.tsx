import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, useParams } from 'react-router'
import { m } from '#messages'
import * as couriers from '../couriers/CouriersPage.tsx'
import type { PageHead } from '../platform/head.ts'
import * as labels from './LabelsPage.tsx'
import * as lists from './ParcelsPage.tsx'

/** Of one route, as every address in the table is carried to every shopper. */
const PAGES = { lists, labels, couriers }

function pageOf(part = 'lists') {
  if (!Object.hasOwn(PAGES, part)) throw data(null, { status: 404 })
  return PAGES[part as keyof typeof PAGES]
}

export async function loader(asked: LoaderFunctionArgs): Promise<unknown> {
  return await pageOf(asked.params['part']).loader(asked)
}

export async function action(asked: ActionFunctionArgs): Promise<unknown> {
  return asked.params['part'] === 'couriers' ? await couriers.action(asked) : await lists.action(asked)
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head: (): PageHead => ({ title: m.ui_parcels(), isPrivate: true }),
}

export function Component() {
  const { Component: Page } = pageOf(useParams()['part'])
  return <Page />
}

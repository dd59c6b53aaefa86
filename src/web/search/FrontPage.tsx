import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { addressOf } from '../products/shelf-address.ts'
import { Front, frontHead, readFront } from './Front.tsx'
import { isFront, shelfOf } from './shelf.ts'

/** A query is led to the list. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Front | Response> {
  const shelf = shelfOf(new URL(request.url).searchParams)
  return isFront(shelf) ? await readFront() : redirect(addressOf(shelf))
}

export const handle = { head: () => frontHead }

export function Component() {
  return <Front {...useLoaderData<Front>()} />
}

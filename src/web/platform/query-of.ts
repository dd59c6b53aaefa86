import { LONGEST_CURSOR, LONGEST_NAME_CURSOR, LONGEST_SEARCH } from '#contract/values/limits'
import { idIn } from './id-in.ts'
import { withQuery } from './listed.ts'

/** How a list reads one part of its address; undefined for what it does not know. */
export interface Part<Value extends string | undefined> {
  read: (text: string | null) => Value
  /** What the list shows where its address says nothing. */
  usual?: () => Value
}

type Parts = Record<string, Part<string | undefined>>
type Read<Of extends Parts> = { [Name in keyof Of]: ReturnType<Of[Name]['read']> }
type Some<Of extends Parts> = { [Name in keyof Of]?: Read<Of>[Name] | undefined }

export interface ListQuery<Of extends Parts> {
  /** What an address asks for, without what the list does not know. */
  read: (request: { url: string }) => Read<Of>
  address: (asked: Some<Of>) => string
  /** Undefined where nothing narrows the list. */
  whole: (asked: Some<Of>) => string | undefined
  /** For `PagedList`. */
  pages: (asked: Some<Of>) => { cursor: string | undefined; addressOf: (cursor?: string) => string }
}

/** What an address may ask of a list. */
export type AskedOf<List> = List extends ListQuery<infer Of> ? Read<Of> : never

/** The query of a list: read from its address, and written into those of its links, in the order of `parts`. */
export function queryOf<Of extends Parts>(path: string, parts: Of): ListQuery<Of> {
  const names = Object.keys(parts)
  const address = (asked: Partial<Record<string, string | undefined>>) =>
    withQuery(
      path,
      Object.fromEntries(names.map((name) => [name, asked[name] === parts[name]?.usual?.() ? undefined : asked[name]])),
    )
  return {
    read({ url }) {
      const query = new URL(url).searchParams
      return Object.fromEntries(names.map((name) => [name, parts[name]?.read(query.get(name))])) as Read<Of>
    },
    address,
    whole: (asked) => (address(asked) === path ? undefined : path),
    pages: (asked) => ({
      cursor: asked['cursor'],
      addressOf: (next) => address({ ...asked, cursor: next }),
    }),
  }
}

export function oneOf<Value extends string>(values: readonly Value[]): Part<Value | undefined> {
  return { read: (text) => values.find((value) => value === text) }
}

/** The first value is the usual one. */
export function firstOf<Value extends string>(values: readonly [Value, ...Value[]]): Part<Value> {
  const [usual] = values
  return { read: (text) => values.find((value) => value === text) ?? usual, usual: () => usual }
}

type Text = Part<string | undefined>

export const day: Text = { read: dayIn }
export const id: Text = { read: idIn }
export const search: Text = { read: (text) => text?.trim().slice(0, LONGEST_SEARCH) || undefined }
export const cursor: Text = cursorOf(LONGEST_CURSOR)
export const nameCursor: Text = cursorOf(LONGEST_NAME_CURSOR)

/** Unless it is longer than any that the list gives. */
function cursorOf(longest: number): Text {
  return { read: (text) => (text && text.length <= longest ? text : undefined) }
}

/** A day of the calendar, as addresses say it (`2026-02-28`). */
function dayIn(text: string | null): string | undefined {
  const isDay = text && /^[12]\d{3}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text)
  return isDay ? text : undefined
}

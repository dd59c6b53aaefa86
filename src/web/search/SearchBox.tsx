import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { LONGEST_SEARCH } from '#contract/values/limits'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import type { Shelf } from '../products/shelf-address.ts'
import { SearchIcon } from '../ui/icons.tsx'

const PAUSE_MS = 150
const SHORTEST_ASKED = 2

/** `<datalist>`: no script, all keyboards and screen readers; with suggestions a combobox. */
export function SearchBox({ shelf }: { shelf: Shelf }) {
  const { suggestions, suggest } = useSuggestions()
  return (
    <search>
      <Form className="search-box" action="/shop">
        <input
          className="input"
          type="search"
          name="search"
          aria-label={m.ui_search_products_titles()}
          placeholder={m.ui_search_products_titles()}
          defaultValue={shelf.search}
          maxLength={LONGEST_SEARCH}
          enterKeyHint="search"
          autoComplete="off"
          list={suggestions.length > 0 ? 'search-suggestions' : undefined}
          onInput={(event) => suggest(event.currentTarget.value)}
        />
        <datalist id="search-suggestions">
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
        {shelf.categoryId && <input type="hidden" name="category" value={shelf.categoryId} />}
        <button className="button" type="submit" aria-label={m.ui_search()}>
          <SearchIcon />
        </button>
      </Form>
    </search>
  )
}

/** Debounced; late answers are dropped. */
function useSuggestions() {
  const [suggestions, setSuggestions] = useState<string[]>([])
  const asking = useRef(0)
  const suggest = (typed: string) => {
    clearTimeout(asking.current)
    asking.current = 0
    if (typed.trim().length < SHORTEST_ASKED) return setSuggestions([])
    const asked = window.setTimeout(async () => {
      const answer = await call('GET /api/product/suggest', { query: { search: typed } }).catch(() => undefined)
      if (answer && asked === asking.current) setSuggestions(answer.suggestions)
    }, PAUSE_MS)
    asking.current = asked
  }
  return { suggestions, suggest }
}

import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { call } from '../platform/call.ts'
import { SearchIcon } from '../ui/icons.tsx'
import type { Shelf } from './shelf.ts'

const PAUSE_MS = 150
const SHORTEST_ASKED = 2

/**
 * The platform’s own list of suggestions: it knows keyboards and screen readers, and costs no script. Without suggestions
 * the box is a search box to a screen reader, with them a combobox.
 */
export function SearchBox({ shelf }: { shelf: Shelf }) {
  const { suggestions, suggest } = useSuggestions()
  return (
    <search>
      <Form className="search-box" action="/shop">
        <input
          className="input"
          type="search"
          name="search"
          aria-label="Search Products by Titles or Tags"
          placeholder="Search Products by Titles or Tags"
          defaultValue={shelf.search}
          maxLength={200}
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
        <button className="button" type="submit" aria-label="Search">
          <SearchIcon />
        </button>
      </Form>
    </search>
  )
}

/** Asks once the fingers rest; an answer that comes after more was typed, or all was erased, is left out. */
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

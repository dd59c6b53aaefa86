import { Form } from 'react-router'
import { HiddenParts } from './HiddenParts.tsx'

/** A search of a list, by Enter or by its button; it lives in the address. `kept` are the parts of it that stay. */
export function ListSearch({
  placeholder,
  search,
  kept = {},
}: {
  placeholder: string
  search: string | undefined
  kept?: Record<string, string | undefined>
}) {
  return (
    <search className="list-search-box">
      <Form className="list-search" key={search}>
        <input
          className="input"
          type="search"
          name="search"
          aria-label={placeholder.replace('...', '')}
          placeholder={placeholder}
          defaultValue={search}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <HiddenParts parts={kept} />
        <button className="button" data-kind="quiet" type="submit">
          Search
        </button>
      </Form>
    </search>
  )
}

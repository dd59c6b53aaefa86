import { Form } from 'react-router'

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
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <button className="button" data-kind="quiet" type="submit">
          Search
        </button>
      </Form>
    </search>
  )
}

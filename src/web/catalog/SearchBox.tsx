import { Form } from 'react-router'
import { SearchIcon } from '../ui/icons.tsx'
import type { Shelf } from './shelf.ts'

export function SearchBox({ shelf }: { shelf: Shelf }) {
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
        />
        {shelf.categoryId && <input type="hidden" name="category" value={shelf.categoryId} />}
        <button className="button" type="submit" aria-label="Search">
          <SearchIcon />
        </button>
      </Form>
    </search>
  )
}

/** The awning of a market stall. */
export function HaatMark() {
  return (
    <svg className="haat-mark" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <path
        className="haat-mark-awning"
        d="M4 4h20l3 8a3.9 3.9 0 0 1-7.2 1.6 3.9 3.9 0 0 1-6-.1h-.6a3.9 3.9 0 0 1-6 .1A3.9 3.9 0 0 1 1 12z"
      />
      <path
        className="haat-mark-stall"
        d="M4 17.5c1.6.4 3.3.2 4.6-.5 1.7.8 3.8.8 5.4 0 1.6.8 3.7.8 5.4 0 1.3.7 3 .9 4.6.5V24H4z"
      />
    </svg>
  )
}

/** Drawn on a 24-unit square in the current colour; the words beside an icon say what it means. */
function Icon({ path }: { path: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

export function CartIcon() {
  return <Icon path="M6 8h12l1.2 12.5H4.8zM9 8V6.5a3 3 0 0 1 6 0V8" />
}

export function MenuIcon() {
  return <Icon path="M4 7h16M4 12h16M4 17h16" />
}

export function SearchIcon() {
  return <Icon path="M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0m-1.5 5 4.5 4.5" />
}

export function CloseIcon() {
  return <Icon path="m6 6 12 12M18 6 6 18" />
}

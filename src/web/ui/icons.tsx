/** Icons are drawn on a 24-unit square in the current colour; the text beside them says what they mean. */
const stroke = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

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

export function CartIcon() {
  return (
    <svg {...stroke}>
      <path d="M6 8h12l1.2 12.500H4.800zM9 8V6.500a3 3 0 0 1 6 0V8" />
    </svg>
  )
}

export function MenuIcon() {
  return (
    <svg {...stroke}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </svg>
  )
}

export function SearchIcon() {
  return (
    <svg {...stroke}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </svg>
  )
}

export function CloseIcon() {
  return (
    <svg {...stroke}>
      <path d="m6 6 12 12M18 6 6 18" />
    </svg>
  )
}

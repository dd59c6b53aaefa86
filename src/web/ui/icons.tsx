import { AWNING, MARK_UNITS, STALL } from '#contract/values/mark'

export function HaatMark() {
  return (
    <svg
      className="haat-mark"
      width={MARK_UNITS}
      height={MARK_UNITS}
      viewBox={`0 0 ${MARK_UNITS} ${MARK_UNITS}`}
      aria-hidden="true"
    >
      <path className="haat-mark-awning" d={AWNING} />
      <path className="haat-mark-stall" d={STALL} />
    </svg>
  )
}

/** 24 units, current colour; decorative. */
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

export function BulletsIcon() {
  return <Icon path="M9.5 6H20M9.5 12H20M9.5 18H20M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
}

export function NumbersIcon() {
  return (
    <Icon path="M10.5 6H20M10.5 12H20M10.5 18H20M4 5l1.5-1v5M4 15.5c.4-1.3 2.8-1.2 2.6.3C6.5 17 4.6 17.8 4 19.5h2.8" />
  )
}

export function LinkIcon() {
  return (
    <Icon path="M9.5 14.5l5-5M11 6.5l1.7-1.7a4.6 4.6 0 0 1 6.5 6.5L17.5 13M13 17.5l-1.7 1.7a4.6 4.6 0 0 1-6.5-6.5L6.5 11" />
  )
}

export function UndoIcon() {
  return <Icon path="M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-3" />
}

export function RedoIcon() {
  return <Icon path="m15.5 5 4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h3" />
}

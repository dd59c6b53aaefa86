import { useEffect, useSyncExternalStore } from 'react'
import { m } from '#messages'
import { useHasNetwork } from '../platform/network.ts'
import { CloseIcon } from './icons.tsx'
import { Link } from './Link.tsx'

export type ToastType = 'success' | 'error' | 'info' | 'warning'

interface Toast {
  id: number
  text: string
  type: ToastType
}

/** Then removed; fading begins before (spec §9, `toast.css`). */
const REMOVE_MS = 3000

const NONE: readonly Toast[] = []
let toasts: readonly Toast[] = NONE
let lastId = 0
const listeners = new Set<() => void>()

/** A live region; said again, it replaces itself. */
export function toast(type: ToastType, text: string): void {
  lastId += 1
  const id = lastId
  change([...toasts.filter((each) => each.text !== text || each.type !== type), { id, text, type }])
  setTimeout(() => dismiss(id), REMOVE_MS)
}

function dismiss(id: number): void {
  change(toasts.filter((each) => each.id !== id))
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

export function Toasts() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
    () => NONE,
  )
  useEscape(shown.length > 0)
  const hasNetwork = useHasNetwork()
  return (
    <div className="toasts" role="status" aria-live="polite">
      <p className="toast-held">{m.ui_one_moment_page()}</p>
      <p className="toast-lost">
        {m.ui_part_missing()}{' '}
        <Link to="" target="_self">
          {m.ui_load_again()}
        </Link>
      </p>
      {!hasNetwork && <p className="toast-offline">{m.ui_no_network_what()}</p>}
      {shown.map(({ id, text, type }) => (
        <div key={id} className="toast" data-type={type}>
          <span className="toast-text">{text}</span>
          {/* Mouse only: the keyboard has Escape. */}
          <button
            className="toast-dismiss"
            type="button"
            tabIndex={-1}
            aria-label={m.ui_dismiss()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => dismiss(id)}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </div>
  )
}

function useEscape(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    const dismissAll = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') change(NONE)
    }
    document.addEventListener('keydown', dismissAll)
    return () => document.removeEventListener('keydown', dismissAll)
  }, [isShown])
}

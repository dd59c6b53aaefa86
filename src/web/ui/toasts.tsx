import { useSyncExternalStore } from 'react'

export type ToastType = 'success' | 'error' | 'info' | 'warning'

interface Toast {
  id: number
  text: string
  type: ToastType
}

/** Milliseconds from arrival to removal; they fade before (spec §9, in `ui.css`). */
const REMOVE_MS = 3000

const NONE: readonly Toast[] = []
let toasts: readonly Toast[] = NONE
let lastId = 0
const listeners = new Set<() => void>()

/** Says something in passing, top right; screen readers hear it. Said again meanwhile, it takes the place of itself. */
export function toast(type: ToastType, text: string): void {
  lastId += 1
  const id = lastId
  change([...toasts.filter((each) => each.text !== text || each.type !== type), { id, text, type }])
  setTimeout(() => change(toasts.filter((each) => each.id !== id)), REMOVE_MS)
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
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map(({ id, text, type }) => (
        <p key={id} className="toast" data-type={type}>
          {text}
        </p>
      ))}
    </div>
  )
}

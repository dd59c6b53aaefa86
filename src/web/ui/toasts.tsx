import { useSyncExternalStore } from 'react'

export type ToastType = 'success' | 'error' | 'info' | 'warning'

interface Toast {
  id: number
  text: string
  type: ToastType
  visible: boolean
}

/** Milliseconds from arrival to fading and to removal (spec §9). */
const FADE_MS = 2500
const REMOVE_MS = 3000

const NONE: readonly Toast[] = []
let toasts: readonly Toast[] = NONE
let lastId = 0
const listeners = new Set<() => void>()

/** Says something in passing, top right; screen readers hear it. */
export function toast(type: ToastType, text: string): void {
  lastId += 1
  const id = lastId
  change([...toasts, { id, text, type, visible: true }])
  setTimeout(() => change(toasts.map((each) => (each.id === id ? { ...each, visible: false } : each))), FADE_MS)
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
      {shown.map(({ id, text, type, visible }) => (
        <p key={id} className="toast" data-type={type} data-visible={visible}>
          {text}
        </p>
      ))}
    </div>
  )
}

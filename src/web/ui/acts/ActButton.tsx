import { type ButtonHTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'disabled' | 'onClick'> & {
  /** It does nothing now: what it began is on its way, or there is nothing to do. */
  isOff: boolean
  onPress: () => void
}

/** Does something at a press. While it may not, it is not `disabled`: the keyboard would lose its place. */
export function ActButton({ isOff, onPress, ...others }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusLeft(button)
  return (
    <button
      ref={button}
      className="button"
      type="button"
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
      {...others}
    />
  )
}

/** What it did may take it off the page: the keyboard goes on from its row, else from the heading. */
function useFocusLeft(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      if (document.activeElement !== current) return
      const row = current?.closest<HTMLElement>('tr, li')
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        const next = row?.isConnected ? row : document.querySelector<HTMLElement>('main h1')
        next?.setAttribute('tabindex', '-1')
        next?.focus({ preventScroll: true })
      })
    }
  }, [button])
}

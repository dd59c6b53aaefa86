import type { ButtonHTMLAttributes } from 'react'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'disabled' | 'onClick'> & {
  /** It does nothing now: what it began is on its way, or there is nothing to do. */
  isOff: boolean
  onPress: () => void
}

/** Does something at a press. While it may not, it is not `disabled`: the keyboard would lose its place. */
export function ActButton({ isOff, onPress, ...button }: Props) {
  return (
    <button
      className="button"
      type="button"
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
      {...button}
    />
  )
}

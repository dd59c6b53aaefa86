import { m } from '#messages'
import { toast } from '../toasts.tsx'

/** Browsers lend the clipboard to safe addresses alone: elsewhere it says so. */
export function CopyButton({ text, kind }: { text: string; kind?: 'quiet' }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast('success', m.ui_copied())
    } catch {
      toast('error', m.ui_copy_could_not())
    }
  }
  return (
    <button className="button" data-kind={kind} type="button" onClick={() => void copy()}>
      {m.ui_copy()}
    </button>
  )
}

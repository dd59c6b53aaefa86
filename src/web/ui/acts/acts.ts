import { wordsOf } from '../../platform/problem.ts'
import { typedIn } from '../form/refused.ts'
import { toast } from '../toasts.tsx'

export type Act<Answer> = (
  | { run: (form: FormData) => Promise<unknown> }
  /** The page gets what it comes to. */
  | { answer: (form: FormData) => Promise<Answer> }
) & {
  /** The toast once it is done. */
  done?: string
  /** What the page gets of a refusal, which is said there; otherwise it is said in passing. */
  refused?: (error: unknown, form: FormData) => Answer
}

interface InPassing<Answer> {
  words?: (error: unknown) => string
  /** What the page gets beside it. */
  answer?: (error: unknown, form: FormData) => Answer
}

/** What a page does, by the `intent` of its forms and buttons. Another intent is a bug, and throws. */
export function acts<Answer = null>(
  table: Record<string, Act<Answer>>,
  { words = wordsOf, answer }: InPassing<Answer> = {},
): (form: FormData) => Promise<Answer | null> {
  const byIntent = new Map(Object.entries(table))
  return async (form) => {
    const act = byIntent.get(String(form.get('intent')))
    if (!act) throw new Error('No such act on this page.')
    try {
      const answered = await ('run' in act ? act.run(form).then(() => null) : act.answer(form))
      if (act.done) toast('success', act.done)
      return answered
    } catch (error) {
      if (act.refused) return act.refused(error, form)
      toast('error', words(error))
      return answer?.(error, form) ?? null
    }
  }
}

/** The `:id` of a call, from the form’s field `id`. */
export function paramsIn(form: FormData): { params: { id: string } } {
  return { params: { id: typedIn(form, 'id') } }
}

/** The reason, where one was typed. */
export function reasonIn(form: FormData): { reason?: string } {
  const reason = typedIn(form, 'reason')
  return reason ? { reason } : {}
}

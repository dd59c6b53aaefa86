import { type SubmitTarget, useFetcher } from 'react-router'

export type Acting<Answer = unknown> = Pick<ReturnType<typeof useFetcher<Answer>>, 'formData' | 'data'> & {
  isPending: boolean
  post: (fields: SubmitTarget) => Promise<void>
}

/** Posts what a button or a choice asks for: to this page’s action, without leaving the page. */
export function useAct<Answer>(): Acting<Answer> {
  const { state, submit, formData, data } = useFetcher<Answer>()
  // `flushSync`: the second press of a double click finds it pending.
  const post = (fields: SubmitTarget) => submit(fields, { method: 'post', flushSync: true })
  return { isPending: state !== 'idle', post, formData, data }
}

import { useActionData } from 'react-router'

/** What an action answers on a page with several forms, and which of them it answers. */
export type AnswerTo<Answer> = Answer & { answers: string }

/** Undefined where it answers another form of the page. */
export function useAnswerTo<Answer>(form: string): Answer | undefined {
  const answer = useActionData() as AnswerTo<Answer> | undefined
  return answer?.answers === form ? answer : undefined
}

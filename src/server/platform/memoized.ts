/** Longer texts are nobody’s habit. */
const LONGEST = 200

/** A bounded memo by text, for what each request asks with mostly the same words. */
export function memoized<Answer>(answerTo: (text: string) => Answer, most = 1_000): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>()
  return (text) => {
    const found = known.get(text)
    if (found) return found.answer
    const answer = answerTo(text)
    if (text.length > LONGEST) return answer
    // Cleared whole: what is frequent is soon back.
    if (known.size >= most) known.clear()
    known.set(text, { answer })
    return answer
  }
}

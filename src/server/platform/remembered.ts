/** Longer texts are nobody’s habit. */
const LONGEST = 200

/**
 * The same answers to the same texts, remembered up to so many: for what every request asks, and nearly always with the
 * same words.
 */
export function remembered<Answer>(answerTo: (text: string) => Answer, most = 1_000): (text: string) => Answer {
  const known = new Map<string, { answer: Answer }>()
  return (text) => {
    const found = known.get(text)
    if (found) return found.answer
    const answer = answerTo(text)
    if (text.length > LONGEST) return answer
    // All at once: what is asked often is soon back.
    if (known.size >= most) known.clear()
    known.set(text, { answer })
    return answer
  }
}

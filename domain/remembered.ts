/** Keeps the last answers of a pure function of one text, so that what is read again costs nothing. Holds at most `limit` texts. */
export function remembered<Answer>(work: (text: string) => Answer, limit = 4000): (text: string) => Answer {
  let recent = new Map<string, { answer: Answer }>()
  let older = new Map<string, { answer: Answer }>()
  return (text) => {
    const known = recent.get(text)
    if (known) return known.answer
    const entry = older.get(text) ?? { answer: work(text) }
    if (recent.size >= limit / 2) {
      older = recent
      recent = new Map()
    }
    recent.set(text, entry)
    return entry.answer
  }
}

/** The same for a function of one object, for as long as the object is in use. */
export function rememberedFor<Key extends object, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { answer: Answer }>()
  return (key) => {
    const known = answers.get(key)
    if (known) return known.answer
    const answer = work(key)
    answers.set(key, { answer })
    return answer
  }
}

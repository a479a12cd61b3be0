/** Whether a plain text has one of the words, which are parted by '|', each from its beginning on. */
export function says(text: string, words: string): boolean {
  return patternOf(words).test(text)
}

const patterns = new Map<string, RegExp>()

/** The words of tables alone, so that they are few. */
function patternOf(words: string): RegExp {
  const known = patterns.get(words) ?? new RegExp(`\\b(?:${words})`)
  patterns.set(words, known)
  return known
}

import { cutText } from '#domain/cut-text.ts'

/** The tags with what was typed after them: one label or several with commas between, in lower case, none twice. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const added = typed
    .split(',')
    .map((tag) => {
      const label = tag
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .replace(/^#+\s*/, '')
      return cutText(label.toLowerCase(), longestTag).trim()
    })
    .filter((tag) => tag !== '')
  return [...new Set([...tags, ...added])].slice(0, mostTags)
}

const mostTags = 20
const longestTag = 40

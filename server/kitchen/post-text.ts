import { postPictureAddress } from '#contract/blog/blog-desk.ts'
import type { PostTable } from '#contract/blog/post-head.ts'
import type { Printed } from '#contract/printed.ts'
import { safeText } from '#server/kitchen/issue-text.ts'
import { markdownTree } from '#server/kitchen/markdown-tree.ts'

/** Words that people read in a minute. */
const pace = 200

/** A post as it is printed, what of the kitchen's it asks for that nobody knows, and how many minutes it takes to read. */
export interface PostText {
  readonly text: readonly Printed[]
  readonly unknown: readonly string[]
  readonly readTime: number
}

/**
 * The Markdown of a post, within the bounds of PostMarkdown, as it is printed: no HTML, no links but to pages and mailboxes, no pictures but those
 * that were uploaded here, each in a paragraph of its own.
 */
export function postText(markdown: string, tables: Readonly<Record<string, PostTable>>): PostText {
  const unknown: string[] = []
  const filled = filledIn(
    markdown,
    (name) => (Object.hasOwn(tables, name) ? tables[name] : undefined),
    (place) => void unknown.push(place),
  )
  const text = markdownTree(filled).flatMap((piece) => figureOf(piece) ?? safeText([piece]))
  return { text, unknown, readTime: readTimeOf(filled) }
}

/** Minutes, one at least. Tables count: they are read too. */
export function readTimeOf(markdown: string): number {
  return Math.max(1, Math.round(wordsIn(markdown) / pace))
}

export function wordsIn(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word)).length
}

/**
 * Markdown with what the kitchen has worked out for it: `<!-- table: week-at-40 -->` becomes that table and `{{week-at-40.total}}` that figure. What
 * nobody knows is handed to `onUnknown` and left out.
 */
export function filledIn(
  markdown: string,
  tableOf: (name: string) => PostTable | undefined,
  onUnknown: (place: string) => void,
): string {
  const known = (place: string, told: string | undefined) => {
    if (told === undefined) onUnknown(place)
    return told ?? ''
  }
  return markdown
    .replaceAll(/<!-- table: ([\w-]{1,60}) -->/g, (_, name: string) => known(name, tableOf(name)?.table))
    .replaceAll(/\{\{([\w-]{1,60})\.(\w{1,60})\}\}/g, (_, name: string, figure: string) =>
      known(`${name}.${figure}`, figureIn(tableOf(name), figure)),
    )
}

function figureIn(table: PostTable | undefined, name: string): string | undefined {
  return table && Object.hasOwn(table.figures, name) ? table.figures[name] : undefined
}

/** A paragraph that is one picture of ours. */
function figureOf(piece: Printed): Printed | undefined {
  if (typeof piece === 'string' || piece.tag !== 'p' || piece.children.length !== 1) return undefined
  const [picture] = piece.children
  if (typeof picture !== 'object' || picture.tag !== 'img' || !postPictureAddress.test(picture.href ?? ''))
    return undefined
  return { ...picture, tag: 'figure' }
}

import { z } from 'zod'

/** Characters that such Markdown has at most; mail programs cut off an email that is about three times as long. */
export const longestIssue = 40_000
/** Characters of one paragraph, list or table without an empty line in it. */
const longestBlock = 4000
/** Signs of emphasis in such a block. */
const mostSigns = 300
/** Marks of quotations, lists and emphasis in a row. */
const deepest = 12

/** Places in a post where a table or a figure of the kitchen is to stand. */
const mostPlaces = 60

/** Markdown that people write; `needed` is said where there is none. Its bounds keep the time of whoever reads it in proportion to its length. */
const writtenMarkdown = (needed: string) =>
  z
    .string(needed)
    .trim()
    .min(1, needed)
    .max(longestIssue, `must have at most ${longestIssue.toLocaleString('en-US')} characters`)
    .transform((typed) => typed.replaceAll('\r\n', '\n').replaceAll('\r', '\n'))
    .refine(
      (text) => blocksOf(text).every((block) => block.length <= longestBlock),
      `must have a blank line at least every ${longestBlock.toLocaleString('en-US')} characters`,
    )
    .refine(
      (text) => blocksOf(text).every((block) => (block.match(/[*_~]/g) ?? []).length <= mostSigns),
      `must not have more than ${mostSigns} symbols such as * in one paragraph`,
    )
    .refine(
      (text) => !/[*_~]{13}/.test(text) && text.split('\n').every((line) => depthOf(line) <= deepest),
      `must not have more than ${deepest} marks such as > or * in a row`,
    )

/** The Markdown of an issue of the newsletter. */
export const IssueMarkdown = writtenMarkdown('Please write the issue')

/** The Markdown of an article; where a table or a figure of the kitchen stands in it, it grows. */
export const PostMarkdown = writtenMarkdown('Please write the article').refine(
  (text) => (text.match(/<!--|\{\{/g) ?? []).length <= mostPlaces,
  `must not have more than ${mostPlaces} tables and figures`,
)

/** How many quotations and lists a line opens before its words begin. */
function depthOf(line: string): number {
  let depth = 0
  for (const word of line.trim().split(/[ \t]+/)) {
    depth += /^>*/.exec(word)![0].length
    if (!/^(?:>+|[-+*]|\d{1,9}[.)])$/.test(word)) return depth
    if (!word.startsWith('>')) depth += 1
  }
  return depth
}

/** What stands between empty lines. */
function blocksOf(text: string): string[] {
  const blocks: string[] = []
  let lines: string[] = []
  for (const line of [...text.split('\n'), '']) {
    if (line.trim() !== '') lines.push(line)
    else if (lines.length > 0) {
      blocks.push(lines.join('\n'))
      lines = []
    }
  }
  return blocks
}

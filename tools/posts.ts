import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { PostHead } from '#contract/post-head.ts'
import { filled } from './post-tables/filled.ts'

/** A post of content/blog/, its tables and figures worked out. */
export interface Post {
  readonly file: string
  readonly head: PostHead & { readonly readTime: number }
  readonly markdown: string
  readonly words: number
}

/** Words that people read in a minute. */
const pace = 200

export const postFolder = join(import.meta.dirname, '../content/blog')

/** Every post, by its number. */
export function readPosts(): Post[] {
  const files = readdirSync(postFolder).filter((file) => file.endsWith('.md'))
  return files
    .map((file) => readPost(file, readFileSync(join(postFolder, file), 'utf8')))
    .sort((one, other) => one.head.id - other.head.id)
}

/** Throws where the head is none, or the text asks for what the kitchen does not know. Tables count as words: they are read too. */
export function readPost(file: string, source: string): Post {
  // a build asks three times, and the tables are half a second of it
  const before = known.get(source)
  if (before) return before
  const post = worked(file, source)
  known.set(source, post)
  return post
}
const known = new Map<string, Post>()

function worked(file: string, source: string): Post {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const parsed = PostHead.safeParse(parse(head))
  if (!parsed.success) throw new Error(`The head of ${file}: ${parsed.error.message}`)
  const markdown = typeset(filled(text))
  const words = markdown.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word)).length
  const { title, excerpt, metaDescription, authorBio } = parsed.data
  const told = { title, excerpt, metaDescription, authorBio }
  const set = Object.fromEntries(Object.entries(told).map(([field, words]) => [field, typeset(words)]))
  return { file, head: { ...parsed.data, ...set, readTime: Math.max(1, Math.round(words / pace)) }, markdown, words }
}

/** Quotation marks and apostrophes as a printer sets them. */
function typeset(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s(*[])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s(*[])'/g, '‘')
    .replaceAll("'", '’')
}

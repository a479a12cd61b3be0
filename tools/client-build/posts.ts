import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type OriginalPosts, PostHead } from '#contract/blog/post-head.ts'
import { readTimeOf, wordsIn } from '#server/kitchen/post-text.ts'
import { allTables, filled } from '../post-tables/filled.ts'

/** A post of content/blog/, its tables and figures worked out. */
export interface Post {
  readonly file: string
  readonly head: PostHead & { readonly readTime: number }
  readonly markdown: string
  /** The same before anything was worked out for it. */
  readonly source: string
  readonly words: number
}

const postFolder = join(import.meta.dirname, '../../content/blog')

/** Every post, by its number. */
export function readPosts(): Post[] {
  const files = readdirSync(postFolder).filter((file) => file.endsWith('.md'))
  return files
    .map((file) => readPost(file, readFileSync(join(postFolder, file), 'utf8')))
    .sort((one, other) => one.head.id - other.head.id)
}

/** Leaves them where the server looks for them: server/features/blog/posts/originals.ts. */
export function writeOriginals(): void {
  const posts = readPosts().map(({ head, source }) => ({ head, markdown: source }))
  const newest = posts.sort((one, other) => other.head.date.localeCompare(one.head.date))
  const originals: OriginalPosts = { posts: newest, tables: allTables() }
  mkdirSync('dist/drawn', { recursive: true })
  writeFileSync('dist/drawn/posts.json', JSON.stringify(originals))
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

function worked(file: string, given: string): Post {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(given) ?? []
  const parsed = PostHead.safeParse(parse(head))
  if (!parsed.success) throw new Error(`The head of ${file}: ${parsed.error.message}`)
  const source = typeset(text)
  const markdown = filled(source)
  const words = wordsIn(markdown)
  const { title, excerpt, metaDescription, authorBio } = parsed.data
  const told = { title, excerpt, metaDescription, authorBio }
  const set = Object.fromEntries(Object.entries(told).map(([field, words]) => [field, typeset(words)]))
  return { file, head: { ...parsed.data, ...set, readTime: readTimeOf(markdown) }, markdown, source, words }
}

/** Quotation marks and apostrophes as a printer sets them. */
function typeset(text: string): string {
  return text
    .replaceAll(/(?<=^|[\s(*[])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<=^|[\s(*[])'/g, '‘')
    .replaceAll("'", '’')
}

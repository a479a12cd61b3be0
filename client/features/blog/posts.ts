import type { PostHead } from '#contract/post-head.ts'
import type { Printed } from '#docs/method.md'

/** A post without its text. */
export interface Post extends PostHead {
  /** Minutes. */
  readonly readTime: number
}

const heads = import.meta.glob<Post>('../../../content/blog/*.md', { query: '?head', import: 'head', eager: true })
const texts = import.meta.glob<readonly Printed[]>('../../../content/blog/*.md', { import: 'text' })

/** Every post, the newest first. */
export const posts: readonly Post[] = Object.values(heads).sort((one, other) => (one.date < other.date ? 1 : -1))

export function postOf(id: string): Post | undefined {
  return posts.find((post) => String(post.id) === id)
}

/** The text of a post, which is a file of its own. */
export async function textOf(id: number): Promise<readonly Printed[]> {
  const [, load] = Object.entries(texts).find(([file]) => file.includes(`/${id}-`)) ?? []
  if (!load) throw new Error(`The post ${id} has no text.`)
  return load()
}

/** 'November 3, 2026', the same for every reader and on the server. */
export function dayOf({ date }: Pick<Post, 'date'>): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', day)
}

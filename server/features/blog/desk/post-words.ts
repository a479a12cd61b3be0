import type { PostWords } from '#contract/blog/blog-desk.ts'
import type { AppContext } from '#server/context.ts'
import type { StoredVersion } from '#server/features/blog/desk/post-store.ts'

/** The words of a post, and the minutes that they take to read. */
export interface Timed {
  readonly words: PostWords
  readonly readTime: number
}

/** What comes with the program under this id; undefined where nothing does. */
export async function originalOf(
  { originalPosts }: Pick<AppContext, 'originalPosts'>,
  id: number,
): Promise<Timed | undefined> {
  const post = (await originalPosts()).posts.find(({ head }) => head.id === id)
  if (!post) return undefined
  const { title, excerpt, metaDescription, category, tags, picture, readTime } = post.head
  const words = { title, excerpt, metaDescription, category, tags, picture, markdown: post.markdown.trim() }
  return { words, readTime }
}

export function wordsOf({ head, markdown }: Pick<StoredVersion, 'head' | 'markdown'>): PostWords {
  return { ...head, markdown }
}

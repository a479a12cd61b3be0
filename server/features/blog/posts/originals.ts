import { readFile, stat } from 'node:fs/promises'
import type { OriginalPosts } from '#contract/blog/post-head.ts'

const built = new URL('../../../../dist/drawn/posts.json', import.meta.url)
const none: OriginalPosts = { posts: [], tables: {} }

/** Reads the posts that come with the program, as the build has left them: one that is replaced under the running server is read anew. Without a build there are none. */
export function openOriginals(): () => Promise<OriginalPosts> {
  let known: { at: number; posts: OriginalPosts } | undefined
  return async () => {
    const file = await stat(built).catch(() => undefined)
    if (!file) return none
    if (known?.at !== file.mtimeMs)
      known = { at: file.mtimeMs, posts: JSON.parse(await readFile(built, 'utf8')) as OriginalPosts }
    return known.posts
  }
}

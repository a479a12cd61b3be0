import type { PublicPost } from '#contract/blog/blog.ts'
import { AppError } from '#contract/errors.ts'
import type { Site } from '#contract/public/public.ts'
import type { AppContext } from '#server/context.ts'
import { lastVersion } from '#server/features/blog/desk/post-store.ts'
import { originalOf, wordsOf } from '#server/features/blog/desk/post-words.ts'
import { house, picturesOf, publishedPosts, textOf } from '#server/features/blog/posts/published.ts'
import { previewPage } from '#server/kitchen/preview-page.ts'

/** The page of a post as it was last saved, drawn as visitors will get it, in one theme and without its program. Throws not_found. */
export async function previewOf(context: AppContext, site: Site, id: number, theme: 'light' | 'dark'): Promise<string> {
  const post = await draftOf(context, id)
  const others = (await publishedPosts(context)).map(({ card }) => card).filter((card) => card.id !== id)
  const { text: _, ...card } = post
  return previewPage(context.kitchen, `/blog/${id}`, { site, posts: [card, ...others], post }, theme)
}

/** The newest version as its page would have it today. */
async function draftOf(context: AppContext, id: number): Promise<PublicPost> {
  const [last, original, originals] = await Promise.all([
    lastVersion(context.database, id),
    originalOf(context, id),
    context.originalPosts(),
  ])
  const words = last ? wordsOf(last) : original?.words
  if (!words) throw new AppError('not_found', 'We can’t find that article.')
  const { markdown, picture, ...head } = words
  const { text, readTime } = await textOf(context, markdown, originals)
  const today = context.now().toISOString().slice(0, 10)
  const pictures = picturesOf(id, picture)
  return {
    ...house,
    ...head,
    id,
    date: originals.posts.find((post) => post.head.id === id)?.head.date ?? today,
    changedOn: today,
    picture: { ...pictures, preview: pictures.src },
    readTime,
    text: [...text],
  }
}

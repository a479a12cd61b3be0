import type { PostCard, PublicPost } from '#contract/blog/blog.ts'
import type { PostWords } from '#contract/blog/blog-desk.ts'
import type { OriginalPosts, PostHead } from '#contract/blog/post-head.ts'
import { postPicture, postPreview, smallPostPicture } from '#contract/blog/post-pictures.ts'
import { postIdAt } from '#contract/pages.ts'
import type { GivenToPage } from '#contract/public/drawn-page.ts'
import type { AppContext } from '#server/context.ts'
import { markdownOf, type Shown, shownPosts } from '#server/features/blog/posts/published-store.ts'
import { marksFor } from '#server/features/blog/store.ts'
import { keptAnswers, keyOf } from '#server/kept-answers.ts'
import type { PostText } from '#server/kitchen/post-text.ts'

type PostWorld = Pick<AppContext, 'database' | 'kitchen' | 'now' | 'originalPosts'>

/** What readers get: a card, and which Markdown its text is made of. `version` null: the one that comes with the program. */
interface PublishedPost {
  readonly card: PostCard
  readonly version: number | null
  readonly picture: PostWords['picture']
}

/** Everything that is published by now, the newest first. */
export async function publishedPosts({
  database,
  now,
  originalPosts,
}: Omit<PostWorld, 'kitchen'>): Promise<PublishedPost[]> {
  const [{ posts }, shown] = await Promise.all([originalPosts(), shownPosts(database, now())])
  const decided = new Map(shown.map((each) => [each.postId, each]))
  const originals = posts.flatMap(({ head }) => {
    const { shows = 'original' } = decided.get(head.id) ?? {}
    return shows === 'original' ? [originalPost(head)] : []
  })
  const written = shown.flatMap((each) =>
    each.shows === 'version' ? [writtenPost(each, posts.find(({ head }) => head.id === each.postId)?.head)] : [],
  )
  return [...originals, ...written].sort(newestFirst)
}

const newestFirst = ({ card: one }: PublishedPost, { card: other }: PublishedPost) =>
  other.date.localeCompare(one.date) || other.id - one.id

/** One of them with its text; undefined where nothing is published under that id. */
export async function publicPost(world: PostWorld, id: number): Promise<PublicPost | undefined> {
  const [post, originals] = await Promise.all([findPublished(world, id), world.originalPosts()])
  if (!post) return undefined
  const markdown =
    post.version === null
      ? originals.posts.find(({ head }) => head.id === id)?.markdown
      : await markdownOf(world.database, id, post.version)
  return { ...post.card, text: [...(await textOf(world, markdown ?? '', originals)).text] }
}

export async function findPublished(world: Omit<PostWorld, 'kitchen'>, id: number): Promise<PublishedPost | undefined> {
  return (await publishedPosts(world)).find(({ card }) => card.id === id)
}

/** Read once as long as it is asked for. */
export async function textOf(
  { kitchen }: Pick<AppContext, 'kitchen'>,
  markdown: string,
  { tables }: OriginalPosts,
): Promise<PostText> {
  const key = keyOf(markdown, tables)
  const text = texts.get(key) ?? (await kitchen.ask('postText', markdown, tables))
  texts.set(key, text)
  return text
}
const texts = keptAnswers<PostText>(8_000_000)

/** What the pages of the blog show: null where nothing is published at their address, undefined where a path is none of them. */
export async function blogAt(
  world: PostWorld,
  path: string,
): Promise<Pick<GivenToPage, 'posts' | 'post' | 'marks'> | undefined> {
  const id = postIdAt(path)
  if (path !== '/blog' && id === undefined) return undefined
  const posts = (await publishedPosts(world)).map(({ card }) => card)
  if (id === undefined) return { posts }
  const post = await publicPost(world, id)
  return post ? { posts, post, marks: await marksFor(world.database, [id], undefined) } : { post: null }
}

function originalPost({ picture, ...head }: PostHead & { readTime: number }): PublishedPost {
  const { id, date } = head
  const pictures = { src: postPicture(id), small: smallPostPicture(id), preview: postPreview(id) }
  return {
    card: { ...head, changedOn: date, picture: { ...pictures, alt: picture.alt, isDrawn: true } },
    version: null,
    picture,
  }
}

/** A version as its readers get it: of a post that comes with the program the date and the author stay. */
function writtenPost(shown: Shown, original: PostHead | undefined): PublishedPost {
  const { postId: id, version, since, firstAt, readTime } = shown
  const { picture, ...words } = shown.head!
  const preview = `/api/blog/posts/${id}/preview.png?v=${keyOf(words.title, words.category, picture).slice(0, 16)}`
  const card = {
    ...house,
    ...words,
    id,
    date: original?.date ?? dayOf(firstAt ?? since),
    changedOn: dayOf(since),
    picture: { ...picturesOf(id, picture), preview },
    readTime: readTime!,
  }
  return { card, version, picture }
}

/** Where the picture of a post is to be had: what was uploaded, or its dish, drawn by the words of the address. */
export function picturesOf(id: number, picture: PostWords['picture']): Omit<PostCard['picture'], 'preview'> {
  const { alt } = picture
  if ('photo' in picture) return { src: picture.photo, small: picture.photo, alt, isDrawn: false }
  const { dish, type, foods } = picture
  const query = new URLSearchParams({ id: String(id), dish, type, foods: JSON.stringify(foods) })
  const src = `/api/blog/picture.svg?${query.toString()}`
  return { src, small: `${src}&size=small`, alt, isDrawn: true }
}

/** Whoever writes here writes for the house. */
export const house = {
  author: 'MealCrafter Kitchen',
  authorBio:
    'We write about cooking and show the math. Every table here comes from the same code that checks recipes on MealCrafter, and anyone can read our method.',
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

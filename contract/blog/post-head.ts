import { z } from 'zod'

const Text = (longest: number) => z.string().trim().min(1).max(longest)

/** Signs that each part of a post has at most. */
export const postBounds = {
  title: 90,
  excerpt: 260,
  metaDescription: 160,
  category: 30,
  tag: 30,
  tags: 5,
  dish: 80,
  type: 30,
  food: 60,
  foods: 12,
  alt: 160,
} as const

/** What stands above the text of a post, in content/blog/. */
export const PostHead = z.strictObject({
  id: z.int().min(1),
  title: Text(postBounds.title),
  /** What a card says of it. */
  excerpt: Text(postBounds.excerpt),
  metaDescription: Text(postBounds.metaDescription),
  author: Text(60),
  authorBio: Text(300),
  /** 'YYYY-MM-DD'. */
  date: z.iso.date(),
  category: Text(postBounds.category),
  tags: z.array(Text(postBounds.tag)).min(1).max(postBounds.tags),
  /** The dish that is drawn for it, as a recipe of that name and kind with these lines would be. */
  picture: z.strictObject({
    dish: Text(postBounds.dish),
    type: Text(postBounds.type),
    foods: z.array(Text(postBounds.food)).min(2).max(postBounds.foods),
    alt: Text(postBounds.alt),
  }),
})
export type PostHead = z.infer<typeof PostHead>

/** What the kitchen works out for a post: a table in Markdown, and figures by name that the running text speaks of. */
export interface PostTable {
  readonly table: string
  readonly figures: Readonly<Record<string, string>>
}

/** The posts that come with the program, as the build leaves them for the server. */
export interface OriginalPosts {
  /** The newest first. In the Markdown, `<!-- table: name -->` and `{{name.figure}}` stand for what `tables` has. */
  readonly posts: readonly { readonly head: PostHead & { readonly readTime: number }; readonly markdown: string }[]
  readonly tables: Readonly<Record<string, PostTable>>
}

import { z } from 'zod'

const Text = (longest: number) => z.string().trim().min(1).max(longest)

/** What stands above the text of a post, in content/blog/. */
export const PostHead = z.strictObject({
  id: z.int().min(1),
  title: Text(90),
  /** What a card says of it. */
  excerpt: Text(260),
  metaDescription: Text(160),
  author: Text(60),
  authorBio: Text(300),
  /** 'YYYY-MM-DD'. */
  date: z.iso.date(),
  category: Text(30),
  tags: z.array(Text(30)).min(1).max(5),
  /** The dish that is drawn for it, as a recipe of that name and kind with these lines would be. */
  picture: z.strictObject({ dish: Text(80), type: Text(30), foods: z.array(Text(60)).min(2).max(12), alt: Text(160) }),
})
export type PostHead = z.infer<typeof PostHead>

import type { OriginalPosts } from '#contract/blog/post-head.ts'
import { postIds } from '#contract/blog/post-pictures.ts'
import { house } from '#server/features/blog/posts/published.ts'

/** Six short posts in place of those that a build leaves, with a table and a figure of the kitchen's. */
export const originalPosts: OriginalPosts = {
  posts: [...postIds].reverse().map((id) => ({
    head: {
      ...house,
      id,
      title: `Soup number ${id}`,
      excerpt: 'A pot of soup.',
      metaDescription: 'How to cook a pot of soup.',
      date: `2026-11-0${id}`,
      category: 'Soup',
      tags: ['soup'],
      picture: { dish: 'Lentil Soup', type: 'Soup', foods: ['1 cup lentils', '2 carrots'], alt: 'A bowl of soup' },
      readTime: 1,
    },
    markdown: '## The pot\n\nIt costs {{pot.cost}}.\n\n<!-- table: pot -->',
  })),
  tables: { pot: { table: '| What | Price |\n| --- | --- |\n| Lentils | $1.20 |', figures: { cost: '$3.40' } } },
}

import type { ComparedFields } from '#client/features/desk/writing/differences.tsx'
import type { PostWords } from '#contract/blog/blog-desk.ts'

/** What differs between two states of an article. */
export const comparedOfPost: ComparedFields<PostWords> = [
  { words: 'Title', of: ({ title }) => title },
  { words: 'Summary', of: ({ excerpt }) => excerpt },
  { words: 'For search engines', of: ({ metaDescription }) => metaDescription },
  { words: 'Category', of: ({ category }) => category },
  { words: 'Tags', of: ({ tags }) => tags.join(', ') },
  { words: 'Picture', of: ({ picture }) => ('photo' in picture ? picture.photo : pictured(picture)) },
  { words: 'Picture description', of: ({ picture }) => picture.alt },
  { words: 'Text', of: ({ markdown }) => markdown },
]

const pictured = ({ dish, type, foods }: { dish: string; type: string; foods: readonly string[] }) =>
  `${dish} (${type}): ${foods.join(', ')}`

import type { PostWords } from '#contract/blog/blog-desk.ts'

/** What is typed into the fields of a post. */
export interface PostFields {
  title: string
  excerpt: string
  metaDescription: string
  category: string
  /** Between commas. */
  tags: string
  alt: string
  dish: string
  type: string
  /** A line each. */
  foods: string
  /** Of an uploaded picture, which takes the place of the dish. */
  photo: string
  markdown: string
}

export function fieldsOf({ picture, tags, ...words }: PostWords): PostFields {
  const none = { dish: '', type: 'Main Dish', foods: '', photo: '' }
  const drawn =
    'photo' in picture ? { ...none, photo: picture.photo } : { ...none, ...picture, foods: picture.foods.join('\n') }
  return { ...words, ...drawn, tags: tags.join(', '), alt: picture.alt }
}

/** As they are sent. */
export function wordsOfFields({ tags, alt, dish, type, foods, photo, ...words }: PostFields): PostWords {
  const picture = photo ? { photo, alt } : { dish, type, foods: partsOf(foods, '\n'), alt }
  return { ...words, tags: partsOf(tags, ','), picture }
}

function partsOf(text: string, between: string): string[] {
  return text.split(between).flatMap((part) => part.trim() || [])
}

/** The posts of the blog that come with the program: content/blog/. What is written at /admin/blog goes on from there. */
export const postIds = [1, 2, 3, 4, 5, 6] as const
export type PostId = (typeof postIds)[number]

/** Where the drawn picture of a post that comes with the program is served. */
export const postPicture = (id: number) => `/posts/${id}.svg`
/** The same dish in a quarter of the bytes, for a row of small ones. */
export const smallPostPicture = (id: number) => `/posts/${id}-small.svg`
/** What other sites show of a link to an article: 1200 × 630 pixels. */
export const postPreview = (id: number) => `/posts/${id}.png`

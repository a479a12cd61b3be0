import type { PostCard } from '#contract/blog.ts'

/** 'November 3, 2026', the same for every reader and on the server. */
export function dayOf({ date }: Pick<PostCard, 'date'>): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', day)
}

import { shareAddress } from '#client/ui/browser/share-address.ts'
import type { PostCard } from '#contract/blog/blog.ts'

export function sharePost({ id, title }: PostCard): Promise<void> {
  return shareAddress(title, `${location.origin}/blog/${id}`, {
    copied: 'The link to this article is on your clipboard.',
    failed: 'Your browser won’t let us copy the link. You can copy it from the address bar.',
  })
}

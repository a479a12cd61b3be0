import type { Post } from '#client/features/blog/posts.ts'
import { shareAddress } from '#client/ui/share-address.ts'

export function sharePost({ id, title }: Post): Promise<void> {
  return shareAddress(title, `${location.origin}/blog/${id}`, {
    copied: 'The link to this article is on your clipboard.',
    failed: 'Your browser won’t let us copy the link. You can copy it from the address bar.',
  })
}

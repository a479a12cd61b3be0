import type { Post } from '#client/features/blog/posts.ts'
import { shareAddress } from '#client/ui/share-address.ts'

export function sharePost({ id, title }: Post): Promise<void> {
  return shareAddress(title, `${location.origin}/blog/${id}`, {
    copied: 'The address of this article is in your clipboard.',
    failed: 'Your browser does not let us copy the address. It stands in the address bar.',
  })
}

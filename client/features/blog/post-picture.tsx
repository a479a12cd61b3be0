import { clsx } from 'clsx'
import type { Post } from '#client/features/blog/posts.ts'
import { Picture } from '#client/ui/picture.tsx'
import { postPicture } from '#contract/pages.ts'

/** The drawn dish of a post on linen. `decorative` where its title stands beside it and says enough. */
export function PostPicture({
  post,
  className,
  decorative = false,
  late = false,
}: {
  post: Post
  className?: string
  decorative?: boolean
  /** Below the first screen. */
  late?: boolean
}) {
  return (
    <div className={clsx('linen grid place-items-center overflow-hidden rounded-card', className)}>
      <Picture
        src={postPicture(post.id)}
        alt={decorative ? '' : post.picture.alt}
        width={418}
        height={418}
        loading={late ? 'lazy' : undefined}
        className="aspect-square h-auto w-[82%] max-w-md"
      />
    </div>
  )
}

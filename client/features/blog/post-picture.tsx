import { clsx } from 'clsx'
import { Picture } from '#client/ui/signs/picture.tsx'
import type { PostCard as Post } from '#contract/blog/blog.ts'

/** The drawn dish of a post on linen, or its photograph. `decorative` where its title stands beside it and says enough. */
export function PostPicture({
  post,
  className,
  decorative = false,
  late = false,
}: {
  post: Post
  className?: string
  decorative?: boolean
  /** Below the first screen, and no wider than a card. */
  late?: boolean
}) {
  const { src, small, alt, isDrawn } = post.picture
  const when = late ? ({ loading: 'lazy' } as const) : ({ fetchPriority: 'high' } as const)
  if (!isDrawn)
    return (
      <div className="overflow-hidden rounded-card">
        <Picture
          src={`${src}&width=960`}
          alt={decorative ? '' : alt}
          width={960}
          height={720}
          {...when}
          className="aspect-4/3 h-auto w-full object-cover"
        />
      </div>
    )
  return (
    <div className={clsx('linen grid place-items-center overflow-hidden rounded-card', className)}>
      <Picture
        src={late ? small : src}
        alt={decorative ? '' : alt}
        width={418}
        height={418}
        {...when}
        className="aspect-square h-auto w-[82%] max-w-md"
      />
    </div>
  )
}

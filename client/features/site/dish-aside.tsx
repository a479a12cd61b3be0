import { clsx } from 'clsx'
import { type PostId, postPicture } from '#contract/blog/post-pictures.ts'

/** A dish of our blog on its linen, beside a short form on wide screens and as a band above it elsewhere. */
export function DishAside({ post, className }: { post: PostId; className?: string }) {
  return (
    <div className={clsx('linen dish-band', className)}>
      <img src={postPicture(post)} alt="" width={440} height={440} />
    </div>
  )
}

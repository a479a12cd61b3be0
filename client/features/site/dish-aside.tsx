import { Picture } from '#client/ui/picture.tsx'
import { type PostId, postDishes, postPicture } from '#contract/pages.ts'

/** A dish of our blog on its linen, beside a short form on wide screens and as a band above it elsewhere. */
export function DishAside({ post, className }: { post: PostId; className?: string }) {
  return (
    <figure className={className}>
      <div className="linen relative h-34 overflow-hidden rounded-sheet spread:h-80">
        <Picture
          src={postPicture(post)}
          width={440}
          height={440}
          className="set-down absolute top-0 left-1/2 aspect-square h-[165%] w-auto max-w-none -translate-x-1/2 object-contain spread:h-[104%]"
        />
      </div>
      <figcaption className="aside mt-3 max-spread:hidden">{postDishes[post]}</figcaption>
    </figure>
  )
}

import { Link } from '@tanstack/react-router'
import { paths } from '#client/paths.ts'
import { Picture } from '#client/ui/signs/picture.tsx'
import { postDishes } from '#contract/blog/post-dishes.ts'
import { postIds, smallPostPicture } from '#contract/blog/post-pictures.ts'

/** Dishes of all kinds, out of the blog: one plate does not say what can be had. */
export function PlateStrip() {
  return (
    <Link
      {...paths.blog()}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-3 tablet:grid-cols-6 tablet:gap-5"
    >
      <span className="sr-only">More dishes on our blog:</span>
      {postIds.map((id) => (
        <span key={id} className="grid min-w-0 nth-[n+5]:max-tablet:hidden grid-rows-[auto_1fr] gap-2">
          <span className="linen rounded-card p-2.5 tablet:p-4">
            <Picture
              src={smallPostPicture(id)}
              width={220}
              height={220}
              loading="lazy"
              className="aspect-square h-auto w-full"
            />
          </span>
          <span className="serif text-ui leading-tight text-ink-2 italic wrap-break-word hyphens-auto">
            {postDishes[id]}
          </span>
        </span>
      ))}
    </Link>
  )
}

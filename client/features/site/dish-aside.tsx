import { useQuery } from '@tanstack/react-query'
import { showcaseQuery } from '#client/features/site/queries.ts'
import { Picture } from '#client/ui/picture.tsx'

/** A dish on its linen beside a short form, on wide screens. */
export function DishAside() {
  const { data: verified } = useQuery(showcaseQuery)
  return (
    <figure className="hidden spread:block">
      <div className="linen relative h-80 overflow-hidden rounded-sheet">
        {verified && (
          <Picture
            src={verified.recipe.imageUrl}
            width={440}
            height={440}
            className="set-down absolute bottom-0 left-1/2 aspect-square h-[104%] w-auto max-w-none -translate-x-1/2 object-contain"
          />
        )}
      </div>
      {verified && <figcaption className="aside mt-3">{verified.recipe.title}</figcaption>}
    </figure>
  )
}

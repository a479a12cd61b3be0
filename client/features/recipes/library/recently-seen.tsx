import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { seenQuery } from '#client/features/recipes/library/queries.ts'
import { seenRecipes } from '#client/features/recipes/seen-recipes.ts'
import { paths } from '#client/paths.ts'
import { TextButton } from '#client/ui/text-button.tsx'

/** The recipes that were looked at last, as many as one line holds whole. */
export function RecentlySeen() {
  const [ids] = useState(seenRecipes)
  const { data = [], isError, refetch } = useQuery(seenQuery(ids))
  const seen = ids.flatMap((id) => data.find((recipe) => recipe.id === id) ?? []).slice(0, 3)
  return (
    <section aria-labelledby="recently-seen" className="mb-5 flex items-center gap-5">
      <h2
        id="recently-seen"
        className="w-18 flex-none font-sans! text-ui! leading-tight! font-semibold! tracking-normal!"
      >
        Recently viewed
      </h2>
      {isError && <TextButton onClick={() => void refetch()}>These recipes didn’t load. Try again</TextButton>}
      <ul className="grid min-w-0 flex-1 grid-cols-2 gap-x-3 @min-[540px]:grid-cols-3">
        {seen.map(({ id, title, photoUrl, imageUrl }) => (
          <li
            key={id}
            className="relative flex items-center gap-3 rounded-ctl hover:bg-sheet nth-3:@max-[539px]:hidden"
          >
            <DishThumbnail src={photoUrl ?? imageUrl} className="size-13 flex-none" />
            <Link
              {...paths.recipe(id)}
              className="serif line-clamp-3 min-w-0 text-ui leading-tight wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { seenQuery } from '#client/features/recipes/library/queries.ts'
import { seenRecipes } from '#client/features/recipes/seen-recipes.ts'
import { paths } from '#client/paths.ts'
import { TextButton } from '#client/ui/buttons/text-button.tsx'

/** The recipes that were looked at last, under the filters beside all of them. */
export function RecentlySeen() {
  const [ids] = useState(seenRecipes)
  const { data = [], isError, refetch } = useQuery(seenQuery(ids))
  const seen = ids.flatMap((id) => data.find((recipe) => recipe.id === id) ?? []).slice(0, 3)
  return (
    <section aria-labelledby="recently-seen" className="mt-8">
      <h2 id="recently-seen" className="mb-2.5 font-sans! text-ui! leading-tight! font-semibold! tracking-normal!">
        Recently viewed
      </h2>
      {isError && <TextButton onClick={() => void refetch()}>These recipes didn’t load. Try again</TextButton>}
      <ul className="grid gap-3">
        {seen.map(({ id, title, photoUrl, imageUrl }) => (
          <li key={id} className="relative flex items-center gap-3 rounded-ctl hover:bg-sheet">
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

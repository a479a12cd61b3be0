import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { seenQuery } from '#client/features/recipes/library/queries.ts'
import { seenRecipes } from '#client/features/recipes/seen-recipes.ts'
import { paths } from '#client/paths.ts'
import { TextButton } from '#client/ui/text-button.tsx'

/** The recipes that were looked at last, in one line to be pushed along. */
export function RecentlySeen() {
  const [ids] = useState(seenRecipes)
  const { data = [], isError, refetch } = useQuery(seenQuery(ids))
  const seen = ids.flatMap((id) => data.find((recipe) => recipe.id === id) ?? [])
  return (
    <section aria-labelledby="recently-seen" className="mb-5">
      <h2 id="recently-seen" className="font-sans! text-ui! font-semibold! tracking-normal!">
        Recently viewed
      </h2>
      {isError && <TextButton onClick={() => void refetch()}>These recipes didn’t load. Try again</TextButton>}
      <ul className="mt-1.5 -mb-2 flex min-h-18 gap-3 overflow-x-auto pt-1 pb-2 pl-1.5 -ml-3 max-tablet:-mr-(--page-margin) max-tablet:pr-(--page-margin) tablet:mask-[linear-gradient(to_right,black_calc(100%-4rem),transparent)] tablet:pr-16">
        {seen.map(({ id, title, photoUrl, imageUrl }) => (
          <li key={id} className="relative flex w-52 flex-none items-center gap-3 rounded-ctl p-1.5 hover:bg-sheet">
            <DishThumbnail src={photoUrl ?? imageUrl} className="size-13 flex-none" />
            <Link
              {...paths.recipe(id)}
              className="serif line-clamp-2 min-w-0 text-ui leading-tight wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

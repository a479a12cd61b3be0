import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CookingPot, Star } from 'lucide-react'
import { useState } from 'react'
import { DishImage } from '#client/features/dishes/dish.tsx'
import { MenuMore } from '#client/features/menus/menu-more.tsx'
import { menuSummary, noRecipesText } from '#client/features/menus/menu-words.ts'
import { useChangeMenu } from '#client/features/menus/queries.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink, IconButton } from '#client/ui/buttons/button.tsx'
import { dollars } from '#client/wording.ts'
import type { Menu } from '#contract/planning/menus.ts'
import { caloriesText } from '#domain/measure/figures.ts'

/** A menu of a list: its dishes, what it is, its star. */
export function MenuCard({ menu }: { menu: Menu }) {
  const { title, totalCalories, totalCost, imageUrl, isFavorite } = menu
  const change = useChangeMenu()
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] items-start gap-x-4 border-b border-hair py-4">
      <Plates menu={menu} />
      <div className="min-w-0">
        <h2 className="text-lead leading-tight wrap-anywhere hyphens-auto">
          <Link
            {...paths.menu(menu.id)}
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h2>
        <p className="num mt-1 text-note text-pretty text-ink-2 phone:text-ui">{menuSummary(menu)}</p>
        <p className="num text-note text-ink-2 phone:text-ui">
          {imageUrl === null ? (
            noRecipesText
          ) : (
            <span className="flex flex-wrap gap-x-3">
              <span>{caloriesText(totalCalories)} per person</span>
              <span>{dollars(totalCost)} total</span>
            </span>
          )}
        </p>
      </div>
      <div className="relative col-start-2 mt-2 -mr-2.5 flex flex-wrap items-center">
        {imageUrl !== null && (
          <ButtonLink
            {...paths.cookMenu(menu.id)}
            aria-label={`Cook: ${title}`}
            className="!min-h-11 !px-3.5 !py-1 text-ui"
          >
            <CookingPot aria-hidden className="icon-small" />
            Cook
          </ButtonLink>
        )}
        <IconButton
          label={`Save: ${title}`}
          aria-pressed={isFavorite}
          busy={change.isPending}
          onClick={() => change.mutate({ id: menu.id, isFavorite: !isFavorite })}
          className="ml-auto"
        >
          <Star aria-hidden className={clsx('icon', isFavorite && 'fill-saffron text-saffron-ink')} />
        </IconButton>
        <MenuMore menu={menu} label={`More: ${title}`} />
      </div>
    </li>
  )
}

/** The dishes of a menu on one cloth, four at most. */
function Plates({ menu: { recipeIds } }: { menu: Menu }) {
  return (
    <div className="linen row-span-2 grid w-[min(6.5rem,25vw)] grid-cols-2 content-center self-stretch overflow-hidden rounded-sheet p-0.5 max-wide:max-h-36 wide:min-h-38 wide:w-38">
      {recipeIds.slice(0, 4).map((id) => (
        <Plate key={id} recipeId={id} />
      ))}
    </div>
  )
}

/** It stays empty where the recipe was deleted; of one or three the first stands over the others. */
function Plate({ recipeId }: { recipeId: number }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div
      className={clsx(
        'aspect-square justify-self-center first:nth-last-[odd]:col-span-2 first:nth-last-3:w-1/2',
        !isShown && 'rounded-full border border-dashed border-edge/45 scale-75',
      )}
    >
      <DishImage
        src={`/api/recipes/${recipeId}/image.svg?size=small`}
        loading="lazy"
        onShown={() => setIsShown(true)}
        className="size-full"
      />
    </div>
  )
}

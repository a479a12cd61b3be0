import { Link } from '@tanstack/react-router'
import { Ellipsis, Pencil, ThumbsDown, ThumbsUp } from 'lucide-react'
import { longDay } from '#client/features/cooked/cooked-words.ts'
import { useDeleteCooked } from '#client/features/cooked/queries.ts'
import { DishThumbnail } from '#client/features/recipes/dish.tsx'
import { peopleText } from '#client/features/recipes/format.ts'
import { paths } from '#client/paths.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { focusHeading } from '#client/ui/return-focus.ts'
import type { CookedDish } from '#contract/cooked.ts'

/** One dish of the diary: its picture, the day, how it was. */
export function CookedRow({ dish, today, onEdit }: { dish: CookedDish; today: string; onEdit: () => void }) {
  const remove = useDeleteCooked(focusHeading)
  const { recipeId, title, imageUrl, photoUrl, cookedOn, servings, rating, note } = dish
  const day = longDay(cookedOn, today)
  const picture = photoUrl ?? imageUrl
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-start gap-x-4 border-b border-hair py-3.5 tablet:grid-cols-[72px_minmax(0,1fr)_auto]">
      {picture === null ? <span /> : <DishThumbnail src={picture} className="size-14 tablet:size-18" />}
      <div className="min-w-0">
        <h3 className="text-lead leading-tight wrap-anywhere">
          {recipeId === null ? title : <Link {...paths.recipe(recipeId)}>{title}</Link>}
        </h3>
        <p className="num mt-1 flex flex-wrap items-center gap-x-2.5 text-ui text-ink-2">
          <span>
            {day}, <span className="whitespace-nowrap">for {peopleText(servings)}</span>
            {recipeId === null && ', deleted from your recipes'}
          </span>
          {rating === 1 && <ThumbsUp aria-hidden className="icon-small text-basil-ink" />}
          {rating === -1 && <ThumbsDown aria-hidden className="icon-small text-beet-ink" />}
          {rating !== null && <span className="sr-only">, thumbs {rating === 1 ? 'up' : 'down'}</span>}
        </p>
        {note !== '' && <p className="mt-1.5 max-w-prose whitespace-pre-wrap wrap-anywhere">{note}</p>}
      </div>
      <div className="flex">
        <IconButton label={`Edit: ${title}, ${day}`} onClick={onEdit}>
          <Pencil aria-hidden className="icon-small" />
        </IconButton>
        <Menu
          trigger={
            <IconButton label={`More: ${title}, ${day}`} className="-mr-2.5">
              <Ellipsis aria-hidden className="icon" />
            </IconButton>
          }
        >
          <MenuItem onClick={() => remove.mutate(dish)}>Delete</MenuItem>
        </Menu>
      </div>
    </li>
  )
}

import { Link } from '@tanstack/react-router'
import { Ellipsis, ThumbsDown, ThumbsUp } from 'lucide-react'
import { dayText } from '#client/features/cooked/cooked-words.ts'
import { useDeleteCooked } from '#client/features/cooked/queries.ts'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { peopleText } from '#client/features/dishes/format.ts'
import { paths } from '#client/paths.ts'
import { IconButton, TextLink } from '#client/ui/buttons/button.tsx'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { focusHeading } from '#client/ui/focus/return-focus.ts'
import { Menu, MenuItem } from '#client/ui/overlays/menu.tsx'
import type { CookedDish } from '#contract/home/cooked.ts'

/** One dish of the diary: its picture, the day, how it was. */
export function CookedRow({ dish, today, onEdit }: { dish: CookedDish; today: string; onEdit: () => void }) {
  const remove = useDeleteCooked(focusHeading)
  const { recipeId, title, imageUrl, photoUrl, cookedOn, servings, rating, note } = dish
  const day = dayText(cookedOn, today)
  const picture = photoUrl ?? imageUrl
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-start gap-x-4 border-b border-hair py-3.5 tablet:grid-cols-[7rem_72px_minmax(0,1fr)_auto_auto] tablet:grid-rows-[auto_auto_1fr] spread:grid-cols-[7rem_72px_minmax(0,2fr)_minmax(0,3fr)_auto_auto]">
      <p aria-hidden className="serif row-span-3 text-lead leading-tight text-ink-2 max-tablet:hidden">
        {day}
      </p>
      {picture === null ? <span /> : <DishThumbnail src={picture} className="row-span-3 size-14 tablet:size-18" />}
      <h3 className="text-lead leading-tight wrap-anywhere">
        {recipeId === null ? title : <Link {...paths.recipe(recipeId)}>{title}</Link>}
      </h3>
      {recipeId !== null && (
        <TextLink
          {...paths.recipe(recipeId)}
          aria-label={`Cook again: ${title}, ${day}`}
          className="max-tablet:order-last max-tablet:col-start-2 max-tablet:-mb-2.5 max-tablet:justify-self-start tablet:col-start-[-3] tablet:row-span-3 tablet:row-start-1 tablet:min-h-18!"
        >
          Cook again
        </TextLink>
      )}
      <div className="-my-2.5 flex tablet:col-start-[-2] tablet:row-span-3 tablet:row-start-1 tablet:my-0 tablet:h-18 tablet:items-center">
        <Menu
          trigger={
            <IconButton label={`More: ${title}, ${day}`} className="-mr-2.5">
              <Ellipsis aria-hidden className="icon" />
            </IconButton>
          }
        >
          <MenuItem onClick={onEdit}>Edit</MenuItem>
          <MenuItem onClick={() => remove.mutate(dish)}>Delete</MenuItem>
        </Menu>
      </div>
      <p className="num col-span-2 col-start-2 mt-1 tablet:col-span-1 tablet:col-start-3 flex flex-wrap items-center gap-x-2.5 text-ui text-ink-2">
        <span>
          {/* on a desk the day stands beside the dish */}
          <span aria-hidden className="max-tablet:hidden">
            For{' '}
          </span>
          <span className="tablet:sr-only">{day}, for </span>
          {peopleText(servings)}
          {recipeId === null && ', deleted from your recipes'}
        </span>
        {rating === 1 && (
          <span className="inline-flex items-center gap-1.5 text-basil-ink">
            <ThumbsUp aria-hidden className="icon-small" />
            Liked it
          </span>
        )}
        {rating === -1 && (
          <span className="inline-flex items-center gap-1.5 text-beet-ink">
            <ThumbsDown aria-hidden className="icon-small" />
            Didn’t like it
          </span>
        )}
        {rating === null && (
          <TextButton aria-label={`How was it? ${title}, ${day}`} onClick={onEdit} className="-my-2.5">
            How was it?
          </TextButton>
        )}
      </p>
      {note !== '' && (
        <p className="col-span-2 col-start-2 mt-1.5 max-w-prose tablet:col-span-1 tablet:col-start-3 spread:col-start-4 spread:row-span-3 spread:row-start-1 spread:mt-0 whitespace-pre-wrap wrap-anywhere">
          {note}
        </p>
      )}
    </li>
  )
}

import { Link } from '@tanstack/react-router'
import { Ellipsis, ThumbsDown, ThumbsUp } from 'lucide-react'
import { dayText } from '#client/features/cooked/cooked-words.ts'
import { useDeleteCooked } from '#client/features/cooked/queries.ts'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { peopleText } from '#client/features/dishes/format.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink, IconButton } from '#client/ui/button.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { focusHeading } from '#client/ui/return-focus.ts'
import type { CookedDish } from '#contract/cooked.ts'

/** One dish of the diary: its picture, the day, how it was. */
export function CookedRow({ dish, today, onEdit }: { dish: CookedDish; today: string; onEdit: () => void }) {
  const remove = useDeleteCooked(focusHeading)
  const { recipeId, title, imageUrl, photoUrl, cookedOn, servings, rating, note } = dish
  const day = dayText(cookedOn, today)
  const picture = photoUrl ?? imageUrl
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-start gap-x-4 border-b border-hair py-3.5 tablet:grid-cols-[7rem_72px_minmax(0,1fr)_auto_auto] tablet:grid-rows-[auto_auto_1fr]">
      <p aria-hidden className="serif row-span-3 text-lead leading-tight text-ink-2 max-tablet:hidden">
        {day}
      </p>
      {picture === null ? <span /> : <DishThumbnail src={picture} className="row-span-3 size-14 tablet:size-18" />}
      <h3 className="text-lead leading-tight wrap-anywhere">
        {recipeId === null ? title : <Link {...paths.recipe(recipeId)}>{title}</Link>}
      </h3>
      {recipeId === null ? (
        <span className="max-tablet:hidden" />
      ) : (
        <ButtonLink
          {...paths.recipe(recipeId)}
          aria-label={`Cook again: ${title}, ${day}`}
          className="!min-h-11 !px-3.5 !py-1 text-ui max-tablet:order-last max-tablet:col-start-2 max-tablet:mt-2 max-tablet:justify-self-start tablet:row-span-3"
        >
          Cook again
        </ButtonLink>
      )}
      <div className="-my-2.5 flex tablet:row-span-3 tablet:my-0">
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
      </p>
      {note !== '' && (
        <p className="col-span-2 col-start-2 mt-1.5 max-w-prose tablet:col-span-1 tablet:col-start-3 whitespace-pre-wrap wrap-anywhere">
          {note}
        </p>
      )}
    </li>
  )
}

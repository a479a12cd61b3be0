import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CookingPot } from 'lucide-react'
import type { ReactNode } from 'react'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { Cooked } from '#client/features/meal-plans/dishes/cooked-mark.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'

interface Props {
  /** Meal and hour; undefined where they stand over it. */
  when?: string
  title: string
  imageUrl: string | null
  /** None: the recipe is gone, or there is none. */
  recipeId: number | null
  /** Of a dish that is cooked then: for how many; null where it isn't known. Undefined: nothing is cooked. */
  cookFor: number | null | undefined
  /** What is cooked, in its plan. */
  planned: { plan: number; entry: string }
  /** Time, calories, who eats of it. */
  details: string
  note: string
  isCooked?: boolean
  /** How large it is drawn: in a row of many, of its day, or the only one of the page. */
  plate?: keyof typeof plates
  /** What else is to be known of it. */
  children?: ReactNode
  /** What else can be done with it. */
  action?: ReactNode
}

/** A meal of one day: what it is, when it is on the table, and the way to cook it. */
export function MealLine({
  when,
  title,
  imageUrl,
  recipeId,
  cookFor,
  planned,
  details,
  note,
  isCooked = false,
  plate = 'row',
  children,
  action,
}: Props) {
  const isCookable = cookFor !== undefined && recipeId !== null
  const actions = (isCookable || action) && (
    <div className={clsx('flex flex-wrap items-center gap-x-5', plate === 'day' ? 'mt-2' : 'phone:flex-col')}>
      {isCookable && (
        <ButtonLink
          {...paths.recipe(recipeId, { cook: 1, ...(cookFor && { servings: cookFor }), ...planned })}
          aria-label={`Start cooking: ${title}`}
          className="!min-h-11 !px-3.5 !py-1.5 text-ui"
        >
          <CookingPot aria-hidden className="icon-small max-phone:hidden" />
          Start cooking
        </ButtonLink>
      )}
      {action}
    </div>
  )
  return (
    <li
      className={clsx(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 py-3',
        plate === 'day' ? 'items-start' : 'items-center phone:grid-cols-[auto_minmax(0,1fr)_auto]',
        plate === 'row' && 'border-b border-hair',
      )}
    >
      {imageUrl ? (
        <DishThumbnail src={imageUrl} className={plates[plate]} />
      ) : (
        <div className={clsx('linen rounded-sheet', plates[plate])} />
      )}
      <div className="min-w-0">
        {when && <p className="aside text-ui!">{when}</p>}
        <h3 className="text-lead leading-tight wrap-anywhere">
          {recipeId === null ? (
            title
          ) : (
            <Link {...paths.recipe(recipeId)} className="decoration-1 underline-offset-4 hover:underline">
              {title}
            </Link>
          )}
        </h3>
        {details && <p className="note wrap-anywhere">{details}</p>}
        {note && <p className="aside text-note! wrap-anywhere">{note}</p>}
        {isCooked && <Cooked className="mt-1 flex!" />}
        {children}
        {plate === 'day' && actions}
      </div>
      {plate !== 'day' && actions && <div className="max-phone:col-start-2">{actions}</div>}
    </li>
  )
}

const plates = {
  row: 'size-14',
  day: 'size-20 tablet:size-24',
  alone: 'size-28 tablet:size-48 spread:size-64',
} as const

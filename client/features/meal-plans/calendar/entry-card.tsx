import { clsx } from 'clsx'
import { Lock, NotebookPen, Soup, Store } from 'lucide-react'
import type { ComponentProps } from 'react'
import {
  briefly,
  caloriesText,
  eatersOf,
  mealLabels,
  recipeOf,
  remarksOf,
  titleOf,
} from '#client/features/meal-plans/plan-words.ts'
import { DishImage, isDrawn } from '#client/features/recipes/dish.tsx'
import { listText } from '#client/features/recipes/format.ts'
import { Glyph } from '#client/ui/glyph.tsx'
import { inks } from '#client/ui/verdict.tsx'
import type { MealPlanWithMeals } from '#contract/plan-view.ts'

/** What carries an entry. */
export type Hand = Required<Pick<ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown' | 'onBlur'>>

interface Props {
  plan: MealPlanWithMeals
  entry: MealPlanWithMeals['entries'][number]
  /** Being carried somewhere else. */
  isCarried: boolean
  isBusy: boolean
  hand: Hand
  onOpen: () => void
}

/** One thing of the calendar: its dish, its name, what it has, and what is to be known of it. Pressed it opens. */
export function EntryCard({ plan, entry, isCarried, isBusy, hand, onOpen }: Props) {
  const recipe = recipeOf(plan, entry)
  const { seated, isEveryone } = eatersOf(plan, entry)
  const isEaten = entry.kind === 'recipe' || entry.kind === 'leftover'
  return (
    <button
      type="button"
      {...hand}
      data-entry={entry.id}
      aria-haspopup="dialog"
      aria-busy={isBusy || undefined}
      aria-describedby="calendar-keys"
      onClick={onOpen}
      className={clsx(
        'group/entry flex w-full cursor-grab touch-manipulation flex-col items-center rounded-ctl px-1 py-2 text-center select-none [-webkit-touch-callout:none] active:cursor-grabbing',
        'hover:bg-well/60 focus-visible:-outline-offset-2',
        isCarried && 'opacity-35',
        isBusy && 'animate-pulse',
      )}
    >
      <span className="sr-only">{`${mealLabels[entry.meal]}: `}</span>
      {entry.kind !== 'note' && (
        <span className="relative grid size-21 place-items-center wide:size-23">
          {recipe && isEaten ? (
            <DishImage
              src={isDrawn(recipe.imageUrl) ? `${recipe.imageUrl}?size=small` : recipe.imageUrl}
              className={clsx('pointer-events-none size-full', entry.kind === 'leftover' && 'scale-80')}
            />
          ) : (
            <Standing kind={entry.kind} />
          )}
          {entry.isLocked && (
            <span className="absolute -top-0.5 -left-1 grid size-6.5 place-items-center rounded-full bg-ink text-paper">
              <Lock aria-hidden className="size-3.5" strokeWidth={2.25} />
              <span className="sr-only">Locked. </span>
            </span>
          )}
        </span>
      )}
      <span
        className={clsx(
          'text-note leading-tight text-balance wrap-anywhere wide:text-[0.875rem]',
          entry.kind === 'note'
            ? 'aside text-ui!'
            : 'mt-2 font-semibold group-hover/entry:underline group-hover/entry:underline-offset-3',
        )}
      >
        {titleOf(plan, entry)}
      </span>
      {recipe && isEaten && <span className="note num mt-0.5">{caloriesText(recipe.calories)}</span>}
      {isEaten && !isEveryone && (
        <span className="note mt-0.5 wrap-anywhere">For {listText(seated.map(({ name }) => name))}</span>
      )}
      {remarksOf(plan, entry, seated).map(({ kind, words }) => (
        <span key={words} className={clsx('mt-1 text-note leading-tight font-semibold wrap-anywhere', inks[kind])}>
          <Glyph kind={kind} className="mr-1 inline size-3.5 align-[-2px]" />
          {briefly(words)}
        </span>
      ))}
      {entry.kind !== 'note' && entry.note && <span className="aside mt-1 text-note! wrap-anywhere">{entry.note}</span>}
    </button>
  )
}

/** What stands where there is no dish to be seen. */
function Standing({ kind }: { kind: MealPlanWithMeals['entries'][number]['kind'] }) {
  const Icon = kind === 'out' ? Store : kind === 'leftover' ? Soup : NotebookPen
  return (
    <span className="grid size-16 place-items-center rounded-full bg-well text-ink-2">
      <Icon aria-hidden className="size-7" strokeWidth={1.5} />
    </span>
  )
}

import { clsx } from 'clsx'
import { Lock, NotebookPen, Soup, Store } from 'lucide-react'
import type { ComponentProps } from 'react'
import { DishImage, isDrawn } from '#client/features/dishes/dish.tsx'
import { mealLabels, titleOf } from '#client/features/meal-plans/plan-words.ts'
import { Glyph } from '#client/ui/signs/glyph.tsx'
import { inks } from '#client/ui/signs/verdict.tsx'
import { capital } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { caloriesText } from '#domain/measure/figures.ts'
import { forSome, recipeOf, remarksOf } from '#domain/plan/meal-plan/cooking/remarks.ts'

/** What carries an entry. */
export type Hand = Required<Pick<ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown' | 'onBlur'>>

interface Props {
  plan: MealPlanWithMeals
  entry: MealPlanWithMeals['entries'][number]
  /** Beside what most of them eat: one line where there are plates. */
  isSmall: boolean
  /** Being carried somewhere else. */
  isCarried: boolean
  isBusy: boolean
  hand: Hand
  onOpen: () => void
}

/** One thing of the calendar: its dish, its name, what it has, and what is to be known of it. Pressed it opens. */
export function EntryCard({ plan, entry, isSmall, isCarried, isBusy, hand, onOpen }: Props) {
  const recipe = recipeOf(plan, entry)
  const some = forSome(plan, entry)
  const [, kicker, title, aside] = /^(?:(Leftovers): )?(.+?)( \([^()]+\))?$/s.exec(titleOf(plan, entry)) ?? []
  const isEaten = entry.kind === 'recipe' || entry.kind === 'leftover'
  return (
    <button
      type="button"
      {...hand}
      data-entry={entry.id}
      aria-haspopup="dialog"
      aria-busy={isBusy || undefined}
      aria-describedby="calendar-keys"
      title={titleOf(plan, entry)}
      onClick={onOpen}
      className={clsx(
        'group/entry flex w-full cursor-grab touch-manipulation items-center gap-3 rounded-ctl px-1 py-1.5 text-left select-none [-webkit-touch-callout:none] active:cursor-grabbing',
        // a plate stands over its name where there is no room beside it
        isSmall
          ? '@max-[270px]:gap-2 @max-[200px]:flex-col @max-[200px]:gap-1 @max-[200px]:text-center'
          : '@max-[270px]:flex-col @max-[270px]:gap-0 @max-[270px]:text-center',
        'hover:bg-well/60 focus-visible:-outline-offset-2',
        isCarried && 'opacity-35',
        isBusy && 'animate-pulse',
      )}
    >
      <span className="sr-only">{`${mealLabels[entry.meal]}: `}</span>
      {entry.kind !== 'note' && (
        <span
          className={clsx(
            'relative grid size-12 flex-none place-items-center',
            isSmall ? '@max-[270px]:size-9' : '@max-[270px]:size-23 @max-[135px]:size-20',
          )}
        >
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
        className={clsx('min-w-0 flex-1 max-w-full', isSmall ? '@max-[200px]:flex-none' : '@max-[270px]:flex-none')}
      >
        {kicker && (
          <span className={clsx('aside block text-note!', !isSmall && '@max-[270px]:mt-1')}>
            {kicker}
            <span className="sr-only">: </span>
          </span>
        )}
        <span
          className={clsx(
            'block text-ui leading-tight text-balance wrap-anywhere @max-[270px]:line-clamp-3 @max-[270px]:text-[0.875rem]',
            entry.kind === 'note'
              ? 'aside text-ui!'
              : 'font-semibold group-hover/entry:underline group-hover/entry:underline-offset-3',
            !isSmall && !kicker && entry.kind !== 'note' && '@max-[270px]:mt-2',
          )}
        >
          {title}
          {/* what a name adds in parentheses is told where there is room for it */}
          {aside && <span className="@max-[270px]:sr-only">{aside}</span>}
        </span>
        {isEaten && (recipe ?? some) && (
          <span className="note num mt-0.5 block wrap-anywhere">
            {some && capital(some)}
            {some && recipe && ', '}
            {recipe && <span className="whitespace-nowrap">{caloriesText(recipe.calories)}</span>}
          </span>
        )}
        {remarksOf(plan, entry).map(({ kind, words, brief }) => (
          <span
            key={words}
            className={clsx('mt-1 block text-note leading-tight font-semibold wrap-anywhere', inks[kind])}
          >
            <Glyph kind={kind} className="mr-1 inline size-3.5 align-[-2px]" />
            {brief}
          </span>
        ))}
        {entry.cookedOn !== null && (
          <span className={clsx('mt-1 block text-note leading-tight font-semibold', inks.fits)}>
            <Glyph kind="fits" className="mr-1 inline size-3.5 align-[-2px]" />
            Cooked
          </span>
        )}
        {entry.kind !== 'note' && entry.note && (
          <span className="aside mt-1 block text-note! wrap-anywhere">{entry.note}</span>
        )}
      </span>
    </button>
  )
}

/** What stands where there is no dish to be seen. */
function Standing({ kind }: { kind: MealPlanWithMeals['entries'][number]['kind'] }) {
  const Icon = kind === 'out' ? Store : kind === 'leftover' ? Soup : NotebookPen
  return (
    <span className="grid size-full place-items-center rounded-full bg-well max-h-16 max-w-16 text-ink-2">
      <Icon aria-hidden className="size-6" strokeWidth={1.5} />
    </span>
  )
}

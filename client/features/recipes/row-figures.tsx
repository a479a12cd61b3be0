import { clsx } from 'clsx'
import { RowFact } from '#client/features/dishes/row-fact.tsx'
import { rowVerdict } from '#client/features/dishes/row-verdict.ts'
import { dollars } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { ListedRecipe } from '#contract/recipes/recipe.ts'
import { caloriesText } from '#domain/measure/figures.ts'
import { minutesText } from '#domain/measure/minutes.ts'

/** What a row of a list says of its recipe: the verdict for its reader, minutes, energy, and what a serving costs. */
export function RowFigures({
  recipe: { summary },
  user,
  costClass,
  className,
}: {
  recipe: ListedRecipe
  user: User
  /** Where the cost stands elsewhere in the row. */
  costClass?: string
  className?: string
}) {
  const fact = rowVerdict(summary, user)
  return (
    <p
      className={clsx(
        'num mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-0.5 phone:gap-x-4 text-ui text-ink-2',
        className,
      )}
    >
      <span className="max-phone:basis-full empty:hidden">
        <RowFact fact={fact} />
      </span>
      <span>{minutesText(summary.totalMinutes)}</span>
      <span className={fact ? '@max-[600px]:spread:hidden' : undefined}>{caloriesText(summary.calories)}</span>
      <span className={costClass}>
        <b className="font-[650] text-ink">{dollars(summary.costPerServing)}</b>
        <span className="max-phone:sr-only"> per serving</span>
      </span>
    </p>
  )
}

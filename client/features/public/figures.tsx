import type { ReactNode } from 'react'
import { LeaderRow, Sheet } from '#client/ui/pages/page.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { dollars } from '#client/wording.ts'
import type { VerifiedRecipe } from '#contract/recipes/recipe.ts'
import { type AllergenVerdict, allergensOfVerdict } from '#domain/food/allergens/allergens.ts'

/** What is checked, in three figures drawn from the recipe shown above. */
export function Figures({ verified }: { verified: VerifiedRecipe | undefined }) {
  return (
    <div className="grid gap-12 spread:grid-cols-3">
      <Figure
        caption="Fig. 1, allergens read line by line"
        picture={verified && <AllergenLines {...verified} />}
        title="Allergens are read, never guessed"
      >
        Each ingredient is looked up on its own. If the list doesn’t settle something, the recipe says so and asks you
        to check the label.
      </Figure>
      <Figure
        caption="Fig. 2, what one plate costs"
        picture={verified && <CostLines {...verified} />}
        title="Costs carry a date"
      >
        Each cost is for the amount you use, at prices from a named source and month. The math is on the page, so you
        can redo it.
      </Figure>
      <Figure
        caption="Fig. 3, where the minutes go"
        picture={verified && <TimeLines {...verified} />}
        title="Times add up"
      >
        We put every step on one clock, with work and waiting kept apart. The time at the top is the time the steps
        take.
      </Figure>
    </div>
  )
}

function Figure({
  caption,
  picture,
  title,
  children,
}: {
  caption: string
  picture: ReactNode
  title: string
  children: ReactNode
}) {
  return (
    <article className="grid content-start gap-3 border-t-[1.5px] border-ink pt-4">
      {picture && (
        <Sheet className="mb-3 p-4 text-ui leading-snug spread:min-h-48">
          <p className="aside mb-2 text-ui">{caption}</p>
          <ul className="grid gap-2">{picture}</ul>
        </Sheet>
      )}
      <h3>{title}</h3>
      <p className="text-ink-2">{children}</p>
    </article>
  )
}

/** The four lines that say most: what has an allergen first, then the head of the list. */
function AllergenLines({ recipe, verification }: VerifiedRecipe) {
  const found = (line: number, wanted: AllergenVerdict) =>
    allergensOfVerdict(
      verification.allergens.filter(({ lines }) => lines.includes(line)),
      wanted,
    )
  return recipe.ingredients
    .map(({ name }, line) => ({
      name,
      line,
      contained: found(line, 'contains'),
      usual: found(line, 'usually_contains'),
    }))
    .toSorted((a, b) => b.contained.length + b.usual.length - a.contained.length - a.usual.length)
    .slice(0, 4)
    .toSorted((a, b) => a.line - b.line)
    .map(({ name, line, contained, usual }) => (
      <li key={line}>
        <LeaderRow
          name={
            <>
              <i className="font-serif text-ink-3">{line + 1}</i> {name}
            </>
          }
        >
          {contained.length > 0 ? (
            // a fact: nobody avoids it here
            <span className="text-note font-semibold">contains {contained.join(', ')}</span>
          ) : usual.length > 0 ? (
            <Verdict kind="warns" small className="text-left">
              {usual.join(', ')}, check label
            </Verdict>
          ) : (
            <span className="text-note text-ink-2">none found</span>
          )}
        </LeaderRow>
      </li>
    ))
}

function CostLines({ recipe, verification }: VerifiedRecipe) {
  const { lines, total, perServing } = verification.cost
  const known = lines.flatMap(({ line, used }) => (used === null ? [] : [{ line, used }]))
  const dearest = known.toSorted((a, b) => b.used - a.used).slice(0, 2)
  const rest = total - dearest.reduce((sum, { used }) => sum + used, 0)
  return (
    <>
      {dearest.map(({ line, used }) => (
        <li key={line}>
          <LeaderRow name={recipe.ingredients[line]?.name}>{dollars(used)}</LeaderRow>
        </li>
      ))}
      <li>
        <LeaderRow name={`${lines.length - dearest.length} more lines`}>{dollars(rest)}</LeaderRow>
      </li>
      <li className="font-semibold">
        <LeaderRow name={`${dollars(total)} ÷ ${recipe.servings} servings`}>{dollars(perServing)}</LeaderRow>
      </li>
    </>
  )
}

function TimeLines({ verification }: VerifiedRecipe) {
  const { activeMinutes, waitingMinutes, totalMinutes, schedule } = verification.time
  const together = Math.max(0, activeMinutes + waitingMinutes - totalMinutes)
  return (
    <>
      <li>
        <LeaderRow name="Hands-on">{Math.round(activeMinutes)} min</LeaderRow>
      </li>
      <li>
        <LeaderRow name="Waiting">{Math.round(waitingMinutes)} min</LeaderRow>
      </li>
      {together >= 1 && (
        <li>
          <LeaderRow name="Less the overlap">{Math.round(together)} min</LeaderRow>
        </li>
      )}
      <li aria-hidden>
        <progress value={activeMinutes} max={activeMinutes + waitingMinutes} className="bar block" />
      </li>
      <li className="font-semibold">
        <LeaderRow name={`${schedule.filter(({ step }) => step >= 0).length} steps, start to table`}>
          {Math.round(totalMinutes)} min
        </LeaderRow>
      </li>
    </>
  )
}

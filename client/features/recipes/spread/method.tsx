import type { CookedRecipe } from '#client/features/recipes/cooking/cooked-recipe.ts'
import type { Cooking } from '#client/features/recipes/cooking/use-cooking.ts'
import { peopleText } from '#client/features/recipes/format.ts'
import { Fractions } from '#client/features/recipes/fractions.tsx'
import { StepTimer } from '#client/features/recipes/timers/step-timer.tsx'
import { minutesText } from '#domain/measure/minutes.ts'

/** The steps, large enough to read from across a kitchen. */
export function Method({ recipe, cooking, Heading }: { recipe: CookedRecipe; cooking: Cooking; Heading: 'h2' | 'h3' }) {
  const { instructions, verification } = recipe
  const people = peopleText(cooking.servings)
  const steps = instructions.map((instruction, step) => ({
    ...instruction,
    ...cooking.steps[step],
    number: step + 1,
  }))
  return (
    <section aria-labelledby="method">
      <div className="mb-5 flex min-h-12 print:mb-2 print:min-h-0 flex-wrap items-center justify-between gap-x-4">
        <Heading id="method" className="text-2">
          Method
        </Heading>
        <p className="aside">
          {minutesText(verification.time.totalMinutes)}, {instructions.length}{' '}
          {instructions.length === 1 ? 'step' : 'steps'}
        </p>
      </div>
      {steps.some(({ isScaled }) => !isScaled) && (
        <p className="mb-4 rounded-ctl bg-saffron-wash px-4 py-2.5 text-ui text-saffron-ink">
          Some steps name an amount for {recipe.servings}, and say so. Go by the list of ingredients: it is for {people}
          .
        </p>
      )}
      <ol>
        {steps.map(({ number, description, text = description, isScaled = true, time, waiting, meanwhile }) => (
          <li
            key={number}
            className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-2 break-inside-avoid border-b border-hair py-6 first:pt-0 tablet:grid-cols-[64px_minmax(0,1fr)] tablet:gap-x-4 print:grid-cols-[24px_minmax(0,1fr)]! print:py-2"
          >
            <span
              aria-hidden
              className="serif text-[3rem] leading-[0.95] font-[380] tracking-[-0.04em] text-tomato-ink tablet:text-center tablet:text-[4rem] tablet:leading-[0.82] print:text-[1.75rem]!"
            >
              {number}
            </span>
            <div className="min-w-0">
              <p className="text-[1.125rem] leading-normal text-pretty wrap-anywhere tablet:text-lead">
                <Fractions>{text}</Fractions>
              </p>
              {!isScaled && (
                <p className="mt-1.5 text-ui font-medium text-saffron-ink">
                  The amount in this step is for {recipe.servings}, not for {people}.
                </p>
              )}
              {time > 0 && (
                <StepTime
                  step={number}
                  time={time}
                  waiting={waiting ?? 0}
                  meanwhile={meanwhile ?? false}
                  title={recipe.title}
                  path={cooking.path}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The timer is for what is waited for, where there is waiting. */
function StepTime({
  step,
  time,
  waiting,
  meanwhile,
  title,
  path,
}: {
  step: number
  time: number
  waiting: number
  meanwhile: boolean
  title: string
  path: string
}) {
  const timed = waiting > 0 ? waiting : time
  return (
    <p className="num mt-2.5 print:mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-ink-2">
      <StepTimer minutes={timed} step={step} title={title} path={path} />
      <span className="hidden print:inline">{minutesText(time)}</span>
      {(timed < time || meanwhile) && (
        <span className="print:hidden">
          {[timed < time && `out of ${minutesText(time)} in all`, meanwhile && 'go on with the next step meanwhile']
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
    </p>
  )
}

import { Fractions } from '#client/features/recipes/fractions.tsx'
import { namesAmount } from '#client/features/recipes/spread/named-amount.ts'
import { StepTimer } from '#client/features/recipes/spread/step-timer.tsx'
import type { Recipe } from '#contract/recipes.ts'
import { minutesText } from '#domain/measure/minutes.ts'

/** The steps, large enough to read from across a kitchen. */
export function Method({ recipe, servings, Heading }: { recipe: Recipe; servings: number; Heading: 'h2' | 'h3' }) {
  const { instructions, verification } = recipe
  const steps = instructions.map((instruction, step) => ({ ...instruction, number: step + 1 }))
  return (
    <section aria-labelledby="method">
      <div className="mb-5 flex min-h-12 flex-wrap items-center justify-between gap-x-4">
        <Heading id="method" className="text-2">
          Method
        </Heading>
        <p className="aside">
          {minutesText(verification.time.totalMinutes)}, {instructions.length}{' '}
          {instructions.length === 1 ? 'step' : 'steps'}
        </p>
      </div>
      {servings !== recipe.servings && (
        <p className="mb-4 rounded-ctl bg-saffron-wash px-4 py-2.5 text-ui text-saffron-ink">
          Amounts named inside the steps are for {recipe.servings}. Go by the list of ingredients: it is for {servings}.
        </p>
      )}
      <ol>
        {steps.map(({ number, description, time, waiting, meanwhile }) => (
          <li
            key={number}
            className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-2 border-b border-hair py-6 first:pt-0 tablet:grid-cols-[64px_minmax(0,1fr)] tablet:gap-x-4"
          >
            <span
              aria-hidden
              className="serif text-[3rem] leading-[0.95] font-[380] tracking-[-0.04em] text-tomato-ink tablet:text-center tablet:text-[4rem] tablet:leading-[0.82]"
            >
              {number}
            </span>
            <div className="min-w-0">
              <p className="text-[1.125rem] leading-normal text-pretty wrap-anywhere tablet:text-lead">
                <Fractions>{description}</Fractions>
              </p>
              {servings !== recipe.servings && namesAmount(description) && (
                <p className="mt-1.5 text-ui font-medium text-saffron-ink">
                  The amount in this step is for {recipe.servings}, not for {servings}.
                </p>
              )}
              {time > 0 && <StepTime step={number} time={time} waiting={waiting ?? 0} meanwhile={meanwhile ?? false} />}
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
}: {
  step: number
  time: number
  waiting: number
  meanwhile: boolean
}) {
  const timed = waiting > 0 ? waiting : time
  return (
    <p className="num mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-ink-2">
      <StepTimer minutes={timed} step={step} />
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

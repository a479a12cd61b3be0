import type { ReactNode } from 'react'
import { type CookedRecipe, timerMinutes } from '#client/features/cooking/cooked-recipe.ts'
import { StepTimer } from '#client/features/cooking/timers/step-timer.tsx'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { peopleText } from '#client/features/dishes/format.ts'
import { StepAmounts } from '#client/features/spread/method/step-amounts.tsx'
import { Steps } from '#client/features/spread/method/steps.tsx'
import { PartHead } from '#client/features/spread/part-head.tsx'
import { minutesText } from '#domain/measure/minutes.ts'
import type { Instruction } from '#domain/recipe/recipe.ts'

interface MethodProps {
  recipe: CookedRecipe
  cooking: Cooking
  Heading: 'h2' | 'h3'
  /** Before the first step: what verification found. */
  children?: ReactNode
  /** Under the last step. */
  after?: ReactNode
}

/** The steps with their timers, for as many people as the list. */
export function Method({ recipe, cooking, Heading, children, after }: MethodProps) {
  const { instructions, stepLines } = recipe
  const people = peopleText(cooking.servings)
  const steps = instructions.map((instruction, step) => {
    const { text = instruction.description, isScaled = true } = cooking.steps[step] ?? {}
    const lines = stepLines?.[step]?.flatMap((line) => cooking.lines[line] ?? []) ?? cooking.lines
    const below = (
      <>
        <StepAmounts recipe={recipe} cooking={cooking} step={step} />
        {!isScaled && (
          <p className="mt-1.5 text-ui font-medium text-saffron-ink">
            The amount in this step serves {recipe.servings}, not {people}.
          </p>
        )}
        {(timersOf(recipe, step).length > 0 || instruction.time > 0) && (
          <StepTime
            step={step + 1}
            instruction={instruction}
            timers={timersOf(recipe, step)}
            title={recipe.title}
            path={cooking.path}
          />
        )}
      </>
    )
    return { number: step + 1, text, isScaled, lines, below }
  })
  return (
    <section aria-labelledby="method">
      <PartHead
        id="method"
        title="Method"
        Heading={Heading}
        other={{ id: 'ingredients', title: 'Ingredients', isAbove: true }}
      >
        <p className="aside @max-[479px]:hidden">
          {instructions.length} {instructions.length === 1 ? 'step' : 'steps'}
        </p>
      </PartHead>
      {children}
      {steps.some(({ isScaled }) => !isScaled) && (
        <p className="mt-2 mb-4 rounded-ctl bg-saffron-wash px-4 py-2.5 text-ui text-saffron-ink">
          The amounts in the marked steps still serve {recipe.servings}. Go by the ingredient list, which serves{' '}
          {people}.
        </p>
      )}
      <div className="pt-3 print:pt-0">
        <Steps steps={steps} />
      </div>
      {after}
    </section>
  )
}

/** One for each of the times that the words of a step state, in their order, or its only one. */
function timersOf(recipe: CookedRecipe, step: number): number[] {
  const times = [...new Set(recipe.stepTimes?.[step]?.map(({ minutes }) => minutes))]
  if (times.length > 1) return times
  const minutes = timerMinutes(recipe, step)
  return minutes > 0 ? [minutes] : []
}

/** How long the step takes; where something is waited for, a timer for as long as its words say, and that figure where no timer can run. */
function StepTime({
  step,
  instruction: { time, meanwhile = false },
  timers,
  title,
  path,
}: {
  step: number
  instruction: Instruction
  /** In minutes. */
  timers: number[]
  title: string
  path: string
}) {
  return (
    <p className="num mt-2.5 print:mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-ink-2">
      {timers.map((minutes) => (
        <StepTimer key={minutes} minutes={minutes} step={step} title={title} path={path} />
      ))}
      <span className={timers.length > 0 ? 'hidden noscript:inline print:inline' : undefined}>
        {timers.length === 0 && 'About '}
        {minutesText(timers.length > 0 ? Math.max(...timers) : time)}
      </span>
      {meanwhile && <span className="print:hidden">Meanwhile, go on to step {step + 1}</span>}
    </p>
  )
}

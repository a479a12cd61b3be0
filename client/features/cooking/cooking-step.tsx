import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { type CookedRecipe, timerMinutes } from '#client/features/cooking/cooked-recipe.ts'
import { StepLine } from '#client/features/cooking/step-line.tsx'
import { shareOf } from '#client/features/cooking/step-share.ts'
import { StepTimers } from '#client/features/cooking/step-timers.tsx'
import { areSeveral, shownTimes } from '#client/features/cooking/step-times.ts'
import { StepWords } from '#client/features/cooking/step-words.tsx'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { DishImage } from '#client/features/dishes/dish.tsx'
import { peopleText } from '#client/features/dishes/format.ts'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import { PhoneFold } from '#client/ui/pages/phone-fold.tsx'
import type { Ingredient } from '#domain/recipe/recipe.ts'

/**
 * One step: its words large, what goes into it beside them, or into the one before that it works on with, and its timer; where its words have
 * several times, each is started there.
 */
export function CookingStep({
  recipe,
  cooking,
  step,
  onStep,
  beside,
}: {
  recipe: CookedRecipe
  cooking: Cooking
  step: number
  /** Where any other step may be turned to. */
  onStep?: (step: number) => void
  /** What else stands beside the words. */
  beside?: ReactNode
}) {
  const instruction = recipe.instructions[step - 1]
  const words = cooking.steps[step - 1]
  if (!instruction || !words) return null
  const { meanwhile } = instruction
  const timed = { title: recipe.title, path: cooking.path, step, dish: cooking.dish }
  const times = shownTimes(words.text, instruction.description, recipe.stepTimes?.[step - 1])
  const isOfSeveral = areSeveral(times)
  const minutes = timerMinutes(recipe, step - 1)
  const source = stepWithLines(recipe, step)
  const lines = recipe.stepLines?.[source - 1] ?? []
  return (
    <div className="wrap grid gap-x-16 gap-y-8 py-5 tablet:py-8 spread:min-h-full spread:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] spread:sticky spread:top-8 spread:min-h-[calc(100cqh-4rem)] spread:self-start">
        <div>
          <StepWords lines={linesOf(recipe, cooking, step)} timed={isOfSeveral ? { times, step: timed } : undefined}>
            {words.text}
          </StepWords>
          {!words.isScaled && (
            <p className="mt-3 font-medium text-saffron-ink">
              The amount in this step serves {recipe.servings}, not {peopleText(cooking.servings)}.
            </p>
          )}
          <StepTimers step={timed} only={isOfSeveral ? 0 : minutes}>
            {minutes > 0 && meanwhile && <p className="basis-full text-ink-2">Meanwhile, go on to step {step + 1}</p>}
          </StepTimers>
        </div>
        <div className="mt-8 max-h-88 [container-type:size] max-spread:hidden">
          <div className="linen hidden h-full justify-center overflow-hidden rounded-sheet [@container(height>12rem)]:flex">
            <DishImage src={recipe.imageUrl} className="size-full p-1" />
          </div>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-8">
        {lines.length > 0 && (
          <section aria-labelledby="step-lines" className="min-w-0">
            <h3 id="step-lines" className="mb-1 text-3">
              {source === step ? 'For this step' : `From step ${source}`}
            </h3>
            <ul>
              {lines.map((line) => (
                <StepLine
                  key={line}
                  cooking={cooking}
                  line={line}
                  share={lineShare(recipe, cooking, { line, step: source })}
                />
              ))}
            </ul>
          </section>
        )}
        {onStep && cooking.steps.length > 1 && <AllSteps cooking={cooking} step={step} onStep={onStep} />}
        {lines.length === 0 && (
          <div className="linen flex h-44 justify-center overflow-hidden rounded-sheet spread:hidden">
            <DishImage src={recipe.imageUrl} className="h-full p-1" />
          </div>
        )}
        {beside}
      </div>
    </div>
  )
}

/** The whole method, with the step that is cooked; on a phone what comes next, and the rest folded away. */
function AllSteps({ cooking, step, onStep }: { cooking: Cooking; step: number; onStep: (step: number) => void }) {
  const next = cooking.steps[step]
  return (
    <section aria-labelledby="all-steps" className="min-w-0">
      <h3 id="all-steps" className="mb-1 text-3 max-spread:sr-only">
        All steps
      </h3>
      {next && (
        <p className="mb-6 text-ink-2 wrap-anywhere spread:hidden">
          <span className="font-semibold text-ink">Next:</span> <Fractions>{next.text}</Fractions>
        </p>
      )}
      <PhoneFold title="All steps" summary="">
        <ol>
          {numbered(cooking).map(({ text, number }) => (
            <li key={number}>
              <button
                type="button"
                aria-current={number === step ? 'step' : undefined}
                onClick={() => onStep(number)}
                className="grid min-h-11 w-full grid-cols-[1.75rem_minmax(0,1fr)] items-baseline border-b border-hair py-2 text-left text-ui leading-snug text-ink-2 hover:bg-well focus-visible:-outline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {number < step ? (
                  <Check aria-hidden className="icon-small mt-0.5 self-start text-basil-ink" />
                ) : (
                  <span className="serif text-lead leading-none text-tomato-ink">{number}</span>
                )}
                <span className="wrap-anywhere">
                  <Fractions>{text}</Fractions>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </PhoneFold>
    </section>
  )
}

/** The step itself, or if it names no food the last one before it that does. */
function stepWithLines({ stepLines = [] }: CookedRecipe, step: number): number {
  const before = stepLines.slice(0, step).findLastIndex((lines) => lines.length > 0)
  return before < 0 ? step : before + 1
}

const numbered = ({ steps }: Cooking) => steps.map(({ text }, index) => ({ text, number: index + 1 }))

/** What a step works with; of a recipe that does not say, all of it. */
function linesOf({ stepLines }: CookedRecipe, { lines }: Cooking, step: number): readonly Ingredient[] {
  return stepLines?.[step - 1]?.flatMap((line) => lines[line] ?? []) ?? lines
}

function lineShare({ stepLines = [] }: CookedRecipe, cooking: Cooking, { line, step }: { line: number; step: number }) {
  const ingredient = cooking.lines[line]
  return ingredient
    ? shareOf(
        ingredient,
        numbered(cooking).filter((_, at) => stepLines[at]?.includes(line)),
        step,
      )
    : 'all'
}

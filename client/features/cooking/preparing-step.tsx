import { StepLine } from '#client/features/cooking/step-line.tsx'
import { StepWords } from '#client/features/cooking/step-words.tsx'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'

/** What comes before the first step: everything is measured and cut. */
export function PreparingStep({ cooking }: { cooking: Cooking }) {
  return (
    <div className="wrap grid gap-x-16 gap-y-6 py-5 tablet:py-8 spread:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <StepWords>Measure the ingredients and cut them as listed.</StepWords>
      <ul className="min-w-0">
        {[...cooking.lines.keys()].map((line) => (
          <StepLine key={line} cooking={cooking} line={line} share="all" />
        ))}
      </ul>
    </div>
  )
}

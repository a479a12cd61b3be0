import { StepLine } from '#client/features/recipes/cooking/step-line.tsx'
import { StepWords } from '#client/features/recipes/cooking/step-words.tsx'
import type { Cooking } from '#client/features/recipes/cooking/use-cooking.ts'

/** What comes before the first step: everything is measured and cut. */
export function PreparingStep({ cooking }: { cooking: Cooking }) {
  return (
    <div className="wrap grid gap-6 py-6 tablet:py-10">
      <StepWords>Prepare the ingredients: measure them, and cut them as the list says.</StepWords>
      <ul className="max-w-[760px]">
        {[...cooking.lines.keys()].map((line) => (
          <StepLine key={line} cooking={cooking} line={line} share="all" />
        ))}
      </ul>
    </div>
  )
}

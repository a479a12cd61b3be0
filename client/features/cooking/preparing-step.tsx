import { StepLine } from '#client/features/cooking/step-line.tsx'
import { StepWords } from '#client/features/cooking/step-words.tsx'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'

interface Props {
  cooking: Cooking
  /** Of the list; left out: all of it is prepared at once. */
  lines?: readonly number[] | undefined
}

/** What is measured and cut: before the first step, or before one that wants it. */
export function PreparingStep({ cooking, lines }: Props) {
  return (
    <div className="wrap grid gap-x-16 gap-y-6 py-5 tablet:py-8 spread:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <StepWords>{`Measure ${lines ? 'these' : 'the'} ingredients and cut them as listed.`}</StepWords>
      <ul className="min-w-0">
        {(lines ?? [...cooking.lines.keys()]).map((line) => (
          <StepLine key={line} cooking={cooking} line={line} share="all" />
        ))}
      </ul>
    </div>
  )
}

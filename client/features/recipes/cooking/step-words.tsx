import { clsx } from 'clsx'
import { MarkedWords } from '#client/features/recipes/spread/marked-words.tsx'
import type { Ingredient } from '#domain/recipe/recipe.ts'

/** What is to be done, large enough for a phone on the counter, what goes into it in bold. */
export function StepWords({ children, lines = none }: { children: string; lines?: readonly Ingredient[] }) {
  return (
    <p
      className={clsx(
        'text-pretty wrap-anywhere',
        // of many words, so that what goes into the step is still seen on a phone
        children.length > 220
          ? 'text-[clamp(1.25rem,0.9rem+2.2vw,2.25rem)] leading-[1.35]'
          : 'text-[clamp(1.5rem,1rem+2.2vw,2.5rem)] leading-[1.35]',
      )}
    >
      <MarkedWords text={children} lines={lines} />
    </p>
  )
}

const none: readonly Ingredient[] = []

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { MarkedWords } from '#client/features/dishes/marked-words.tsx'
import type { Ingredient } from '#domain/recipe/recipe.ts'

export interface ShownStep {
  /** As people count. */
  number: number
  text: string
  /** The lines that it works with. */
  lines: readonly Ingredient[]
  /** Under the words: the timer, what to mind. */
  below?: ReactNode
}

/** The steps, large enough to read from across a kitchen, with what goes into them in bold. */
export function Steps({ steps }: { steps: readonly ShownStep[] }) {
  return (
    <ol>
      {steps.map(({ number, text, lines, below }) => (
        <li
          key={number}
          className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-2 break-inside-avoid border-b border-hair py-5 first:pt-1 last:border-b-0 tablet:grid-cols-[64px_minmax(0,1fr)] tablet:gap-x-4 print:grid-cols-[24px_minmax(0,1fr)]! print:py-2 spread:py-6"
        >
          <span
            aria-hidden
            className={clsx(
              'serif leading-[0.95] font-[380] tracking-[-0.04em] whitespace-nowrap text-tomato-ink tablet:text-center tablet:leading-[0.82] print:text-[1.75rem]!',
              number < 10 ? 'text-[3rem] tablet:text-[4rem]' : 'text-[2.25rem] tablet:text-[3.25rem]',
            )}
          >
            {number}
          </span>
          <div className="min-w-0">
            <p className="text-[1.125rem] leading-normal text-pretty wrap-anywhere tablet:text-lead">
              <MarkedWords text={text} lines={lines} />
            </p>
            {below}
          </div>
        </li>
      ))}
    </ol>
  )
}

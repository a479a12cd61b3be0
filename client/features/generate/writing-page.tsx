import type { ReactNode } from 'react'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import type { Writing } from '#client/features/generate/use-generation.ts'
import { takeFocus } from '#client/ui/focus/take-focus.ts'
import { Skeleton } from '#client/ui/pages/states.tsx'

/** A cookbook page that fills in as it is written. */
export function WritingPage({ writing: { message, draft, isCancelling } }: { writing: Writing }) {
  const { title, description, ingredients, instructions } = draft
  return (
    <div ref={takeFocus} tabIndex={-1} aria-busy="true" className="grid outline-none gap-8 px-5 py-8 tablet:px-8">
      <p className="flex items-center gap-3">
        <span aria-hidden className="size-2.5 flex-none animate-pulse rounded-full bg-tomato" />
        <output className="aside">{isCancelling ? 'Stopping' : message}…</output>
      </p>
      <div className="grid gap-3">
        {title ? (
          <p className="serif text-1 leading-none font-[460] wrap-anywhere">{title}</p>
        ) : (
          <Skeleton className="h-12 w-3/4" />
        )}
        {description ? <p className="lead">{description}</p> : <Skeleton className="h-6" />}
      </div>
      <div className="double-rule grid gap-10 pt-6 spread:grid-cols-[5fr_7fr]">
        <Column title="Ingredients" waiting={7} rowClass="h-6">
          {numbered(ingredients)?.map(({ line, amount, unit, name }) => (
            <li key={line} className="grid grid-cols-[88px_minmax(0,1fr)] gap-3 border-b border-hair py-2 leading-snug">
              <span className="num text-right font-[650]">
                <Fractions>{`${amount} ${unit}`}</Fractions>
              </span>
              <span className="wrap-anywhere">{name}</span>
            </li>
          ))}
        </Column>
        <Column title="Method" waiting={4} rowClass="h-14">
          {numbered(instructions)?.map(({ line: step, description: words }) => (
            <li key={step} className="grid grid-cols-[40px_minmax(0,1fr)] gap-2 border-b border-hair py-3">
              <span aria-hidden className="serif text-[2.25rem] leading-none font-[380] text-tomato-ink">
                {step + 1}
              </span>
              <span className="wrap-anywhere">
                <Fractions>{words}</Fractions>
              </span>
            </li>
          ))}
        </Column>
      </div>
      <p className="note">You can close this window: the recipe will be in your recipes when it’s done.</p>
    </div>
  )
}

const numbered = <T,>(lines: readonly T[] | undefined) => lines?.map((entry, line) => ({ ...entry, line }))

function Column({
  title,
  waiting,
  rowClass,
  children,
}: {
  title: string
  /** Lines to stand in until there are words. */
  waiting: number
  rowClass: string
  children: ReactNode[] | undefined
}) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2">{title}</h3>
      {children && children.length > 0 ? (
        <ol>{children}</ol>
      ) : (
        <div className="grid gap-3 pt-2">
          {Array.from({ length: waiting }, (_, row) => (
            <Skeleton key={row} className={rowClass} />
          ))}
        </div>
      )}
    </section>
  )
}

import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Suspense, useEffect, useId, useState } from 'react'
import {
  type Check,
  type CheckedRecipe,
  checks,
  type Headline,
  headlinesOf,
  type Reader,
} from '#client/features/recipes/verified/headlines.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { fetchOnFirstUse } from '#client/ui/parts.ts'
import { Loading, Skeleton } from '#client/ui/states.tsx'
import { Verdict } from '#client/ui/verdict.tsx'

const workings = () => import('#client/features/recipes/verified/working-of.tsx')
const WorkingOf = lazyPart(async () => (await workings()).WorkingOf)

interface StripProps {
  recipe: CheckedRecipe
  user: Reader
  place: 'page' | 'dialog'
  /** Whether one working stands open from the start, where there is room. */
  opened?: boolean
}

/** Six checks as ruled columns, on a phone as rows; the open one, of which there is one at most, joins its working. */
export function VerificationStrip({ recipe, user, place, opened = place === 'page' }: StripProps) {
  const [open, setOpen] = useState<Check | undefined>(() => (opened && isSpread() ? 'energy' : undefined))
  const headlines = headlinesOf(recipe, user)
  useEffect(() => fetchOnFirstUse([workings]), [])
  return (
    <section
      aria-label="What was checked"
      className={clsx(
        place === 'page' && '@min-[880px]:mt-12 max-[979px]:-mx-[var(--page-margin)] print:mx-0! print:mt-2!',
      )}
    >
      <div className="num grid border-t-3 border-double border-t-ink @min-[880px]:grid-cols-6 print:grid-cols-6">
        {checks.map((check) => (
          <StripItem
            key={check}
            check={check}
            headline={headlines[check]}
            recipe={recipe}
            user={user}
            place={place}
            isOpen={check === open}
            onTurn={() => setOpen(check === open ? undefined : check)}
          />
        ))}
      </div>
    </section>
  )
}

/** Whether the columns stand beside each other. Below, an open working would push the ingredients out of reach; drawn, nobody knows. */
const isSpread = () => !import.meta.env.SSR && matchMedia('(min-width: 61.25rem)').matches

const marks = { fits: 'shadow-basil', warns: 'shadow-saffron', blocks: 'shadow-beet' } as const

function StripItem({
  check,
  headline: { name, kind, word, detail },
  recipe,
  user,
  place,
  isOpen,
  onTurn,
}: {
  check: Check
  headline: Headline
  recipe: CheckedRecipe
  user: Reader
  place: 'page' | 'dialog'
  isOpen: boolean
  onTurn: () => void
}) {
  const id = useId()
  const Heading = place === 'page' ? 'h2' : 'h3'
  const inset = place === 'page' ? 'px-[var(--page-margin)]' : 'px-5 @min-[720px]:px-8'
  return (
    <>
      <Heading className="grid font-sans @min-[880px]:row-start-1">
        <button
          type="button"
          id={`${id}-check`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-working` : undefined}
          onClick={onTurn}
          className={clsx(
            'group grid content-start gap-y-0.5 border-b border-hair py-3 text-left text-body leading-snug font-normal tracking-normal hover:bg-well focus-visible:-outline-offset-4',
            'aria-expanded:border-b-transparent aria-expanded:bg-sheet aria-expanded:[box-shadow:inset_0_3px_0_var(--tw-shadow-color)]',
            '@min-[880px]:min-h-31 @min-[880px]:border-l @min-[880px]:px-3.5! @min-[880px]:pt-3.5 @min-[880px]:pb-4',
            marks[kind],
            inset,
            'print:min-h-0! print:px-2! print:py-1.5!',
            check === 'diet' && '@min-[880px]:border-l-transparent',
          )}
        >
          <span className="flex items-center justify-between gap-2 text-note text-ink-3">
            {name}
            <ChevronDown
              aria-hidden
              className="icon-small text-ink-2 transition-transform group-aria-expanded:rotate-180 print:hidden"
            />
          </span>
          <Verdict kind={kind} className="items-start! leading-tight wrap-anywhere">
            {word}
          </Verdict>
          <span className="text-note text-ink-2 wrap-anywhere">{detail}</span>
        </button>
      </Heading>
      {isOpen && (
        <section
          id={`${id}-working`}
          aria-labelledby={`${id}-check`}
          className={clsx(
            'min-w-0 border-b border-hair bg-sheet print:hidden pt-2 pb-6 @min-[880px]:col-span-full @min-[880px]:row-start-2 @min-[880px]:px-8! @min-[880px]:pt-8',
            inset,
          )}
        >
          <Suspense fallback={<WorkingComing />}>
            <WorkingOf check={check} recipe={recipe} user={user} />
          </Suspense>
        </section>
      )}
    </>
  )
}

function WorkingComing() {
  return (
    <Loading words="Fetching the working">
      <Skeleton className="h-48" />
    </Loading>
  )
}

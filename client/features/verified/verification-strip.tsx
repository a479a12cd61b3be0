import { clsx } from 'clsx'
import { ChevronDown, X } from 'lucide-react'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import {
  type Check,
  type CheckedRecipe,
  checks,
  type Headline,
  headlinesOf,
  type Reader,
} from '#client/features/verified/headlines.ts'
import { Told } from '#client/features/verified/told.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'
import { fetchOnFirstUse } from '#client/ui/overlays/parts.ts'
import { Loading, Skeleton } from '#client/ui/pages/states.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { minutesText } from '#domain/measure/minutes.ts'

const workings = () => import('#client/features/verified/working-of.tsx')
const WorkingOf = lazyPart(async () => (await workings()).WorkingOf)

interface StripProps {
  recipe: CheckedRecipe
  user: Reader
  place: 'page' | 'dialog'
  /** The check whose working is open from the start. */
  standing?: Check
}

/** Six checks in a compact ruled strip; the one that is pressed opens its working between the strip and what follows. */
export function VerificationStrip({ recipe, user, place, standing }: StripProps) {
  const [open, setOpen] = useState(standing)
  const strip = useRef<HTMLElement>(null)
  const close = () => setOpen(undefined)
  const leave = () => {
    strip.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    close()
  }
  const headlines = headlinesOf(recipe, user)
  useEffect(() => fetchOnFirstUse([workings]), [])
  useEffect(() => {
    const working = open && open !== standing && strip.current?.querySelector('[id$="-working"]')
    // what was asked for is not left below the screen
    if (working && working.getBoundingClientRect().top > innerHeight * 0.6) strip.current?.scrollIntoView()
  }, [open, standing])
  return (
    <section
      ref={strip}
      aria-label="What was checked"
      className={clsx(
        place === 'page' && '@min-[55rem]:mt-6 max-[979px]:-mx-[var(--page-margin)] print:mx-0! print:mt-2!',
      )}
    >
      <div
        // of no role itself: it hears Esc from whatever in it has the focus
        role="presentation"
        className={clsx('check-strip num print:grid-cols-6!', place === 'dialog' && 'check-strip-inside')}
        onKeyDown={(event) => {
          // what is opened over it closes by itself
          if (event.key !== 'Escape' || !open || !strip.current?.contains(event.target as Node)) return
          // the dialog round it stays
          event.stopPropagation()
          leave()
        }}
      >
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
            onLeave={leave}
          />
        ))}
      </div>
    </section>
  )
}

const marks = { fits: 'shadow-basil', warns: 'shadow-saffron', blocks: 'shadow-beet' } as const

interface ItemProps {
  check: Check
  headline: Headline
  recipe: CheckedRecipe
  user: Reader
  place: 'page' | 'dialog'
  isOpen: boolean
  onTurn: () => void
  onLeave: () => void
}

function StripItem({ check, headline, recipe, user, place, isOpen, onTurn, onLeave }: ItemProps) {
  const { name, kind, word, detail, isTold } = headline
  const spent = check === 'time' ? prepAndCook(recipe) : undefined
  const isRoomy = place === 'page' || kind === 'warns' || isTold
  const id = useId()
  const Heading = place === 'page' ? 'h2' : 'h3'
  const inset = place === 'page' ? 'px-[var(--page-margin)] spread:px-5' : 'px-5 @min-[720px]:px-8'
  const words = (
    <>
      <span className="text-note leading-tight text-ink-3">{name}</span>
      {kind ? (
        <Verdict kind={kind} small className="gap-1! text-ui! leading-tight wrap-anywhere">
          {word}
        </Verdict>
      ) : (
        <span className="inline-flex items-baseline gap-1 leading-tight font-semibold">
          {word !== '–' && <Told className="h-lh w-[17px] self-start text-ink-3" />}
          {word}
        </span>
      )}
      <span
        className={clsx(
          'check-detail',
          // what somebody may not eat for, and what is a guess, has its reason on a phone too
          check === 'allergens' && kind !== 'warns' && 'font-semibold text-ink! @max-[479px]:text-ui!',
          check !== 'allergens' && !isTold && '@min-[30rem]:@max-[55rem]:hidden',
          // over another page the ingredients come first
          !isRoomy && check !== 'allergens' && check !== 'time' && '@max-[30rem]:hidden',
        )}
      >
        {/* on a phone the times have no row of their own */}
        {spent && <span className="hidden brief:inline">{isRoomy ? `${spent}; ` : spent}</span>}
        {check === 'allergens' && kind === null ? (
          <Verdict kind="warns" small className="gap-1! text-[length:inherit]! wrap-anywhere">
            {detail}
          </Verdict>
        ) : (
          <span className={clsx(spent && !isRoomy && 'brief:hidden')}>{detail}</span>
        )}
      </span>
    </>
  )
  const cell = 'check-cell print:min-h-0! print:px-2! print:py-1.5!'
  return (
    <>
      <Heading className="grid font-sans">
        <button
          type="button"
          id={`${id}-check`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-working` : undefined}
          onPointerDown={() => void workings().catch(() => undefined)}
          onClick={onTurn}
          className={clsx(
            'group relative flex hover:bg-well focus-visible:-outline-offset-4',
            cell,
            'aria-expanded:border-b-transparent aria-expanded:bg-sheet aria-expanded:[box-shadow:inset_0_3px_0_var(--tw-shadow-color)]',
            kind && marks[kind],
          )}
        >
          {words}
          <ChevronDown aria-hidden className="check-turns" />
        </button>
        {/* what opens nothing without scripts is words alone */}
        {import.meta.env.SSR && <span className={clsx('hidden noscript:flex', cell)}>{words}</span>}
      </Heading>
      {isOpen && (
        <section
          id={`${id}-working`}
          aria-labelledby={`${id}-check`}
          tabIndex={-1}
          className={clsx(
            'order-last col-span-full min-w-0 border-b border-hair bg-sheet pt-3 pb-6 outline-none print:hidden @min-[55rem]:px-8! @min-[55rem]:pt-6',
            inset,
          )}
        >
          <div className="sticky top-2 z-1 flex h-0 justify-end">
            <IconButton
              label="Close"
              onClick={onLeave}
              className="-mt-1 -mr-2 bg-sheet @min-[55rem]:-mt-4 @min-[55rem]:-mr-6"
            >
              <X aria-hidden className="icon" />
            </IconButton>
          </div>
          <Suspense fallback={<WorkingComing name={name} />}>
            <WorkingOf check={check} recipe={recipe} user={user} />
          </Suspense>
        </section>
      )}
    </>
  )
}

function prepAndCook({ prepTime, cookTime }: CheckedRecipe): string | undefined {
  if (prepTime === undefined || cookTime === undefined) return undefined
  return `${minutesText(prepTime)} prep, ${minutesText(cookTime)} cook`
}

function WorkingComing({ name }: { name: string }) {
  return (
    <Loading words="Loading the details">
      <p className="serif mb-3 text-3 leading-tight font-[520]">{name}</p>
      <Skeleton className="mt-5 h-48" />
    </Loading>
  )
}

import { clsx } from 'clsx'
import { ChevronDown, X } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import {
  type Check,
  type CheckedRecipe,
  checks,
  type Headline,
  headlinesOf,
  type Reader,
} from '#client/features/recipes/verified/headlines.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { IconButton } from '#client/ui/button.tsx'
import { fetchOnFirstUse } from '#client/ui/parts.ts'
import { Loading, Skeleton } from '#client/ui/states.tsx'
import { Verdict } from '#client/ui/verdict.tsx'

const workings = () => import('#client/features/recipes/verified/working-of.tsx')
const WorkingOf = lazyPart(async () => (await workings()).WorkingOf)

interface StripProps {
  recipe: CheckedRecipe
  user: Reader
  place: 'page' | 'dialog'
}

/** Six checks in a compact ruled strip; the one that is pressed shows its working over what follows, so that nothing moves. */
export function VerificationStrip({ recipe, user, place }: StripProps) {
  const [open, setOpen] = useState<Check>()
  const strip = useRef<HTMLElement>(null)
  const close = () => setOpen(undefined)
  const leave = () => {
    strip.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    close()
  }
  const headlines = headlinesOf(recipe, user)
  useEffect(() => fetchOnFirstUse([workings]), [])
  usePressOutside(strip, open !== undefined, close)
  useEffect(() => {
    const working = open && strip.current?.querySelector('[id$="-working"]')
    // what was asked for is not left below the screen
    if (working && working.getBoundingClientRect().top > innerHeight * 0.6) strip.current?.scrollIntoView()
  }, [open])
  return (
    <section
      ref={strip}
      aria-label="What was checked"
      className={clsx(
        place === 'page' && '@min-[880px]:mt-6 max-[979px]:-mx-[var(--page-margin)] print:mx-0! print:mt-2!',
      )}
    >
      <div
        // of no role itself: it hears Esc from whatever in it has the focus
        role="presentation"
        className="num relative grid border-t-3 @max-[879px]:@min-[17.5rem]:grid-cols-2 border-double border-t-ink @min-[880px]:grid-cols-[4fr_7fr_4.5fr_4fr_4.5fr_4.5fr] print:grid-cols-6!"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return
          // the dialog round it stays
          event.stopPropagation()
          leave()
        }}
        // who tabs on sees what has the focus
        onBlur={({ relatedTarget }) => relatedTarget && !strip.current?.contains(relatedTarget) && close()}
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

function usePressOutside(part: RefObject<HTMLElement | null>, isHeard: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!isHeard) return
    const hear = ({ target }: PointerEvent) => {
      if (target instanceof Node && !part.current?.contains(target)) onPress()
    }
    document.addEventListener('pointerdown', hear)
    return () => document.removeEventListener('pointerdown', hear)
  })
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
  const { name, kind, word, detail } = headline
  const id = useId()
  const Heading = place === 'page' ? 'h2' : 'h3'
  const inset = place === 'page' ? 'px-[var(--page-margin)]' : 'px-5 @min-[720px]:px-8'
  // what somebody may not eat for has room for its reason on a phone too
  const isReason = check === 'diet' || check === 'allergens'
  return (
    <>
      <Heading className="grid font-sans">
        <button
          type="button"
          id={`${id}-check`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-working` : undefined}
          onClick={onTurn}
          className={clsx(
            'group relative flex min-h-11 min-w-0 border-b border-l border-hair py-2 pl-3 text-left text-ui leading-snug font-normal tracking-normal hover:bg-well focus-visible:-outline-offset-4 @min-[880px]:flex-col @min-[880px]:flex-nowrap @min-[880px]:items-start @min-[880px]:justify-start @min-[880px]:py-2.5 @min-[880px]:pr-2 @min-[880px]:pl-3.5',
            'aria-expanded:border-b-transparent aria-expanded:bg-sheet aria-expanded:[box-shadow:inset_0_3px_0_var(--tw-shadow-color)]',
            marks[kind],
            isReason
              ? 'flex-col items-start justify-start pr-2'
              : '@max-[879px]:flex-wrap @max-[879px]:content-center @max-[879px]:items-center gap-x-1.5 pr-6',
            'print:min-h-0! print:flex-col! print:flex-nowrap! print:items-start! print:justify-start! print:px-2! print:py-1.5!',
          )}
        >
          <span
            className={clsx(
              'text-note text-ink-3 print:flex-none!',
              isReason ? 'pr-5' : '@max-[879px]:flex-1 @max-[879px]:leading-tight',
            )}
          >
            {name}
          </span>
          <Verdict kind={kind} small className="items-start! text-ui! leading-tight wrap-anywhere">
            {word}
          </Verdict>
          <span
            className={clsx(
              'line-clamp-2 w-full text-note text-ink-2 wrap-anywhere print:line-clamp-none print:block!',
              !isReason && '@max-[879px]:hidden',
            )}
          >
            {detail}
          </span>
          <ChevronDown
            aria-hidden
            className={clsx(
              'icon-small absolute right-1.5 text-ink-2 transition-transform group-aria-expanded:rotate-180 @min-[880px]:top-3 print:hidden',
              isReason ? 'top-2.5' : '@max-[879px]:top-3.5',
            )}
          />
        </button>
      </Heading>
      {isOpen && (
        <section
          id={`${id}-working`}
          aria-labelledby={`${id}-check`}
          tabIndex={-1}
          className={clsx(
            'absolute inset-x-0 top-full z-20 min-w-0 border-b border-hair bg-sheet pt-3 pb-6 shadow-3 outline-none print:hidden @min-[880px]:px-8! @min-[880px]:pt-6',
            inset,
          )}
        >
          <div className="sticky top-2 z-1 flex h-0 justify-end">
            <IconButton label="Close" onClick={onLeave} className="-mt-1 -mr-2 bg-sheet">
              <X aria-hidden className="icon" />
            </IconButton>
          </div>
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
    <Loading words="Loading the details">
      <Skeleton className="h-48" />
    </Loading>
  )
}

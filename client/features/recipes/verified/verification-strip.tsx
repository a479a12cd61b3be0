import { Accordion } from '@base-ui/react/accordion'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentType } from 'react'
import { AllergensWorking } from '#client/features/recipes/verified/allergens-working.tsx'
import { CostWorking } from '#client/features/recipes/verified/cost-working.tsx'
import { DietWorking } from '#client/features/recipes/verified/diet-working.tsx'
import { EnergyWorking } from '#client/features/recipes/verified/energy-working.tsx'
import { EquipmentWorking } from '#client/features/recipes/verified/equipment-working.tsx'
import {
  type Check,
  type CheckedRecipe,
  checks,
  type Headline,
  headlinesOf,
  type Reader,
} from '#client/features/recipes/verified/headlines.ts'
import { TimeWorking } from '#client/features/recipes/verified/time-working.tsx'
import { Verdict } from '#client/ui/verdict.tsx'

interface StripProps {
  recipe: CheckedRecipe
  user: Reader
  place: 'page' | 'dialog'
  /** Whether one working stands open from the start, where there is room. */
  opened?: boolean
}

/** Six checks as ruled columns, on a phone as rows; the open one joins its working. */
export function VerificationStrip({ recipe, user, place, opened = place === 'page' }: StripProps) {
  const headlines = headlinesOf(recipe, user)
  return (
    <section
      aria-label="What was checked"
      className={clsx(
        place === 'page' && '@min-[880px]:mt-12 max-[979px]:-mx-[var(--page-margin)] print:mx-0! print:mt-2!',
      )}
    >
      <Accordion.Root
        defaultValue={opened && isSpread() ? ['energy'] : []}
        className="num grid border-t-3 border-double border-t-ink @min-[880px]:grid-cols-6 print:grid-cols-6"
      >
        {checks.map((check) => (
          <StripItem key={check} check={check} headline={headlines[check]} recipe={recipe} user={user} place={place} />
        ))}
      </Accordion.Root>
    </section>
  )
}

/** Whether the columns stand beside each other. Below, an open working would push the ingredients out of reach. */
const isSpread = () => matchMedia('(min-width: 61.25rem)').matches

const workings: Record<Check, ComponentType<{ recipe: CheckedRecipe; user: Reader }>> = {
  diet: DietWorking,
  allergens: AllergensWorking,
  energy: EnergyWorking,
  cost: CostWorking,
  equipment: EquipmentWorking,
  time: TimeWorking,
}

const marks = { fits: 'shadow-basil', warns: 'shadow-saffron', blocks: 'shadow-beet' } as const

function StripItem({
  check,
  headline: { name, kind, word, detail },
  recipe,
  user,
  place,
}: {
  check: Check
  headline: Headline
  recipe: CheckedRecipe
  user: Reader
  place: 'page' | 'dialog'
}) {
  const Heading = place === 'page' ? 'h2' : 'h3'
  const Working = workings[check]
  const inset = place === 'page' ? 'px-[var(--page-margin)]' : 'px-5 @min-[720px]:px-8'
  return (
    <Accordion.Item value={check} className="contents">
      <Accordion.Header render={<Heading />} className="grid font-sans @min-[880px]:row-start-1">
        <Accordion.Trigger
          className={clsx(
            'group grid content-start gap-y-0.5 border-b border-hair py-3 text-left text-body leading-snug font-normal tracking-normal hover:bg-well focus-visible:-outline-offset-4',
            'data-panel-open:border-b-transparent data-panel-open:bg-sheet data-panel-open:[box-shadow:inset_0_3px_0_var(--tw-shadow-color)]',
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
              className="icon-small text-ink-2 transition-transform group-data-panel-open:rotate-180 print:hidden"
            />
          </span>
          <Verdict kind={kind} className="items-start! leading-tight wrap-anywhere">
            {word}
          </Verdict>
          <span className="text-note text-ink-2 wrap-anywhere">{detail}</span>
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Panel
        className={clsx(
          'min-w-0 border-b border-hair bg-sheet print:hidden pt-2 pb-6 @min-[880px]:col-span-full @min-[880px]:row-start-2 @min-[880px]:px-8! @min-[880px]:pt-8',
          inset,
        )}
      >
        <Working recipe={recipe} user={user} />
      </Accordion.Panel>
    </Accordion.Item>
  )
}

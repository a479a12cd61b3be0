import { clsx } from 'clsx'
import { ArrowLeft, Pencil, RefreshCw, Settings2, ShoppingBasket } from 'lucide-react'
import { GoesOff } from '#client/features/meal-plans/goes-off.tsx'
import { dateText, repeatsText, spanText, thisTime } from '#client/features/meal-plans/plan-dates.ts'
import { allergyText, forWhom } from '#client/features/meal-plans/plan-words.ts'
import { useActiveText } from '#client/features/meal-plans/plans/use-active-text.ts'
import { useToday } from '#client/features/meal-plans/use-today.ts'
import { type PlanDialog, paths } from '#client/paths.ts'
import { Button, IconButton, TextLink } from '#client/ui/buttons/button.tsx'
import { Badge } from '#client/ui/pages/page.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { capital } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'

interface Props {
  plan: MealPlanWithMeals
  /** One of its days is shown: on a phone that stands higher than what is done with all of them. */
  isOfDay: boolean
  onOpen: (dialog: PlanDialog) => void
}

/** For whom a plan is, its name, and the ways on. */
export function PlanHead({ plan, isOfDay, onOpen }: Props) {
  const { title, description, eaters, isTemplate } = plan
  const { startDate, endDate, ...time } = thisTime(plan, useToday())
  const repeats = repeatsText(time)
  const active = useActiveText(plan)
  const allergies = allergyText(plan)
  // 'Week of November 23' has said it
  const isSpanTold = !isTemplate && !(title.includes(dateText(startDate)) && daysOfPlan(plan) === 7)
  return (
    <header className="pb-4 max-phone:-mt-4 tablet:pb-6 print:hidden">
      <TextLink {...paths.menuPlanning({ tab: 'plans' })} className="tablet:mb-2">
        <ArrowLeft aria-hidden className="icon-small" />
        Meal Plans
      </TextLink>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <div className="min-w-65 flex-1">
          <div className="flex items-start gap-1 tablet:mb-1.5">
            <h1
              className={clsx(
                'min-w-0 wrap-anywhere max-phone:self-center max-phone:text-[1.75rem]',
                isOfDay && 'text-[1.75rem]',
              )}
            >
              {title}
            </h1>
            <IconButton
              label="Rename plan"
              onClick={() => onOpen('title')}
              className={clsx(isOfDay ? 'phone:-mt-2' : 'tablet:mt-1.5')}
            >
              <Pencil aria-hidden className="icon" />
            </IconButton>
          </div>
          <div className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-ink-2">
            {isTemplate ? <Badge>Template</Badge> : active && <Badge tone="fits">{active}</Badge>}
            <p className="aside max-phone:text-ui!">{forWhom(eaters)}</p>
            {isSpanTold && <span>{spanText(startDate, endDate)}</span>}
            {repeats && <span>{capital(repeats)}</span>}
          </div>
          {allergies && (
            <Verdict kind={allergies.kind} small className="mt-2">
              {allergies.words}
            </Verdict>
          )}
          <GoesOff foods={plan.totals.goesOff} />
          {description && <p className="lead mt-2 wrap-anywhere">{description}</p>}
        </div>
        <div
          className={clsx('flex flex-1 flex-wrap items-center gap-3 phone:flex-none', isOfDay && 'max-phone:hidden')}
        >
          {plan.proof && (
            <Button onClick={() => onOpen('again')} className="flex-1 phone:flex-none">
              <RefreshCw aria-hidden className="icon max-phone:hidden" />
              Plan again
            </Button>
          )}
          <Button look="go" onClick={() => onOpen('list')} className="flex-1 phone:flex-none">
            <ShoppingBasket aria-hidden className="icon max-phone:hidden" />
            Shopping list
          </Button>
          <IconButton
            label="Plan settings"
            onClick={() => onOpen('settings')}
            className="size-12! border-[1.5px] border-edge"
          >
            <Settings2 aria-hidden className="icon" />
          </IconButton>
        </div>
      </div>
    </header>
  )
}

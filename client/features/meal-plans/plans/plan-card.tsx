import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarCheck, CalendarPlus, Copy, MoreHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { repeatsText, spanText, thisTime } from '#client/features/meal-plans/plan-dates.ts'
import { counted } from '#client/features/meal-plans/plan-words.ts'
import { useActiveText } from '#client/features/meal-plans/plans/use-active-text.ts'
import { UseAgain } from '#client/features/meal-plans/plans/use-again.tsx'
import { useChangePlan, useDeletePlan, useDuplicatePlan } from '#client/features/meal-plans/queries.ts'
import { useToday } from '#client/features/meal-plans/use-today.ts'
import { paths } from '#client/paths.ts'
import { IconButton } from '#client/ui/buttons/button.tsx'
import { focusHeading } from '#client/ui/focus/return-focus.ts'
import { Menu, MenuItem } from '#client/ui/overlays/menu.tsx'
import { Badge } from '#client/ui/pages/page.tsx'
import type { MealPlan } from '#contract/planning/plan-view.ts'

const shownDishes = 4

/** A plan of a list: its name, its days, four of its dishes, and what can be done with it. */
export function PlanCard({ plan, level }: { plan: MealPlan; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  const { id, title, isTemplate, recipeIds } = plan
  const { startDate, endDate, ...time } = thisTime(plan, useToday())
  const repeats = repeatsText(time)
  const active = useActiveText(plan)
  const dishes = recipeIds.slice(0, shownDishes)
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-b border-hair py-5">
      <div className="min-w-0">
        <div className="mb-1 flex flex-wrap items-center gap-2.5">
          <Heading className="text-3 leading-tight wrap-anywhere">
            <Link
              {...paths.mealPlan(id)}
              className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          </Heading>
          {active && !isTemplate && <Badge tone="fits">{active}</Badge>}
        </div>
        <p className="num text-ui text-ink-2">
          {!isTemplate && `${spanText(startDate, endDate)}, `}
          {counted(recipeIds.length, 'recipe')}
          {repeats && `, ${repeats}`}
        </p>
        <div className="mt-3 flex gap-2">
          {dishes.map((recipe) => (
            <DishThumbnail key={recipe} src={`/api/recipes/${recipe}/image.svg`} className="size-15 tablet:size-18" />
          ))}
          {recipeIds.length > shownDishes && (
            <span className="num self-center text-ui text-ink-2">+{recipeIds.length - shownDishes}</span>
          )}
          {dishes.length === 0 && <p className="aside text-ui!">Nothing in it yet</p>}
        </div>
      </div>
      <CardMenu plan={plan} />
    </li>
  )
}

function CardMenu({ plan }: { plan: MealPlan }) {
  const navigate = useNavigate()
  const [isAgain, setIsAgain] = useState(false)
  const isActive = useActiveText(plan) !== undefined
  const change = useChangePlan(isActive ? 'No longer active' : 'Active now')
  const remove = useDeletePlan()
  const duplicate = useDuplicatePlan((copy) => void navigate(paths.mealPlan(copy.id)))
  const { id, title, isTemplate } = plan
  return (
    <div className="relative -mr-2.5">
      <Menu
        trigger={
          <IconButton label={`More: ${title}`} busy={change.isPending || remove.isPending || duplicate.isPending}>
            <MoreHorizontal aria-hidden className="icon" />
          </IconButton>
        }
      >
        <MenuItem icon={<CalendarPlus aria-hidden className="icon" />} onClick={() => setIsAgain(true)}>
          Use again starting…
        </MenuItem>
        {!isTemplate && (
          <MenuItem
            icon={<CalendarCheck aria-hidden className="icon" />}
            onClick={() => change.mutate({ id, isActive: !isActive })}
          >
            {isActive ? 'Make inactive' : 'Make active'}
          </MenuItem>
        )}
        {!isTemplate && (
          <MenuItem
            icon={<Copy aria-hidden className="icon" />}
            onClick={() => duplicate.mutate({ id, isTemplate: true })}
          >
            Save a copy as a template
          </MenuItem>
        )}
        <MenuItem
          icon={<Trash2 aria-hidden className="icon" />}
          onClick={() => remove.mutate(plan, { onSuccess: focusHeading })}
        >
          Delete
        </MenuItem>
      </Menu>
      {isAgain && <UseAgain plan={plan} onClose={() => setIsAgain(false)} />}
    </div>
  )
}

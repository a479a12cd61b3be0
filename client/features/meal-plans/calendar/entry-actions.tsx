import { Link } from '@tanstack/react-router'
import {
  ArrowRightLeft,
  BookOpen,
  Check,
  ChefHat,
  CookingPot,
  Copy,
  CopyPlus,
  Lock,
  LockOpen,
  type LucideIcon,
  NotebookPen,
  Plus,
  RefreshCw,
  Soup,
  Store,
  Trash2,
  UserMinus,
  Users,
  Utensils,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useMarkCooked } from '#client/features/cooked/queries.ts'
import { canSwap } from '#client/features/meal-plans/changes/swapping.ts'
import { menuOf, menuRemoved } from '#client/features/meal-plans/changes/whole-menu.ts'
import { dishOfEntry, isAt } from '#client/features/meal-plans/plan-changes.ts'
import {
  cookedFor,
  cookedOnIfMarked,
  dishesCookedAt,
  mealLabels,
  titleOf,
} from '#client/features/meal-plans/plan-words.ts'
import type { ChangePlan } from '#client/features/meal-plans/use-plan.ts'
import { useToday } from '#client/features/meal-plans/use-today.ts'
import { paths } from '#client/paths.ts'
import { focusHeading } from '#client/ui/focus/return-focus.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { type Place, placeKey } from '#domain/plan/meal-plan/calendar/place.ts'
import { recipeOf } from '#domain/plan/meal-plan/cooking/remarks.ts'

/** What stands in the dialog of an entry: the list, or a form that one of its rows asks for. */
export type EntryView = 'actions' | 'move' | 'copy' | 'copy-meal' | 'rest' | 'eaters' | 'out' | 'note' | 'menu'

interface Props {
  plan: MealPlanWithMeals
  entry: MealPlanWithMeals['entries'][number]
  change: ChangePlan
  onSwap: (place: Place) => void
  onAdd: (place: Place) => void
  onView: (view: EntryView) => void
  onClose: () => void
}

/** The list of what can be done with a thing of the calendar. */
export function EntryActions({ plan, entry, change, onSwap, onAdd, onView, onClose }: Props) {
  const recipe = recipeOf(plan, entry)
  const { id, kind, day, meal, isLocked } = entry
  const isDish = kind === 'recipe' || kind === 'leftover'
  const title = titleOf(plan, entry)
  const then = (what: () => void) => () => {
    onClose()
    what()
  }
  const remove = then(() => {
    change([{ kind: 'remove', entry: id }])
    focusHeading()
    toast({
      title: 'Removed',
      description: title,
      action: { label: 'Undo', onPress: () => change([{ kind: 'restore', entry: id }]) },
    })
  })
  const mark = useMarkCooked()
  const servings = cookedFor(plan, entry)
  const markedOn = cookedOnIfMarked(plan, entry, useToday())
  const cook = then(() => {
    if (recipe && markedOn && servings)
      mark.mutate({
        recipeId: recipe.id,
        servings,
        cookedOn: markedOn,
        planned: { plan: plan.id, entry: id },
      })
  })
  const menu = menuOf(plan, entry)
  const removeMenu = then(() => {
    const { changes, undo } = menuRemoved(menu?.entries ?? [])
    change(changes)
    focusHeading()
    toast({
      title: 'Removed',
      description: menu?.title,
      action: { label: 'Undo', onPress: () => change(undo) },
    })
  })
  const lock = then(() => {
    change([{ kind: 'lock', entry: id, isLocked: !isLocked }], {
      title: isLocked ? 'Unlocked' : 'Locked',
      description: isLocked ? title : 'It won’t change when you plan again.',
    })
  })
  const before = dishOfEntry(entry)
  const eatOut = then(() => {
    change([{ kind: 'dish', entry: id, dish: { kind: 'out', eaters: entry.eaters } }], {
      title: 'Eating out',
      description: 'This dish won’t be cooked.',
      action: before && { label: 'Undo', onPress: () => change([{ kind: 'dish', entry: id, dish: before }]) },
    })
  })
  return (
    <ul className="-mx-3 -my-1 grid">
      {recipe && isDish && (
        <>
          <LinkAction Icon={BookOpen} path={paths.recipe(recipe.id)}>
            Open the recipe
          </LinkAction>
          {servings && (
            <LinkAction
              Icon={CookingPot}
              path={paths.recipe(recipe.id, {
                cook: 1,
                servings,
                plan: plan.id,
                entry: id,
              })}
            >
              Start cooking
            </LinkAction>
          )}
          {servings && markedOn && (
            <Action Icon={Check} onPress={cook}>
              Mark as cooked
            </Action>
          )}
          {servings && dishesCookedAt(plan, entry) > 1 && (
            <LinkAction Icon={ChefHat} path={paths.mealOfPlan(plan.id, placeKey(entry))}>
              {`Cook ${meal} together`}
            </LinkAction>
          )}
        </>
      )}
      {menu && (
        <>
          <LinkAction Icon={Utensils} path={paths.menu(menu.id)}>
            <span className="min-w-0 wrap-anywhere">
              Open its menu
              <span className="note block">{menu.title}</span>
            </span>
          </LinkAction>
          {menu.entries.length > 1 && (
            <>
              <Action Icon={ArrowRightLeft} onPress={() => onView('menu')}>
                Move the whole menu to…
              </Action>
              <Action Icon={Trash2} onPress={removeMenu}>
                Remove the whole menu
              </Action>
            </>
          )}
        </>
      )}
      {kind !== 'note' && (
        <>
          {canSwap(plan, entry) && (
            <Action Icon={RefreshCw} onPress={then(() => onSwap({ day, meal }))}>
              Swap for another dish
            </Action>
          )}
          <Action Icon={isLocked ? LockOpen : Lock} onPress={lock}>
            {isLocked ? 'Unlock' : 'Lock it so it won’t change when you plan again'}
          </Action>
        </>
      )}
      <Action Icon={ArrowRightLeft} onPress={() => onView('move')}>
        Move to…
      </Action>
      <Action Icon={Copy} onPress={() => onView('copy')}>
        Copy to…
      </Action>
      {plan.entries.filter((each) => isAt(each, entry)).length > 1 && (
        <Action Icon={CopyPlus} onPress={() => onView('copy-meal')}>
          {`Copy all of ${mealLabels[meal].toLowerCase()} to…`}
        </Action>
      )}
      {kind === 'recipe' && recipe && (
        <Action Icon={Soup} onPress={() => onView('rest')}>
          Eat the leftovers on…
        </Action>
      )}
      {isDish && plan.eaters.length > 1 && before && (
        <Action Icon={Users} onPress={() => onView('eaters')}>
          Choose who’s eating it…
        </Action>
      )}
      {isDish && (
        <Action Icon={Store} onPress={eatOut}>
          Eat out instead
        </Action>
      )}
      {kind !== 'note' && plan.eaters.length > 1 && (
        <Action Icon={UserMinus} onPress={() => onView('out')}>
          Choose who’s eating out…
        </Action>
      )}
      <Action Icon={NotebookPen} onPress={() => onView('note')}>
        {entry.note ? 'Change the note' : 'Add a note'}
      </Action>
      <Action Icon={Plus} onPress={() => onAdd({ day, meal })}>
        Add something to go with it
      </Action>
      <Action Icon={Trash2} onPress={remove}>
        Remove
      </Action>
    </ul>
  )
}

const actionClass =
  'flex min-h-12 w-full items-center gap-3.5 rounded-ctl px-3 py-2 text-left font-medium no-underline hover:bg-well'

export function Action({ Icon, onPress, children }: { Icon: LucideIcon; onPress: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" onClick={onPress} className={actionClass}>
        <Icon aria-hidden className="icon text-ink-2" />
        {children}
      </button>
    </li>
  )
}

function LinkAction({
  Icon,
  path,
  children,
}: {
  Icon: LucideIcon
  path: ReturnType<typeof paths.recipe | typeof paths.mealOfPlan | typeof paths.menu>
  children: ReactNode
}) {
  return (
    <li>
      <Link {...path} className={actionClass}>
        <Icon aria-hidden className="icon text-ink-2" />
        {children}
      </Link>
    </li>
  )
}

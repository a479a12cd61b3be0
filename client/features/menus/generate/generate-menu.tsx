import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Utensils } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { LeftBadge } from '#client/features/generate/left-badge.tsx'
import { LimitPanel } from '#client/features/generate/limit-panel.tsx'
import { refusedWishes } from '#client/features/generate/refused-wishes.ts'
import { MenuFieldset } from '#client/features/menus/generate/menu-fieldset.tsx'
import { fieldOfRefusal, MenuFields, menuCallOf, menuOf } from '#client/features/menus/generate/menu-form.ts'
import { MenuWritingView } from '#client/features/menus/generate/menu-writing.tsx'
import { mealFor, TableSoFar } from '#client/features/menus/generate/table-so-far.tsx'
import { useMenuGeneration } from '#client/features/menus/generate/use-menu-generation.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { useFocusAfter } from '#client/ui/focus/use-focus-after.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { CallError } from '#contract/client.ts'

/** Asks what the menu is for, shows it as it is written, and opens it. What was typed stays, whatever happens. */
export function GenerateMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(MenuFields), defaultValues: menuOf(user.dietaryPreference) })
  const generation = useMenuGeneration()
  const [refusal, setRefusal] = useState<string | null>(null)
  const isSpent = user.generationsLeft === 0
  const [limit, setLimit] = useState<Limit | null>(isSpent ? {} : null)
  const isHere = useIsHere()
  const formId = useId()
  useFocusAfter(generation.isPending ? 'writing' : limit ? 'limit' : 'form')
  const fields = useWatch({ control: form.control }) as MenuFields
  const isMealChosen = fields.mealType !== ''

  const takeRefusal = (error: CallError) => {
    if (error.code === 'daily_limit_reached') {
      setLimit({ because: tooLittleLeft(error, form.getValues('recipeCount')) })
      return
    }
    setRefusal(error.sentence)
    const { wishes, message } = refusedWishes(error)
    for (const field of wishes.map(fieldOfRefusal)) if (field) form.setError(field, { message })
  }
  const submit = form.handleSubmit((fields) => {
    if (isSpent || generation.isPending) return
    setRefusal(null)
    generation.start(menuCallOf(fields), {
      onMade: ({ menu }) => {
        if (isHere.current) void navigate(paths.menu(menu.id))
      },
      onRefused: takeRefusal,
    })
  })

  if (generation.isPending) return <MenuWritingView writing={generation.writing} onCancel={generation.cancel} />
  if (limit) return <LimitPanel {...limit} user={user} heading="h2" onBack={() => setLimit(null)} />
  return (
    <div className="flex flex-col gap-x-16 spread:grid spread:grid-cols-[minmax(0,760px)_minmax(0,1fr)] spread:items-start">
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-7">
        <MenuFieldset form={form} user={user} refusal={refusal} />
      </form>
      {/* beside the form in sight while it is filled in; where there is no room beside it, in a line at the foot */}
      <div className="contents spread:sticky spread:top-8 spread:block">
        <TableSoFar control={form.control} />
        <div className="foot-bar z-20 mt-7 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-spread:-mx-(--page-margin) max-spread:border-t max-spread:border-edge max-spread:bg-paper max-spread:px-(--page-margin) max-spread:py-2 max-spread:tall:sticky max-spread:tall:bottom-[var(--tab-bar,0px)] spread:grid spread:grid-cols-1 spread:gap-3">
          <p className={clsx('num min-w-0 flex-1 basis-32 text-ui leading-snug', isMealChosen && 'spread:hidden')}>
            {isMealChosen ? (
              <>
                <b className="block font-semibold">{mealFor(fields)}</b>
                <span className="text-ink-2">{fields.recipeCount} recipes</span>
              </>
            ) : (
              <b className="font-semibold">Choose a meal type first</b>
            )}
          </p>
          <Button
            type="submit"
            form={formId}
            look={isMealChosen ? 'go' : 'quiet'}
            disabled={isSpent}
            className="spread:w-full"
          >
            <Utensils aria-hidden className="icon" />
            Generate Menu
          </Button>
          <DayLeft user={user} recipes={fields.recipeCount} />
        </div>
      </div>
    </div>
  )
}

/** What is left of the day, beside what the menu takes of it. */
function DayLeft({ user, recipes }: { user: User; recipes: number }) {
  if (user.generationsLeft === null) return null
  return (
    <p className="num flex flex-wrap items-center gap-3 text-ui text-ink-2">
      <LeftBadge user={user} />
      This menu counts as {recipes} recipes.
    </p>
  )
}

interface Limit {
  because?: string | undefined
}

/** Undefined where nothing is left at all. */
function tooLittleLeft({ details }: CallError, wanted: number): string | undefined {
  const left = Number(details['limit']) - Number(details['used'])
  return left > 0 ? `This menu needs ${wanted} recipes, but you have only ${left} left today.` : undefined
}

/** Whether the form is still on the page when long work ends. */
function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

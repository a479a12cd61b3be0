import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from '@tanstack/react-router'
import { UtensilsCrossed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { MenuFieldset } from '#client/features/menus/generate/menu-fieldset.tsx'
import { fieldOfRefusal, MenuFields, menuCallOf, usualMenu } from '#client/features/menus/generate/menu-form.ts'
import { MenuWritingView } from '#client/features/menus/generate/menu-writing.tsx'
import { useMenuGeneration } from '#client/features/menus/generate/use-menu-generation.ts'
import { LimitPanel } from '#client/features/recipes/generate/limit-panel.tsx'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { Badge } from '#client/ui/page.tsx'
import type { User } from '#contract/accounts.ts'
import type { CallError } from '#contract/client.ts'
import { plans } from '#contract/plans.ts'

/** Asks what the menu is for, shows it as it is written, and opens it. What was typed stays, whatever happens. */
export function GenerateMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(MenuFields), defaultValues: usualMenu })
  const generation = useMenuGeneration()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSpent, setIsSpent] = useState(false)
  const isHere = useIsHere()
  const recipes = useWatch({ control: form.control, name: 'recipeCount' })

  const takeRefusal = ({ code, sentence, details }: CallError) => {
    setRefusal(sentence)
    if (code === 'daily_limit_reached') setIsSpent(user.generationsLeft === 0)
    const wishes = Array.isArray(details['wishes']) ? details['wishes'].map(String) : []
    const message = wishes.length > 1 ? 'This cannot be kept together with the others' : 'This cannot be kept'
    for (const field of wishes.map(fieldOfRefusal)) if (field) form.setError(field, { message })
  }
  const submit = form.handleSubmit((fields) => {
    if (generation.isPending) return
    setRefusal(null)
    generation.start(menuCallOf(fields), {
      onMade: ({ menu }) => {
        if (isHere.current) void navigate(paths.menu(menu.id))
      },
      onRefused: takeRefusal,
    })
  })

  if (generation.isPending) return <MenuWritingView writing={generation.writing} onCancel={generation.cancel} />
  if (isSpent) return <LimitPanel user={user} onBack={() => setIsSpent(false)} />
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-[760px] gap-7">
      <MenuFieldset form={form} user={user} refusal={refusal} />
      <div className="flex flex-wrap items-center gap-4 border-t border-hair pt-6">
        <Button type="submit" look="go" big className="max-phone:w-full">
          <UtensilsCrossed aria-hidden className="icon" />
          Generate Menu
        </Button>
        <DayLeft user={user} recipes={recipes} />
      </div>
    </form>
  )
}

/** What is left of the day, beside what the menu takes of it. */
function DayLeft({ user: { generationsLeft, subscriptionTier }, recipes }: { user: User; recipes: number }) {
  if (generationsLeft === null) return <Badge tone="paid">No limit</Badge>
  return (
    <p className="num flex flex-wrap items-center gap-3 text-ui text-ink-2">
      <Badge tone="left">
        {generationsLeft} of {plans[subscriptionTier].dailyRecipes} left
      </Badge>
      This menu counts as {recipes} recipes.
    </p>
  )
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

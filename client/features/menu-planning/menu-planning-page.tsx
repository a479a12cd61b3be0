import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { PlansTab } from '#client/features/meal-plans/plans/plans-tab.tsx'
import { MyMenus } from '#client/features/menu-planning/my-menus.tsx'
import { GenerateMenu } from '#client/features/menus/generate/generate-menu.tsx'
import { LockedMenus } from '#client/features/menus/locked-menus.tsx'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { Tabs } from '#client/ui/pages/tabs.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { entitlements, plans, requiredTier } from '#contract/plans.ts'

const route = getRouteApi('/menu-planning')

/** Menus and meal plans are made here and found again. */
export function MenuPlanningPage() {
  return (
    <SignedIn>
      {(user) => (
        <Page title="Menu Planning">
          <h1 tabIndex={-1} className="mb-7">
            Menu Planning
          </h1>
          {entitlements[user.subscriptionTier].menus ? <Planning user={user} /> : <LockedMenus />}
        </Page>
      )}
    </SignedIn>
  )
}

function Planning({ user }: { user: User }) {
  const navigate = useNavigate()
  const { tab: wanted = 'generate', saved = false } = route.useSearch()
  const { mealPlans } = entitlements[user.subscriptionTier]
  const tab = wanted === 'plans' && !mealPlans ? 'generate' : wanted
  const panel = (content: ReactNode) => <div className="pt-7">{content}</div>
  return (
    <>
      {!mealPlans && <MealPlansNotice />}
      <Tabs
        label="Menu Planning"
        value={tab}
        onChange={(next) => void navigate({ ...paths.menuPlanning({ tab: next }), resetScroll: false })}
        tabs={[
          { value: 'generate', label: 'Generate Menu', content: panel(<GenerateMenu user={user} />) },
          { value: 'menus', label: 'My Menus', content: panel(<MyMenus saved={saved} />) },
          {
            value: 'plans',
            label: 'Meal Plans',
            content: panel(mealPlans && <PlansTab />),
            isDisabled: !mealPlans,
          },
        ]}
      />
    </>
  )
}

/** Why the third tab is closed. */
function MealPlansNotice() {
  const tier = requiredTier('mealPlans')
  const upgrade = <TextLink {...paths.subscribe(tier)}>Upgrade to {plans[tier].name}</TextLink>
  return (
    <p role="note" className="-mt-3 mb-3 flex flex-wrap items-center gap-x-3 text-ui text-ink-2">
      <Lock aria-hidden className="icon-small text-aubergine-ink" />
      Meal plans need {plans[tier].name}.{upgrade}
    </p>
  )
}

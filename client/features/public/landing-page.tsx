import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useEffect } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { PlanAction } from '#client/features/billing/plan-action.tsx'
import { PlanCards } from '#client/features/billing/plan-cards.tsx'
import { Figures } from '#client/features/public/figures.tsx'
import { showcaseQuery } from '#client/features/public/queries.ts'
import { ShowcaseCard, ShowcaseSkeleton } from '#client/features/public/showcase-card.tsx'
import { StartPremium } from '#client/features/public/start-premium.tsx'
import { PageHead } from '#client/page-head.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/button.tsx'
import { DocumentTitle, LeaderRow, Sheet } from '#client/ui/page.tsx'
import { plans } from '#contract/plans.ts'
import { allergens } from '#domain/food/allergens.ts'
import { diets } from '#domain/food/diets.ts'

/** The product for people who have not sat down yet. */
export function LandingPage() {
  const { data: user } = useCurrentUser()
  // Members pass by here while they are being recognised; nothing is fetched for them.
  const { data: verified, isPending } = useQuery({ ...showcaseQuery, enabled: user === null })
  const { upgrade } = useSearch({ from: '/' })
  useSection(upgrade ? 'pricing' : undefined)
  return (
    <>
      <DocumentTitle>Recipes with their working shown</DocumentTitle>
      {import.meta.env.SSR && (
        <PageHead
          path="/"
          title="MealCrafter: recipes with their working shown"
          description="Recipes made for your diet, your kitchen and your budget, with every claim checked line by line, from allergens to cost per plate."
          data={(url) => ({ '@context': 'https://schema.org', '@type': 'WebSite', name: 'MealCrafter', url })}
        />
      )}
      <section className="wrap grid items-start gap-12 py-8 tablet:py-16 spread:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] spread:gap-16">
        <Hero />
        {verified ? <ShowcaseCard verified={verified} /> : isPending && <ShowcaseSkeleton />}
      </section>
      <section id="features" className="wrap scroll-mt-6 pt-10 tablet:pt-16">
        <h2 className="mb-10 max-w-[17em] tablet:mb-12">A recipe makes promises. These ones come with the receipt.</h2>
        <Figures verified={verified} />
      </section>
      <section id="pricing" className="wrap scroll-mt-6 pt-20 tablet:pt-24">
        <div className="mb-9 flex flex-wrap items-end justify-between gap-4">
          <h2>Plans</h2>
          <p className="aside">Pay monthly, stop whenever you like.</p>
        </div>
        <PlanCards
          wanted={upgrade}
          renderFoot={(tier) => (tier === 'free' ? <SignUpFree /> : <PlanAction tier={tier} user={user} />)}
        />
      </section>
      <section className="linen mt-20 -mb-16 py-10 tablet:mt-24 tablet:py-14">
        <div className="wrap">
          <Sheet className="flex flex-wrap items-center justify-between gap-6 p-6 tablet:p-9">
            <div>
              <h2>What is for dinner?</h2>
              <p className="mt-2 text-ink-2">
                Six short questions, and the first recipe is yours in about three minutes.
              </p>
            </div>
            <div className="grid gap-2.5">
              <div className="flex flex-wrap gap-3">
                <ButtonLink {...paths.accountSetup('free')}>Get Started</ButtonLink>
                <StartPremium />
              </div>
              <p className="note">
                Get Started is free. Get Started Today begins with {plans.mid.name}, ${plans.mid.price} a month.
              </p>
            </div>
          </Sheet>
        </div>
      </section>
    </>
  )
}

function Hero() {
  return (
    <div>
      <h1 className="text-hero leading-[0.96] font-[440] tracking-[-0.03em]">
        Tonight’s dinner, with its <em className="font-[400] text-tomato-ink">working shown.</em>
      </h1>
      <p className="lead mt-6 mb-8 max-w-[34em]">
        Say what you feel like and what you cannot eat. You get a recipe in which every claim, from allergens to cost
        per plate, is checked line by line, and you can open each line.
      </p>
      <div className="double-rule flex max-w-[560px] flex-wrap items-center gap-x-5 gap-y-3 border-b border-b-hair py-6">
        <ButtonLink look="go" big {...paths.accountSetup('free')}>
          Get Started Free
          <ArrowRight aria-hidden className="icon" />
        </ButtonLink>
        <span className="note">{plans.free.dailyRecipes} recipes a day, no card needed.</span>
      </div>
      <h2 className="aside mt-6 mb-3">Checked on every recipe</h2>
      <ul className="grid max-w-[560px] gap-2.5 text-ui">
        {checks.map(([name, how]) => (
          <li key={name}>
            <LeaderRow name={name}>{how}</LeaderRow>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <TextLink {...paths.check()}>Have a recipe already? Check it</TextLink>
      </p>
    </div>
  )
}

const checks = [
  ['Allergens', `${allergens.length}, on every line`],
  ['Diets', `${diets.length}, on every line`],
  ['Energy and nutrition', 'with range and source'],
  ['Cost', 'with source and month'],
  ['Equipment', 'against your kitchen'],
  ['Time', 'step by step'],
] as const

function SignUpFree() {
  return (
    <ButtonLink {...paths.accountSetup('free')} className="w-full">
      Sign Up Free
    </ButtonLink>
  )
}

/** Goes to a section by the address: its #name, or the plans for someone who came for one. */
function useSection(wanted: string | undefined) {
  const { hash } = useLocation()
  const section = wanted ?? hash
  useEffect(() => {
    if (section) document.getElementById(section)?.scrollIntoView()
  }, [section])
}

import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { PlanAction } from '#client/features/billing/plan-action.tsx'
import { PlanCards } from '#client/features/billing/plan-cards.tsx'
import { Figures } from '#client/features/public/figures.tsx'
import { Hero } from '#client/features/public/hero.tsx'
import { NewsletterSection } from '#client/features/public/newsletter-section.tsx'
import { StartPremium } from '#client/features/public/start-premium.tsx'
import { Testimonials } from '#client/features/public/testimonials.tsx'
import { showcaseQuery } from '#client/features/site/queries.ts'
import { PageHead } from '#client/page-head.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { DocumentTitle, Sheet } from '#client/ui/pages/page.tsx'
import { plans } from '#contract/plans.ts'

/** The product for people who have not sat down yet. */
export function LandingPage() {
  const { data: user } = useCurrentUser()
  // Members pass by here while they are being recognised; nothing is fetched for them.
  const { data: verified, isPending } = useQuery({ ...showcaseQuery, enabled: user === null })
  const { upgrade } = useSearch({ from: '/' })
  useSection(upgrade ? 'pricing' : undefined)
  return (
    <>
      <DocumentTitle>Recipes that show their work</DocumentTitle>
      {import.meta.env.SSR && (
        <PageHead
          path="/"
          title="MealCrafter: recipes that show their work"
          description="Recipes made for your diet, your kitchen and your budget, with every claim checked line by line, from allergens to cost per plate."
          data={(url) => ({ '@context': 'https://schema.org', '@type': 'WebSite', name: 'MealCrafter', url })}
        />
      )}
      <Hero verified={verified} isPending={isPending} />
      <section id="features" className="wrap scroll-mt-6 pt-10 tablet:pt-16">
        <h2 className="mb-10 max-w-[17em] tablet:mb-12">A recipe makes promises. Ours come with a receipt.</h2>
        <Figures verified={verified} />
      </section>
      <section id="pricing" className="wrap scroll-mt-6 pt-20 tablet:pt-24">
        <div className="mb-9 flex flex-wrap items-end justify-between gap-4">
          <h2>Plans</h2>
          <p className="aside">Billed monthly. Cancel anytime.</p>
        </div>
        <PlanCards
          isBrief
          wanted={upgrade}
          renderFoot={(tier) => (tier === 'free' ? <SignUpFree /> : <PlanAction tier={tier} user={user} />)}
        />
        <TextLink {...paths.pricing()} className="mt-4 spread:hidden">
          See everything in each plan
        </TextLink>
      </section>
      <Testimonials />
      <section className="linen mt-20 pt-10 tablet:mt-24 tablet:pt-14">
        <div className="wrap">
          <Sheet className="flex flex-wrap items-center justify-between gap-6 p-6 tablet:p-9">
            <div>
              <h2>What’s for dinner?</h2>
              <p className="mt-2 text-ink-2">
                Answer a few short questions, and you’ll have your first recipe in about three minutes.
              </p>
            </div>
            <div className="flex flex-wrap gap-x-6 gap-y-4">
              <div className="grid content-start justify-items-start gap-1.5 tablet:justify-items-center">
                <ButtonLink {...paths.accountSetup('free')}>Get Started</ButtonLink>
                <p className="note">Free, no card needed</p>
              </div>
              <div className="grid content-start justify-items-start gap-1.5 noscript:hidden tablet:justify-items-center">
                <StartPremium />
                <p className="note">
                  {plans.mid.name}, ${plans.mid.price} a month
                </p>
              </div>
            </div>
          </Sheet>
        </div>
      </section>
      <NewsletterSection />
    </>
  )
}

function SignUpFree() {
  return (
    <ButtonLink {...paths.accountSetup('free')} className="w-full">
      Sign Up Free
    </ButtonLink>
  )
}

/** Who came for a plan sees the plans. */
function useSection(wanted: string | undefined) {
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView()
  }, [wanted])
}

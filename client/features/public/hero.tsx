import { Suspense } from 'react'
import { DemoForm } from '#client/features/demo/demo-form.tsx'
import { useDemo } from '#client/features/demo/use-demo.ts'
import { ShowcaseCard, ShowcaseDish, ShowcaseSkeleton } from '#client/features/public/showcase-card.tsx'
import { PlateStrip } from '#client/features/site/plate-strip.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextAnchor, TextLink } from '#client/ui/buttons/button.tsx'
import { plans } from '#contract/plans.ts'
import type { VerifiedRecipe } from '#contract/recipes/recipe.ts'
import italic from '../../../node_modules/.cache/typefaces/fraunces-italic-latin.woff2?url'

const DemoRecipeView = lazyPart(async () => (await import('#client/features/demo/demo-recipe.tsx')).DemoRecipeView)

/**
 * What it is, a dish, and a recipe of one's own to try. On a phone the columns are one: the headline, what it is and the way in come first,
 * and stand on the first screen.
 */
export function Hero({ verified, isPending }: { verified: VerifiedRecipe | undefined; isPending: boolean }) {
  const demo = useDemo()
  return (
    <>
      {/* the headline needs it at once, other pages further down */}
      {import.meta.env.SSR && <link rel="preload" href={italic} as="font" type="font/woff2" crossOrigin="anonymous" />}
      <section className="wrap flex flex-col pt-5 pb-8 tablet:pt-16 tablet:pb-16 spread:grid spread:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] spread:items-start spread:gap-16">
        <div className="max-spread:contents">
          <h1 className="text-hero leading-[0.96] font-[440] tracking-[-0.03em]">
            Tonight’s dinner, with its <em className="font-[400] text-tomato-ink">work shown.</em>
          </h1>
          <p className="lead my-4 max-w-[34em] max-spread:text-pretty spread:mt-6 spread:mb-8">
            Say what you’re in the mood for and what you can’t eat. Every claim in your recipe is checked line by line,
            from allergens to cost.
          </p>
          <div className="max-spread:order-2">
            <DemoForm demo={demo} />
          </div>
          <Beside />
        </div>
        <div className="max-spread:contents">
          {verified ? <ShowcaseDish verified={verified} /> : null}
          <div className="max-spread:order-4">
            {verified ? <ShowcaseCard verified={verified} /> : isPending && <ShowcaseSkeleton />}
          </div>
        </div>
      </section>
      <div className="wrap pb-4">
        <PlateStrip />
      </div>
      {demo.recipe && (
        <Suspense>
          <DemoRecipeView recipe={demo.recipe} isNew={demo.isNew} />
        </Suspense>
      )}
    </>
  )
}

function Beside() {
  return (
    <div className="max-w-[560px] max-spread:order-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-5">
        <ButtonLink {...paths.accountSetup('free')}>Get Started Free</ButtonLink>
        <span className="note">{plans.free.dailyRecipes} recipes a day, no card needed.</span>
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <TextLink {...paths.check()}>Already have a recipe? Check it</TextLink>
        <TextAnchor href="#pricing" className="smooth-way">
          View Premium Features
        </TextAnchor>
      </p>
    </div>
  )
}

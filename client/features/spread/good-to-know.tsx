import type { ReactNode } from 'react'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { entitlements } from '#contract/plans.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { worthHead } from '#domain/recipe/worth/worth-lines.ts'
import type { WorthCooking } from '#domain/recipe/worth/worth-shape.ts'

interface GoodToKnowProps {
  recipe: Recipe
  /** What could not be had is left out. */
  worth: WorthCooking | undefined
  user: User
  Heading: 'h3' | 'h4'
}

/** One note of technique, what can be done before, what becomes of the rest, what to serve with it, and two swaps. */
export function GoodToKnow({ recipe, worth, user, Heading }: GoodToKnowProps) {
  const { keeping = [] } = recipe
  const { technique = null, ahead = null, tomorrow = null, beside = [], swaps = [] } = worth ?? {}
  const isEmpty = keeping.length === 0 && !technique && !ahead && !tomorrow && beside.length === 0 && swaps.length === 0
  if (isEmpty) return null
  const named = (dish: string) => <DishName dish={dish} user={user} />
  return (
    <section aria-labelledby="good-to-know" className="border-t border-hair pt-7 pb-6 print:border-t-0 print:py-2">
      <Heading id="good-to-know" className="mb-3.5 lesser-title print:mb-1 print:text-ui">
        {worthHead}
      </Heading>
      <dl className="grid gap-y-2.5 text-[1rem] leading-normal text-ink-2 @min-[480px]:grid-cols-[7rem_minmax(0,1fr)] @min-[480px]:gap-x-4 print:gap-y-1">
        {technique && (
          <Row term="Technique">
            <p>
              <b className="font-semibold text-ink">Step {technique.step}.</b> {technique.note}
            </p>
          </Row>
        )}
        {ahead && <Row term="Make ahead">{ahead}</Row>}
        {(keeping.length > 0 || tomorrow) && (
          <Row term="Leftovers">
            {keeping.length > 0 && <p>{keeping.join(' ')}</p>}
            {tomorrow && (
              <p>
                {tomorrow.words} {named(tomorrow.dish)}.
              </p>
            )}
          </Row>
        )}
        {beside.length > 0 && (
          <Row term="Serve with">
            <ul>
              {beside.map(({ dish, why }) => (
                <li key={dish}>
                  {named(dish)}, {why}
                </li>
              ))}
            </ul>
          </Row>
        )}
        {swaps.length > 0 && (
          <Row term={swaps.length > 1 ? 'Two swaps' : 'A swap'}>
            <ul className="num grid gap-1">
              {swaps.map(({ sentence }) => (
                <li key={sentence}>
                  <Fractions>{sentence}</Fractions>
                </li>
              ))}
            </ul>
          </Row>
        )}
      </dl>
    </section>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold text-ink @max-[479px]:not-first:mt-1">{term}</dt>
      <dd className="m-0 min-w-0 @max-[479px]:-mt-2">{children}</dd>
    </>
  )
}

/** A dish of the catalogue, with the way to have it written where the plan takes wishes in words. */
function DishName({ dish, user }: { dish: string; user: User }) {
  return entitlements[user.subscriptionTier].premiumFormFields ? (
    <TextLink
      {...paths.home({ dialog: 'generate', dish })}
      className="relative inline! min-h-0! after:absolute after:inset-x-0 after:-inset-y-3.5"
    >
      {dish}
    </TextLink>
  ) : (
    <span className="text-ink">{dish}</span>
  )
}

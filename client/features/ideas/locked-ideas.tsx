import { LockedFeature } from '#client/features/billing/locked-feature.tsx'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { listText } from '#client/features/dishes/format.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/button.tsx'
import type { User } from '#contract/accounts.ts'
import { plans } from '#contract/plans.ts'
import { smallPostPicture } from '#contract/post-pictures.ts'

/** What the search does, for whom the plan does not have it. */
export function LockedIdeas({ user }: { user: User }) {
  return (
    <LockedFeature
      of="smartIngredientSearch"
      title="Smart ingredient search"
      action="Upgrade to unlock"
      example={<Example />}
      meanwhile={
        <p className="border-t border-aubergine/30 pt-4 text-ui">
          On your {plans[user.subscriptionTier].name} plan, you can{' '}
          <TextLink {...paths.recipes()} className="in-sentence">
            search your recipes
          </TextLink>{' '}
          for an ingredient or{' '}
          <TextLink {...paths.home({ dialog: 'generate' })} className="in-sentence">
            generate a new recipe
          </TextLink>
          .
        </p>
      }
    >
      <p>
        Half a cabbage, a can of chickpeas, the last of the rice: say what you have, and see what you can make. Your own
        recipes come first, then new ones that fit your diet and allergies.
      </p>
    </LockedFeature>
  )
}

/** Foods, and dishes that they make: two that our articles cook, so that each has its drawing, and that hardly any diet or allergy rules out. */
function Example() {
  return (
    <figure className="self-start rounded-sheet bg-sheet px-6 py-5 max-tablet:-mx-6 max-tablet:-mb-6 max-tablet:px-5">
      <figcaption className="aside border-b border-hair pb-3">For example, with {listText(have)}</figcaption>
      <ul>
        {dishes.map(({ title, post, uses, missing }) => (
          <li key={title} className="flex items-start gap-4 border-b border-hair py-4 last:border-0 last:pb-0">
            <DishThumbnail src={smallPostPicture(post)} className="size-18 flex-none tablet:size-24" />
            <div className="text-ui leading-snug">
              <p className="serif text-lead leading-tight font-medium">{title}</p>
              <p className="mt-1">
                <b className="font-semibold">Uses:</b> {listText(uses)}
              </p>
              <p className="text-ink-2">
                <b className="font-semibold">Missing:</b> {listText(missing)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </figure>
  )
}

const have = ['carrots', 'potatoes', 'onion']
const dishes = [
  {
    title: 'Lentil and Vegetable Stew',
    post: 4,
    uses: have,
    missing: ['brown lentils', 'crushed tomatoes', 'parsley'],
  },
  {
    title: 'Market Salad with Radishes',
    post: 2,
    uses: ['carrots', 'onion'],
    missing: ['lettuce', 'cherry tomatoes', 'radishes', 'cucumber'],
  },
]

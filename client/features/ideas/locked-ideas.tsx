import { Search } from 'lucide-react'
import { LockedFeature } from '#client/features/billing/locked-feature.tsx'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { listText } from '#client/features/dishes/format.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { smallPostPicture } from '#contract/blog/post-pictures.ts'
import { plans } from '#contract/plans.ts'

/** What the search does, for whom the plan does not have it, and what the plan has instead. */
export function LockedIdeas({ user }: { user: User }) {
  return (
    <div className="grid gap-6">
      <LockedFeature
        of="smartIngredientSearch"
        title="Smart ingredient search"
        action="Upgrade to unlock"
        example={<Example />}
      >
        <p>Say what you have, and see which recipes use it up, yours and new ones.</p>
      </LockedFeature>
      <div className="grid gap-3">
        <p>On your {plans[user.subscriptionTier].name} plan, you can:</p>
        <div className="flex flex-wrap gap-3 max-phone:*:flex-1 max-phone:*:px-2 max-phone:*:text-ui">
          <ButtonLink {...paths.recipes()}>Search your recipes</ButtonLink>
          <ButtonLink {...paths.home({ dialog: 'generate' })}>Generate a recipe</ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** Foods, and dishes that they make: two that our articles cook, so that each has its drawing, and that hardly any diet or allergy rules out. */
function Example() {
  return (
    <figure className="self-start rounded-sheet bg-sheet p-4 spread:row-span-2 tablet:px-6 tablet:py-5">
      <figcaption className="flex items-center gap-3 rounded-ctl border border-edge px-3.5 py-2.5">
        <Search aria-hidden className="icon-small text-ink-3" />
        <span className="sr-only">For example, with</span> {have.join(', ')}
      </figcaption>
      <ul>
        {dishes.map(({ title, post, uses, missing }) => (
          <li
            key={title}
            className="flex items-start gap-4 pt-4 max-spread:not-first:hidden spread:not-first:mt-4 spread:not-first:border-t spread:not-first:border-hair"
          >
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

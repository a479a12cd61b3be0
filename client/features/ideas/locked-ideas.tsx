import { LockedFeature } from '#client/features/billing/locked-feature.tsx'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { listText } from '#client/features/dishes/format.ts'
import { smallPostPicture } from '#contract/post-pictures.ts'

/** What the search does, for whom the plan does not have it. */
export function LockedIdeas() {
  return (
    <LockedFeature
      of="smartIngredientSearch"
      title="Smart ingredient search"
      action="Upgrade to unlock"
      example={<Example />}
    >
      <p>
        Half a cabbage, a can of chickpeas, the last of the rice: say what you have, and see what you can make. Your own
        recipes come first, then new ones that fit your diet and allergies.
      </p>
    </LockedFeature>
  )
}

/** Foods, and dishes that they make: two that our articles cook, so that each has its drawing. */
function Example() {
  return (
    <figure className="content-start rounded-sheet bg-sheet p-5">
      <figcaption className="aside">For example, with</figcaption>
      <p className="mt-2 flex flex-wrap gap-2 text-ui font-semibold">
        {have.map((food) => (
          <span key={food} className="rounded-full border-[1.5px] border-edge px-3.5 py-1.5">
            {food}
          </span>
        ))}
      </p>
      <ul className="mt-3">
        {dishes.map(({ title, post, missing }) => (
          <li key={title} className="flex items-center gap-4 border-t border-hair py-3 last:pb-0">
            <DishThumbnail src={smallPostPicture(post)} className="size-18 flex-none" />
            <div className="text-ui leading-snug">
              <p className="serif text-lead leading-tight font-medium">{title}</p>
              <p className="mt-1">
                <b className="font-semibold">Uses:</b> {listText(have)}
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
  { title: 'Lentil and Vegetable Stew', post: 4, missing: ['brown lentils', 'crushed tomatoes', 'parsley'] },
  { title: 'Braised Beef Stew with Vegetables', post: 6, missing: ['beef chuck', 'frozen peas', 'beef stock'] },
]

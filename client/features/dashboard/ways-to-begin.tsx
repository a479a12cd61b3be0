import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { paths } from '#client/paths.ts'

const ways = [
  {
    to: paths.newRecipe(),
    name: 'Write or paste a recipe you cook',
    why: 'Every line is checked for the people you cook for.',
  },
  {
    to: paths.importRecipes(),
    name: 'Import the recipes you already have',
    why: 'From web pages, photos and other apps.',
  },
  {
    to: paths.settings('kitchen'),
    name: 'Tell us about your kitchen',
    why: 'Recipes won’t call for an oven or an appliance you don’t have.',
  },
]

/** For whoever has had no recipe made yet: what else they can begin with. */
export function WaysToBegin() {
  return (
    <section aria-labelledby="ways-to-begin">
      <h2
        id="ways-to-begin"
        className="border-b-[1.5px] border-ink pb-2 text-[1.5rem] tablet:text-[1.75rem] wide:text-[2rem]"
      >
        Or start here
      </h2>
      <ul>
        {ways.map(({ to, name, why }) => (
          <li
            key={name}
            className="relative flex items-center justify-between gap-x-4 border-b border-hair py-3 hover:bg-sheet"
          >
            <div className="min-w-0">
              <h3 className="text-lead leading-tight">
                <Link {...to} className="decoration-1 underline-offset-4 after:absolute after:inset-0 hover:underline">
                  {name}
                </Link>
              </h3>
              <p className="note">{why}</p>
            </div>
            <ArrowRight aria-hidden className="icon shrink-0" />
          </li>
        ))}
      </ul>
    </section>
  )
}

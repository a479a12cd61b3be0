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
    why: 'Recipes won’t call for what you don’t have.',
  },
]

/** For whoever has had no recipe made yet: what else they can begin with; `isFirst` of whoever has none of any kind. */
export function WaysToBegin({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <section aria-labelledby="ways-to-begin">
      <h2
        id="ways-to-begin"
        className="border-b-[1.5px] border-ink pb-2 text-[1.5rem] tablet:text-[1.75rem] wide:text-[2rem]"
      >
        Or start here
      </h2>
      {isFirst && <p className="note mt-2">No recipes yet. Whatever you make or bring in will appear here.</p>}
      <ul className="wide:grid wide:grid-cols-3 wide:gap-x-8">
        {ways.map(({ to, name, why }) => (
          <li key={name} className="way-to-begin">
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

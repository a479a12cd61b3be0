import type { InWords } from '#client/features/timelines/words-for.ts'
import { ingredientText } from '#domain/recipe/texts/ingredient-text.ts'

interface Props {
  recipes: readonly InWords[]
  /** Of the menu. */
  servings: number
  hasTimeline: boolean
}

/** What a printed menu needs besides what is seen: the lists of its recipes, and their steps where no timeline tells them. */
export function MenuOnPaper({ recipes, servings, hasTimeline }: Props) {
  return (
    <section aria-label="Recipes" className="double-rule hidden pt-4 print:block">
      {recipes.map(({ id, title, servings: written, ingredients, instructions }) => (
        <article key={id} className="mb-5">
          <h2 className="mb-1.5 break-after-avoid text-3 wrap-anywhere">{title}</h2>
          {written !== servings && <p className="mb-1.5 text-ui">Serves {written}</p>}
          <ul className="columns-2 gap-8 text-lead leading-snug">
            {[...ingredients.entries()].map(([line, ingredient]) => (
              <li key={line} className="break-inside-avoid wrap-anywhere">
                {ingredientText(ingredient)}
              </li>
            ))}
          </ul>
          {!hasTimeline && (
            <ol className="by-the-stove mt-2 list-decimal pl-6">
              {[...instructions.entries()].map(([step, { description }]) => (
                <li key={step} className="mb-1 break-inside-avoid wrap-anywhere">
                  {description}
                </li>
              ))}
            </ol>
          )}
        </article>
      ))}
    </section>
  )
}

import { useEffect, useRef } from 'react'
import { Fractions } from '#client/features/recipes/fractions.tsx'
import { RecipeColumns } from '#client/features/recipes/spread/recipe-columns.tsx'
import { RecipeSpread } from '#client/features/recipes/spread/recipe-spread.tsx'
import { LineNumber } from '#client/features/recipes/verified/line-number.tsx'
import { VerificationStrip } from '#client/features/recipes/verified/verification-strip.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Picture } from '#client/ui/picture.tsx'
import type { DemoRecipe } from '#contract/demo.ts'

/** A visitor's own recipe, as members see theirs: the dish, what was checked with all its working, and the words. */
export function DemoRecipeView({ recipe, isNew }: { recipe: DemoRecipe; isNew: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView()
  }, [isNew])
  const preparing = recipe.verification.time.schedule.find(({ step }) => step === -1)?.end ?? 0
  const shown = {
    ...recipe,
    prepTime: preparing,
    cookTime: recipe.prepTime - preparing,
    imageUrl: pictureOf(recipe),
    photoUrl: null,
    reasons: [],
  }
  const reader = { allergies: recipe.allergies, kitchenEquipment: [] }
  return (
    <section aria-labelledby="demo-recipe" className="wrap @container pt-6 pb-8">
      <p className="aside">Your demo recipe, written and checked in this kitchen</p>
      <h2 ref={heading} id="demo-recipe" tabIndex={-1} className="mt-1 mb-6 wrap-anywhere outline-none">
        {recipe.title}
      </h2>
      <div className="rounded-sheet bg-sheet shadow-2">
        <RecipeSpread recipe={shown} place="dialog" figure={<Dish recipe={shown} />} actions={<Keeping />} />
      </div>
      {recipe.notes.length > 0 && (
        <ul aria-label="Good to know" className="mt-6 grid gap-1 text-ui text-ink-2">
          {recipe.notes.map((note) => (
            <li key={note}>{note}.</li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <VerificationStrip recipe={recipe} user={reader} place="dialog" opened />
      </div>
      <RecipeColumns left={<Ingredients recipe={recipe} />} right={<Method recipe={recipe} />} />
    </section>
  )
}

function Dish({ recipe: { title, imageUrl } }: { recipe: { title: string; imageUrl: string } }) {
  return (
    <figure className="linen grid place-items-center overflow-hidden rounded-t-sheet py-6 @min-[880px]:rounded-l-sheet @min-[880px]:rounded-tr-none print:hidden">
      <Picture
        src={imageUrl}
        width={430}
        height={430}
        alt={`Drawing of the foods in it, on a plate: ${title}`}
        className="set-down aspect-square w-[min(78%,430px)] object-contain"
      />
    </figure>
  )
}

function Keeping() {
  return (
    <div className="grid justify-items-start gap-3 print:hidden">
      <ButtonLink look="go" {...paths.accountSetup('free')}>
        Keep it: create a free account
      </ButtonLink>
      <p className="note">You’ll find it with your recipes, and it doesn’t count toward any limit.</p>
    </div>
  )
}

function Ingredients({ recipe: { ingredients, servings } }: { recipe: DemoRecipe }) {
  const lines = ingredients.map((ingredient, line) => ({ ...ingredient, line }))
  return (
    <section aria-labelledby="demo-ingredients">
      <h3 id="demo-ingredients" className="text-2">
        Ingredients
      </h3>
      <p className="aside mb-1 text-ui!">Serves {servings}</p>
      <ul>
        {lines.map(({ line, amount, unit, name, preparation }) => (
          <li
            key={line}
            className="grid grid-cols-[96px_minmax(0,1fr)_auto] items-baseline gap-3 border-b border-hair py-2.5 leading-snug"
          >
            <span className="num text-right font-[650] wrap-anywhere">
              <Fractions>{`${amount} ${unit}`}</Fractions>
            </span>
            <span className="wrap-anywhere">
              {name}
              {preparation && (
                <small className="text-note text-ink-3">
                  {' '}
                  <Fractions>{preparation}</Fractions>
                </small>
              )}
            </span>
            <LineNumber line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Method({ recipe: { instructions } }: { recipe: DemoRecipe }) {
  return (
    <section aria-labelledby="demo-method">
      <h3 id="demo-method" className="mb-5 text-2">
        Method
      </h3>
      <ol>
        {instructions.map(({ step, description }) => (
          <li key={step} className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3 border-b border-hair py-4 first:pt-0">
            <span aria-hidden className="serif text-[2.5rem] leading-none font-[380] text-tomato-ink">
              {step}
            </span>
            <p className="text-[1.125rem] leading-normal text-pretty wrap-anywhere">
              <Fractions>{description}</Fractions>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The plate of its first foods: the recipe itself stands nowhere that a picture could be drawn from. */
function pictureOf({ ingredients }: DemoRecipe): string {
  const foods = ingredients.map(({ name }) => name.replaceAll(',', ' ')).slice(0, 12)
  while (foods.join().length > 200) foods.pop()
  return `/api/dish.svg?foods=${encodeURIComponent(foods.join())}`
}

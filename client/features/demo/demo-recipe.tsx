import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { IngredientWords } from '#client/features/spread/ingredients/ingredient-words.tsx'
import { Steps } from '#client/features/spread/method/steps.tsx'
import { PartHead } from '#client/features/spread/part-head.tsx'
import { RecipeColumns } from '#client/features/spread/recipe-columns.tsx'
import { RecipeSpread } from '#client/features/spread/recipe-spread.tsx'
import type { Check } from '#client/features/verified/headlines.ts'
import { LineNumber } from '#client/features/verified/line-number.tsx'
import { VerificationStrip } from '#client/features/verified/verification-strip.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { Picture } from '#client/ui/signs/picture.tsx'
import type { DemoRecipe } from '#contract/public/demo.ts'

/** A visitor's own recipe, as members see theirs: the dish, what was checked with all its working, and the words. */
export function DemoRecipeView({ recipe, isNew }: { recipe: DemoRecipe; isNew: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView()
  }, [isNew])
  const preparing = recipe.verification.time.schedule.find(({ step }) => step === -1)?.active ?? 0
  const shown = {
    ...recipe,
    prepTime: preparing,
    cookTime: recipe.prepTime - preparing,
    imageUrl: pictureOf(recipe),
    photoUrl: null,
    reasons: [],
  }
  // what they asked about, or else, where it does not keep them from the ingredients, what every line has its part in
  const [standing] = useState((): { standing?: Check } => {
    if (recipe.allergies.length > 0) return { standing: 'allergens' }
    return matchMedia('(width >= 47.5rem)').matches ? { standing: 'energy' } : {}
  })
  const reader = { allergies: recipe.allergies, kitchenEquipment: [] }
  return (
    <section aria-labelledby="demo-recipe" className="wrap @container pt-6 pb-8">
      <p className="aside">Your demo recipe, written and checked in our kitchen</p>
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
        <VerificationStrip recipe={shown} user={reader} place="dialog" {...standing} />
      </div>
      <RecipeColumns
        className={clsx(isNew && 'written')}
        ingredients={<Ingredients recipe={recipe} />}
        method={<Method recipe={recipe} />}
      />
    </section>
  )
}

function Dish({ recipe: { title, imageUrl } }: { recipe: { title: string; imageUrl: string } }) {
  return (
    <figure className="linen relative grid place-items-center overflow-hidden rounded-t-sheet py-6 brief:h-40 @min-[880px]:rounded-l-sheet @min-[880px]:rounded-tr-none print:hidden">
      <Picture
        src={imageUrl}
        width={430}
        height={430}
        alt={`Drawing of the dish: ${title}`}
        className="set-down aspect-square w-[min(78%,430px)] object-contain brief:near-dish"
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
      <p className="note">We’ll save it with your recipes, and it won’t count toward any limit.</p>
    </div>
  )
}

function Ingredients({ recipe: { ingredients, servings } }: { recipe: DemoRecipe }) {
  const lines = ingredients.map((ingredient, line) => ({ ingredient, line }))
  return (
    <section aria-labelledby="demo-ingredients">
      <PartHead id="demo-ingredients" title="Ingredients" Heading="h3" other={{ id: 'demo-method', title: 'Method' }} />
      <p className="aside mt-2 mb-1 text-ui!">Serves {servings}</p>
      <ul>
        {lines.map(({ ingredient, line }) => (
          <li key={line} className="flex items-baseline gap-3 border-b border-hair">
            <div className="min-w-0 flex-1">
              <IngredientWords ingredient={ingredient} />
            </div>
            <LineNumber line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Method({ recipe: { instructions, ingredients } }: { recipe: DemoRecipe }) {
  return (
    <section aria-labelledby="demo-method">
      <PartHead
        id="demo-method"
        title="Method"
        Heading="h3"
        other={{ id: 'demo-ingredients', title: 'Ingredients', isAbove: true }}
      />
      <div className="pt-3">
        <Steps
          steps={instructions.map(({ step, description }) => ({
            number: step,
            text: description,
            lines: ingredients,
          }))}
        />
      </div>
    </section>
  )
}

/** The plate of its first foods: the recipe itself stands nowhere that a picture could be drawn from. */
function pictureOf({ ingredients }: DemoRecipe): string {
  const foods = ingredients.map(({ name }) => name.replaceAll(',', ' ')).slice(0, 12)
  while (foods.join().length > 200) foods.pop()
  return `/api/dish.svg?foods=${encodeURIComponent(foods.join())}`
}

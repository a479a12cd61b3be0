import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { nobody } from '#domain/recipe/profile.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { worthCooking } from '#domain/recipe/worth/worth-cooking.ts'
import { worthLines } from '#domain/recipe/worth/worth-lines.ts'

/** `npm run recipe -- '{"cuisine":"Thai","diet":"vegan"}' 7` prints the recipe of that wish and seed, to be read as a cook would. */
const [wish = '{}', seed = '1'] = process.argv.slice(2)
const asked: Wish = { ...anything, ...(JSON.parse(wish) as Partial<Wish>) }
const composed = compose(asked, Number(seed))
console.log('contradiction' in composed ? composed.contradiction.message : printed(composed))

function printed({
  draft,
  dish,
  verification,
}: Exclude<ReturnType<typeof compose>, { contradiction: unknown }>): string {
  const { nutrition, cost, time } = verification
  const { calories, protein, sodium } = nutrition.perServing
  return [
    `${draft.title} (${draft.cuisine}, serves ${draft.servings}, ${time.totalMinutes} min, ${Math.round(calories)} kcal, ` +
      `${Math.round(protein)} g protein, ${Math.round(sodium)} mg sodium, $${cost.perServing.toFixed(2)} each)`,
    draft.description,
    ...draft.ingredients.map((ingredient) => `- ${ingredientText(ingredient)}`),
    ...draft.instructions.map(
      ({ step, description, active = 0, waiting = 0 }) => `${step}. ${description} (${active}+${waiting} min)`,
    ),
    ...worthLines(worthCooking(draft, nobody, { dish, notes: asked.notes })),
    ...verification.findings.map(({ severity, message }) => `${severity}: ${message}`),
  ].join('\n')
}

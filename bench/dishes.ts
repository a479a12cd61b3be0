import { bookDishes, bookForms } from '#domain/catalogue/book/book-forms.ts'
import { chanceFrom } from '#domain/chance.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { weighedDish, writtenDraft } from '#domain/recipe/compose/make/draft.ts'
import { eaterOf, faultsOf } from '#domain/recipe/compose/make/judge.ts'
import { candidates } from '#domain/recipe/compose/select/candidates.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { hear } from '../domain/wish/heard-wish.ts'

/**
 * Prints dishes of the catalogue as the kitchen writes them, or what keeps one from being written:
 * node bench/dishes.ts chicken-parmesan [servings]; without names, one line for each dish that cannot be made for 1, 2, 4 or 8.
 */
const [, , ...words] = process.argv
const servings = words.map(Number).find((each) => each > 0)
const asked = words.filter((word) => !Number(word))
if (asked.length) for (const id of asked) print(`dish-${id}`, servings ?? 4)
else for (const id of bookDishes.keys()) for (const each of [1, 2, 4, 8]) report(id, each)

function report(id: string, people: number): void {
  const faults = faultsOfDish(id, people)
  if (faults.length) console.log(`${id} for ${people}: ${faults.join('; ')}`)
}

function wishFor(id: string, people: number): Wish {
  const dish = bookDishes.get(id)
  if (!dish) throw new Error(`There is no ${id}.`)
  return { ...anything, servings: people, notes: dish.names[0] ?? '' }
}

function print(id: string, people: number): void {
  const made = compose(wishFor(id, people), 1)
  const faults = faultsOfDish(id, people)
  if (faults.length) console.log(`${id} for ${people} is not made: ${faults.join('; ')}`)
  if ('contradiction' in made || !made.dish.startsWith(`${id}/`)) return
  const { draft, verification } = made
  const { time, nutrition, cost } = verification
  console.log(
    `\n${draft.title} · ${time.totalMinutes} min · ${Math.round(nutrition.perServing.calories)} kcal · $${cost.total.toFixed(2)}`,
  )
  console.log(draft.description)
  for (const { amount, unit, name, preparation } of draft.ingredients)
    console.log(`  ${[amount, unit, name].filter(Boolean).join(' ')}${preparation ? `, ${preparation}` : ''}`)
  for (const { step, active, waiting, meanwhile, description } of draft.instructions)
    console.log(`${step}. (${active}+${waiting}${meanwhile ? '~' : ''}) ${description}`)
  for (const note of draft.notes) console.log(`! ${note}`)
  for (const { severity, code, message } of verification.findings) console.log(`? ${severity} ${code}: ${message}`)
}

/** What keeps a dish from being served as it is: lines without a food, unsaid lines, faults of the verification. */
function faultsOfDish(id: string, people: number): string[] {
  const wish = wishFor(id, people)
  const reading = readWish(hear(wish))
  const form = bookForms.find((each) => each.id === id)
  const candidate = candidates(hear({ ...wish, recipeType: form?.types[0], mealTime: form?.meals[0] })).find(
    (each) => each.form === form,
  )
  if (!candidate) return ['no candidate: its family or its equipment is not known']
  if (!reading.forms.includes(candidate.form.id)) return [`its name is not heard: ${reading.forms.join(' ')}`]
  const chance = chanceFrom(1)
  const ask = {
    wish: hear(wish),
    reading,
    allowed: allowedFoods(hear(wish), reading.excluded, reading),
    chance,
    strain: 0,
  }
  const dish = weighedDish(candidate, ask)
  if (typeof dish === 'string') return [dish]
  const draft = writtenDraft(dish, ask)
  if (!draft) return ['a line is left out of its steps']
  const verification = verifyRecipe(draft, eaterOf(hear(wish)))
  return faultsOf(verification, hear(wish)).map((code) => {
    const found = verification.findings.find((finding) => finding.code === code)
    return `${code}: ${found?.message ?? ''}`
  })
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { dataFolder } from './kitchen/data.ts'
import { holdsFood, plainWords } from './kitchen/holds-food.ts'

/**
 * Dishes asked for by name alone, and what came: made, made under an untrue name, said (a sentence names the dish asked for), or
 * another dish in silence. Weighted by how often homes ask for them. node bench/home-dishes.ts [file] [--list]; two seeds each.
 */
const HomeDish = z.object({
  id: z.string(),
  name: z.string(),
  also: z.array(z.string()),
  titles: z.array(z.string()).optional(),
  weight: z.number(),
  must: z.array(z.array(z.string())),
  mustNot: z.array(z.string()),
  method: z.array(z.array(z.string())),
  minutes: z.tuple([z.number(), z.number()]),
  standIns: z.array(z.string()),
})
type HomeDish = z.infer<typeof HomeDish>
type Outcome = 'made' | 'untrue' | 'said' | 'silent' | 'refused'

function outcomeOf(dish: HomeDish, draft: RecipeDraft, notes: string): Outcome {
  const isSaid = draft.notes.some((note) => note.toLowerCase().includes(notes.toLowerCase()))
  const names = [dish.name, ...dish.also, ...(dish.titles ?? [])].map(plainWords)
  const isNamed = names.some((name) => plainWords(draft.title).includes(name))
  const isWhole = lacking(dish, draft) === ''
  if (isSaid) return 'said'
  if (isWhole) return 'made'
  return isNamed ? 'untrue' : 'silent'
}

/** What of the dish is not there, or must not be. */
function lacking({ must, mustNot, method }: HomeDish, { ingredients, instructions }: RecipeDraft): string {
  const lines = ingredients.map(({ name, preparation }) =>
    plainWords(`${name}${preparation ? `, ${preparation}` : ''}`),
  )
  const steps = plainWords(instructions.map(({ description }) => description).join(' '))
  // water stands in no list
  if (/\bwater\b/.test(steps)) lines.push('water')
  return [
    ...must
      .filter((part) => !part.some((food) => lines.some((line) => holdsFood(line, plainWords(food)))))
      .map((part) => `no ${part[0]}`),
    ...mustNot.filter((food) => lines.some((line) => holdsFood(line, plainWords(food)))).map((food) => `has ${food}`),
    ...method.filter((way) => !way.some((words) => new RegExp(words, 'i').test(steps))).map((way) => `not ${way[0]}`),
  ].join(', ')
}

const file =
  process.argv.slice(2).find((word) => !word.startsWith('--')) ?? join(dataFolder() ?? '', 'home-dishes.json')
const isListed = process.argv.includes('--list')
const dishes = z.array(HomeDish).parse(JSON.parse(readFileSync(file, 'utf8')))

const counts = new Map<Outcome, number>()
let all = 0
for (const dish of dishes) {
  for (const [seed, notes] of [dish.name.toLowerCase(), dish.also[0] ?? dish.name].entries()) {
    const made = compose({ ...anything, notes }, seed + 1)
    const draft = 'draft' in made ? made.draft : undefined
    const outcome = draft ? outcomeOf(dish, draft, notes) : 'refused'
    all += dish.weight
    counts.set(outcome, (counts.get(outcome) ?? 0) + dish.weight)
    if (isListed && outcome !== 'made')
      console.log(
        `${outcome} ${dish.weight} ${notes} => ${draft?.title ?? ''} | ${draft ? lacking(dish, draft) : ''} | ${draft?.notes.join(' / ') ?? ''}`,
      )
  }
}
for (const [outcome, weight] of counts) console.log(`${outcome} ${((100 * weight) / all).toFixed(1)}%`)
console.log(`${dishes.length} dishes, two wordings each`)

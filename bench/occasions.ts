import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import type { Composed } from '#domain/recipe/compose/make/attempt.ts'
import { dataFolder } from './kitchen/data.ts'
import { holdsFood, plainWords } from './kitchen/holds-food.ts'

/**
 * Occasions in a person's own words, and which of their rules hold: foods that must or must not be there, and figures. Two seeds each.
 * node bench/occasions.ts [file] [--list]
 */
const Values = z.union([z.string(), z.array(z.string())])
const Occasion = z.object({
  id: z.string(),
  text: z.string(),
  must: z.array(z.array(z.string())),
  mustNot: z.array(z.string()),
  expect: z.object({
    servings: z.union([z.number(), z.tuple([z.number(), z.number()])]).optional(),
    minutes: z.number().optional(),
    type: Values.optional(),
    cuisine: z.string().optional(),
    cost: z.number().optional(),
    calories: z.number().optional(),
    protein: z.number().optional(),
    sodium: z.number().optional(),
    difficulty: z.string().optional(),
    method: z.string().optional(),
    noOven: z.boolean().optional(),
    oven: z.boolean().optional(),
    cold: z.boolean().optional(),
    mild: z.boolean().optional(),
    freezes: z.boolean().optional(),
    mostPans: z.number().optional(),
    fewKnife: z.boolean().optional(),
  }),
})
type Occasion = z.infer<typeof Occasion>

const given = process.argv.slice(2).find((word) => !word.startsWith('--'))
const isListed = process.argv.includes('--list')
const occasions = z
  .array(Occasion)
  .parse(JSON.parse(readFileSync(given ?? join(dataFolder() ?? '', 'occasions.json'), 'utf8')))
let rules = 0
let kept = 0
for (const occasion of occasions) {
  for (const seed of [1, 2]) {
    const made = compose({ ...anything, notes: occasion.text }, seed)
    const checks = 'draft' in made ? checksOf(occasion, made) : [['a dish', false] as const]
    const broken = checks.filter(([, holds]) => !holds).map(([rule]) => rule)
    rules += checks.length
    kept += checks.length - broken.length
    if (isListed && broken.length)
      console.log(
        `${occasion.id} => ${'draft' in made ? made.draft.title : made.contradiction.message}: ${broken.join(', ')}`,
      )
  }
}
console.log(
  `${kept} of ${rules} rules held (${((100 * kept) / rules).toFixed(1)}%), ${occasions.length} occasions, two seeds each`,
)

function checksOf(
  { must, mustNot, expect }: Occasion,
  { draft, verification }: Composed,
): (readonly [string, boolean])[] {
  const lines = draft.ingredients.map(({ name, preparation }) =>
    plainWords(`${name}${preparation ? `, ${preparation}` : ''}`),
  )
  const steps = plainWords(draft.instructions.map(({ description }) => description).join(' '))
  const has = (food: string) => lines.some((line) => holdsFood(line, plainWords(food)))
  const { nutrition, cost, time } = verification
  const per = nutrition.perServing
  const is = (said: string | readonly string[], value: string) =>
    typeof said === 'string' ? said === value : said.includes(value)
  const checks: [string, boolean | undefined][] = [
    ...must.map((part): [string, boolean] => [`has ${part[0]}`, part.some(has)]),
    ...(mustNot.length
      ? [
          [`has none of ${mustNot.join(' ')}: ${mustNot.filter(has).join(' ')}`, !mustNot.some(has)] as [
            string,
            boolean,
          ],
        ]
      : []),
    [
      'servings',
      expect.servings === undefined
        ? undefined
        : Array.isArray(expect.servings)
          ? draft.servings >= expect.servings[0] && draft.servings <= expect.servings[1]
          : draft.servings === expect.servings,
    ],
    [`minutes ${time.totalMinutes}`, expect.minutes === undefined ? undefined : time.totalMinutes <= expect.minutes],
    [`type ${draft.recipeType}`, expect.type === undefined ? undefined : is(expect.type, draft.recipeType)],
    [`cuisine ${draft.cuisine}`, expect.cuisine === undefined ? undefined : draft.cuisine === expect.cuisine],
    [`cost ${cost.total}`, expect.cost === undefined ? undefined : cost.total <= expect.cost * 1.02],
    [
      `calories ${per.calories}`,
      expect.calories === undefined ? undefined : Math.abs(per.calories - expect.calories) <= expect.calories * 0.1,
    ],
    [`protein ${per.protein}`, expect.protein === undefined ? undefined : per.protein >= expect.protein],
    [`sodium ${per.sodium}`, expect.sodium === undefined ? undefined : per.sodium <= expect.sodium],
    [
      `difficulty ${draft.difficulty}`,
      expect.difficulty === undefined ? undefined : draft.difficulty === expect.difficulty,
    ],
    [`method ${expect.method}`, expect.method === undefined ? undefined : steps.includes(expect.method)],
    ['no oven', expect.noOven ? !/\boven\b(?! mitt)/.test(steps.replaceAll('dutch oven', '')) : undefined],
    ['oven', expect.oven ? /\boven\b|\bbake|\broast/.test(steps) : undefined],
    [
      'eaten cold',
      expect.cold ? !/serve (?:hot|warm|at once)|eat (?:hot|warm)|while (?:hot|warm)/.test(steps) : undefined,
    ],
    [
      'mild',
      expect.mild
        ? !draft.ingredients.some(({ name }) =>
            /chile|chili|cayenne|jalape|serrano|sriracha|hot sauce|pepper flakes|gochu/i.test(name),
          )
        : undefined,
    ],
    [
      'freezes',
      expect.freezes ? !/lettuce|mayonnaise|raw|cucumber|salad/i.test(`${draft.title} ${lines.join(' ')}`) : undefined,
    ],
    [
      'pans',
      expect.mostPans === undefined
        ? undefined
        : new Set(steps.match(/\b(?:skillet|saucepan|pot|wok|sheet pan|baking dish|roasting pan|dutch oven)\b/g))
            .size <= expect.mostPans,
    ],
    [
      'little knife work',
      expect.fewKnife
        ? draft.ingredients.filter(({ preparation = '' }) =>
            /chop|slice|dice|cut|mince|halve|quarter/.test(preparation),
          ).length <= 2
        : undefined,
    ],
  ]
  return checks.flatMap(([rule, holds]) => (holds === undefined ? [] : [[rule, holds] as const]))
}

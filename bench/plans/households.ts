import { type Chance, chanceFrom } from '../../domain/chance.ts'
import { foodById } from '../../domain/food/foods.ts'
import { plainName } from '../../domain/plan/products/bought-as.ts'
import { productKey } from '../../domain/plan/products/product-kinds.ts'
import type { Eater, Slot, Stock, Target, WeekMeal, WeekWish } from '../../domain/plan/week/week.ts'
import type { EaterProfile } from '../../domain/recipe/profile.ts'
import { nobody } from '../../domain/recipe/profile.ts'

/** Who sits at the table, besides what each may have. */
export interface Household {
  readonly profiles: readonly EaterProfile[]
  readonly eaters: readonly Eater[]
}

/** Four: two who eat everything, a vegetarian, and a child who may have no nuts; or the first alone. */
export function household(count: 1 | 4): Household {
  const all = [
    { profile: nobody, eater: eaterOf('Ada', 1.15, 2200, 75) },
    { profile: nobody, eater: eaterOf('Ben', 1.3, 2500, 85) },
    { profile: { ...nobody, diet: 'vegetarian' as const }, eater: eaterOf('Cleo', 1.05, 2000, 60) },
    {
      profile: { ...nobody, allergens: ['tree_nut' as const, 'peanut' as const] },
      eater: eaterOf('Dan', 0.8, 1500, 45),
    },
  ].slice(0, count)
  return { profiles: all.map(({ profile }) => profile), eaters: all.map(({ eater }) => eater) }
}

/** Kilocalories of the day within a tenth, protein at least, sodium of the plan at most as the FDA has it for such a day. */
function eaterOf(name: string, portion: number, calories: number, protein: number): Eater {
  const targets: Target[] = [
    { nutrient: 'calories', per: 'day', least: calories * 0.75, most: calories * 1.05 },
    { nutrient: 'protein', per: 'day', least: protein },
    { nutrient: 'fiber', per: 'plan', least: (28 * 7 * calories) / 2000 },
    { nutrient: 'saturatedFat', per: 'plan', most: (24 * 7 * calories) / 2000 },
  ]
  return { name, portion, targets }
}

export interface WeekSize {
  readonly days: number
  readonly people: 1 | 4
}

/** A week as a household would ask for it, drawn by a seed. */
export function drawnWish({ eaters }: Household, { days }: WeekSize, seed: number): WeekWish {
  const chance = chanceFrom(seed)
  const everyone = eaters.map((_, at) => at)
  const slots = Array.from({ length: days }, (_, day): Slot[] =>
    (['breakfast', 'lunch', 'dinner'] as const).map((meal) => ({
      day,
      meal,
      eaters: everyone,
      ...minutesOf(meal, day, chance),
      ...(meal === 'lunch' && day > 0 && chance() < 0.3 ? { mayBeLeftover: true } : {}),
    })),
  ).flat()
  return {
    days,
    eaters: [...eaters],
    slots,
    atHome: drawnStock(chance),
    rules: {
      times: [
        { trait: 'fish', least: 2 },
        { trait: 'cold', most: 1, meals: ['lunch', 'dinner'] },
        { trait: 'red meat', most: 2 },
      ],
      mainsApart: true,
      mostOfOneDish: { small: 2, large: 1 },
    },
    aim: 'best',
  }
}

/** Work days leave less time than the weekend. */
function minutesOf(meal: WeekMeal, day: number, chance: Chance): { minutes?: number } {
  if (day % 7 >= 5) return {}
  if (meal === 'breakfast') return { minutes: 30 }
  return { minutes: 30 + 15 * Math.floor(chance() * 3) }
}

const plainProduct = (id: string) => productKey(foodById(id), plainName(foodById(id)))

function drawnStock(chance: Chance): Stock[] {
  const usual = [
    'long-rice',
    'spinach',
    'milk',
    'carrot',
    'potato',
    'chicken-thigh',
    'yogurt',
    'parsley',
    'cheddar',
    'egg',
  ]
  return usual.flatMap((food) =>
    chance() < 0.4
      ? [
          {
            product: plainProduct(food),
            grams: Math.round(100 + chance() * 500),
            lastDay: 1 + Math.floor(chance() * 6),
          },
        ]
      : [],
  )
}

import { GeneratePlan } from '#contract/planning/plan-wish.ts'
import { chanceFrom } from '#domain/chance.ts'
import { anything } from '#domain/options/wish.ts'
import { composedCandidate } from '#domain/plan/meal-plan/planning/candidate.ts'
import { afterDishes, candidateWishes } from '#domain/plan/meal-plan/planning/candidate-wishes.ts'
import { weekWishOf } from '#domain/plan/meal-plan/planning/week-wish.ts'
import type { WeekDish } from '#domain/plan/week/week.ts'
import { eaterOf } from '#server/features/recipes/eater.ts'
import { openWeekPlanner } from '#server/kitchen/week-planner.ts'

/**
 * `node bench/household-weeks.ts [seconds] [seed]`: plans a week for each of some households from dishes composed for them, as the product
 * does, and prints it, to be read as a cook and a parent read it.
 */
const [seconds = 15, seed = 1] = process.argv.slice(2).map(Number)
const noProfile = {
  dietaryPreference: null,
  allergies: [],
  foodDislikes: null,
  skillLevel: null,
  preferredCuisines: [],
  cookingTimePreference: null,
  kitchenEquipment: [],
  specialEquipment: null,
}
const planner = openWeekPlanner()
const days = { startDate: '2026-11-23', endDate: '2026-11-29', seconds }
const calories = (of: number) => [
  { nutrient: 'calories' as const, per: 'day' as const, least: of * 0.85, most: of * 1.1 },
]
const households = {
  'a vegan, a coeliac, a child and one who eats everything': {
    ...days,
    eaters: [
      { id: 'eater-a', name: 'Ada', targets: calories(2000) },
      { id: 'eater-b', name: 'Ben', allergies: ['gluten'], targets: calories(2300), portion: 1.15 },
      { id: 'eater-c', name: 'Cleo', diet: 'vegan', targets: calories(1900) },
      {
        id: 'eater-d',
        name: 'Dan',
        allergies: ['peanuts'],
        dislikes: 'olives, anchovies',
        portion: 0.65,
        targets: calories(1350),
      },
    ],
    rules: { fishAtLeast: 1, redMeatAtMost: 2, budget: 190 },
  },
  'two who eat everything': {
    ...days,
    eaters: [
      { id: 'eater-a', name: 'Ada', targets: calories(2000) },
      { id: 'eater-b', name: 'Ben', targets: calories(2400), portion: 1.2 },
    ],
    rules: { fishAtLeast: 2, meatlessAtLeast: 4 },
  },
  'one on a budget': {
    ...days,
    eaters: [{ id: 'eater-a', name: 'Ada', targets: calories(1900) }],
    rules: { aim: 'cheapest' as const, minutes: [30, 30, 30, 30, 30, 60, 60] },
  },
}

for (const [name, form] of Object.entries(households)) {
  const { eaters, rules, startDate, endDate } = GeneratePlan.parse(form)
  const profiles = eaters.map(({ diet, allergies, dislikes }) =>
    eaterOf({ ...noProfile, dietaryPreference: diet, allergies, foodDislikes: dislikes }),
  )
  const week = weekWishOf({ startDate, endDate, eaters, rules, staying: [], stock: [] })
  const began = performance.now()
  const wishes = candidateWishes({ base: anything, eaters, profiles, week }, 350, chanceFrom(seed))
  const found = new Map<string, WeekDish>()
  let failed = 0
  for (const [place, { wish, meals }] of wishes.entries()) {
    if (found.size >= 250) break
    const composed = composedCandidate(afterDishes(wish, [...found.keys()]), seed * 100_000 + place, {
      id: `c${place}`,
      meals,
      eaters: profiles,
    })
    if (!composed) failed += 1
    else if (!found.has(composed.dish)) found.set(composed.dish, composed.weekDish)
  }
  const dishes = [...found.values()]
  const composing = (performance.now() - began) / 1000
  const all = dishes.filter(({ finishOf }) => finishOf.every((finish) => finish !== null)).length
  process.stdout.write(
    `\n## ${name}\n${dishes.length} dishes in ${composing.toFixed(1)} s, ${failed} failed, ${all} for everyone\n`,
  )
  const solving = performance.now()
  let first: number | undefined
  const answer = await planner.ask('plan', [week, dishes, { seconds, gap: 0.001, seed }], {
    onBetter: () => (first ??= (performance.now() - solving) / 1000),
  })
  process.stdout.write(
    `first ${first?.toFixed(2)} s; ${answer.kind}; ${answer.proof.sentence} ${answer.proof.seconds.toFixed(1)} s\n`,
  )
  if (answer.kind === 'impossible')
    for (const { words, wouldDo } of answer.relax) process.stdout.write(`  let go: ${words.join(' + ')} (${wouldDo})\n`)
  if (answer.kind !== 'planned') continue
  const { plan } = answer
  const byId = new Map(dishes.map((dish) => [dish.id, dish]))
  for (const { slot, dishes: served } of plan.meals) {
    const { day, meal } = week.slots[slot]!
    const told = served.map(({ dish, title, kind, plates }) => {
      const { minutes, finishes } = byId.get(dish)!
      const who =
        plates.length === week.slots[slot]!.eaters.length
          ? ''
          : ` [${plates.map(({ eater }) => eaters[eater]!.name).join(', ')}]`
      const without = plates.flatMap(({ eater, without: lines }) =>
        lines.length > 0 ? `${eaters[eater]!.name} without ${lines.join(', ')}` : [],
      )
      return `${kind === 'again' ? '(again) ' : ''}${title}${who} ${minutes} min ${Math.round(finishes[0]!.nutrients.calories)} kcal${without.length > 0 ? ` {${without.join('; ')}}` : ''}`
    })
    process.stdout.write(`${day + 1} ${meal.padEnd(9)} ${told.join('  +  ')}\n`)
  }
  process.stdout.write(
    `$${(plan.cents / 100).toFixed(2)} = used ${plan.parts.used / 100} - home ${plan.parts.fromHome / 100} + spoiled ${plan.parts.spoiled / 100}; points ${plan.points}\n`,
  )
  for (const [eater, { name: who }] of eaters.entries())
    process.stdout.write(
      `${who}: ${plan.days.map((day) => Math.round(day[eater]!.calories)).join(' ')} kcal; protein ${plan.days.map((day) => Math.round(day[eater]!.protein)).join(' ')}\n`,
    )
}
await planner.close()

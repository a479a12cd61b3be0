import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'

type Entry = MealPlanWithMeals['entries'][number]

/** Two days for two people, for tests: dal on Monday beside a note, tacos on Tuesday. */
export function shortPlan(change: Partial<MealPlanWithMeals> = {}): MealPlanWithMeals {
  const everyDay = { weekdays: [0, 1, 2, 3, 4, 5, 6], eaters: [] }
  const nutrients = { protein: 70, carbs: 200, fat: 60, fiber: 30, sugar: 40, saturatedFat: 15, sodium: 1900 }
  return {
    id: 1,
    userId: 'ana',
    title: 'Week of November 23',
    description: '',
    startDate: '2026-11-23',
    endDate: '2026-11-24',
    menuIds: [],
    menus: [],
    recipeIds: [1, 2],
    isActive: true,
    isInTurn: true,
    isTemplate: false,
    repeats: 0,
    createdAt: '2026-11-21T07:00:00.000Z',
    updatedAt: '2026-11-21T07:00:00.000Z',
    version: 1,
    eaters: [
      {
        id: 'eater-ana',
        name: 'Ana',
        diet: null,
        allergies: [],
        dislikes: '',
        portion: 1,
        targets: [{ nutrient: 'calories', per: 'day', least: 1800, most: 2200 }],
      },
      { id: 'eater-mia', name: 'Mia', diet: 'vegan', allergies: ['peanuts'], dislikes: '', portion: 0.6, targets: [] },
    ],
    rules: {
      meals: [
        { meal: 'breakfast', at: '08:00', ...everyDay },
        { meal: 'dinner', at: '18:30', ...everyDay },
      ],
      minutes: [45, 45, 45, 45, 45, null, null],
      budget: 60,
      fishAtLeast: 0,
      meatlessAtLeast: 0,
      redMeatAtMost: null,
      coldAtMost: 1,
      mainsApart: true,
      leftovers: true,
      sameBreakfast: 2,
      sameDinner: 1,
      dishes: 'all',
      aim: 'cheapest',
    },
    entries: [
      entry({ id: 'monday-dal', recipeId: 1, cost: 4 }),
      entry({ id: 'monday-note', kind: 'note', recipeId: null, note: 'Guests at seven' }),
      entry({ id: 'tuesday-tacos', day: 1, recipeId: 2, cost: 6 }),
    ],
    recipes: [
      recipe(1, 'Red lentil dal', [{ eater: 'eater-mia', words: 'has yogurt', without: ['yogurt'] }]),
      recipe(2, 'Black bean tacos', [{ eater: 'eater-mia', words: 'contains peanuts', without: null }]),
    ],
    totals: {
      cost: 9.5,
      used: 10,
      fromHome: 1.5,
      spoiled: 1,
      atTill: 14.2,
      days: [1700, 1900].map((calories) => ({
        cost: 5,
        eaters: [
          { calories, ...nutrients },
          { calories: calories * 0.6, ...nutrients },
        ],
        produce: [4.2, 2.5],
      })),
      weeks: [{ days: 2, cost: 8.5 }],
      packages: [],
      spent: [],
      goesOff: [],
    },
    proof: {
      cost: 9.5,
      points: 0,
      bound: 9.5,
      gap: 0,
      ended: 'proved',
      dishes: 96,
      choices: 400,
      columns: 2000,
      rows: 300,
      seconds: 1.8,
      sentence: 'The cheapest plan from these 96 dishes under these rules: $9.50.',
      rules: [],
      letGo: [],
    },
    prices: null,
    ...change,
  }
}

function entry(change: Partial<Entry>): Entry {
  return {
    id: 'entry',
    day: 0,
    meal: 'dinner',
    kind: 'recipe',
    recipeId: null,
    menuId: null,
    cookedAt: null,
    eaters: [],
    without: [],
    note: '',
    isLocked: false,
    cost: 0,
    cookedOn: null,
    ...change,
  }
}

function recipe(id: number, title: string, troubles: MealPlanWithMeals['recipes'][number]['troubles']) {
  const imageUrl = `/api/recipes/${id}/image.svg`
  return { id, title, imageUrl, totalMinutes: 30, servings: 4, calories: 560, keepsDays: 3, troubles }
}

import { describe, expect, it } from 'vitest'
import { cuisinesOfRequest } from '#domain/options/options.ts'
import type { Wish } from '#domain/options/wish.ts'
import { anyWish } from '#domain/recipe/compose/asked/random-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { type Composed } from '#domain/recipe/compose/make/attempt.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { rememberedBy } from '#domain/remembered.ts'

/** What is worked out for a wish is remembered for that very one. */
const wishOf = rememberedBy(
  (part: Partial<Wish>) => JSON.stringify(part),
  (part): Wish => ({ ...anyWish, ...part }),
)

/** What an editor of mains, soups, salads and sides struck out, class by class. */
function recipes(count: number, part: (index: number) => Partial<Wish>): Composed[] {
  return Array.from({ length: count }, (_, seed) => compose(wishOf(part(seed)), 7000 + seed)).flatMap((answer) =>
    'draft' in answer ? [answer] : [],
  )
}
const stepsOf = ({ draft }: Composed) => draft.instructions.map(({ description }) => description)
const textOf = (recipe: Composed) => [recipe.draft.description, ...stepsOf(recipe)].join(' ')
const linesOf = ({ draft }: Composed) => draft.ingredients.map(ingredientText)
const cuisineOf = (seed: number) => cuisinesOfRequest[seed % cuisinesOfRequest.length]

const mains = recipes(130, (seed) => ({ cuisine: cuisineOf(seed), recipeType: 'Main Dish', mealTime: 'Dinner' }))
const low = recipes(130, (seed) => ({
  cuisine: cuisineOf(seed),
  diet: seed % 2 ? 'keto' : 'low-carb',
  recipeType: 'Main Dish',
}))

describe('order of work', () => {
  it('never turns to the rice while spices fry', () => {
    const burnt = mains.flatMap(({ draft }) =>
      draft.instructions.filter((step, index, all) => {
        if (!/^(?:Now start|About now)/.test(step.description)) return false
        const before = all.slice(0, index)
        const waits = (before.at(-1)?.waiting ?? 0) >= 4
        return (
          !waits && before.some(({ description }) => /\b(?:medium|high) heat\b|\bhot (?:pan|oil)\b/.test(description))
        )
      }),
    )
    expect(burnt).toEqual([])
  })
  it('has the cauliflower rice ready before the hot pan is', () => {
    const beside = low.filter((recipe) => textOf(recipe).includes('ook the cauliflower rice in a dry'))
    expect(beside.length).toBeGreaterThan(5)
    const last = beside.filter((recipe) => stepsOf(recipe).at(-2)?.startsWith('Cook the cauliflower rice'))
    expect(last.map(({ dish }) => dish).filter((dish) => dish.startsWith('stir-fry'))).toEqual([])
  })
  it('puts florets into a slow cooker late', () => {
    const stews = recipes(60, (seed) => ({ cuisine: cuisineOf(seed), diet: 'keto', cookingMethod: 'Slow Cooked' }))
    const withFlorets = stews.filter(
      (recipe) =>
        recipe.dish.startsWith('slow-cooker-stew') && linesOf(recipe).some((line) => /head cauliflower/.test(line)),
    )
    expect(withFlorets.length).toBeGreaterThan(0)
    for (const stew of withFlorets) expect(textOf(stew)).toMatch(/Stir in the cauliflower[^.]*45 minutes/)
  })
})

describe('words that must be true of the dish', () => {
  it('take no temperature of beans and vegetables', () => {
    const green = recipes(130, (seed) => ({
      cuisine: cuisineOf(seed),
      diet: 'vegan',
      recipeType: seed % 3 ? 'Main Dish' : 'Soup',
    }))
    expect(green.filter((recipe) => /\((?:145|160|165)°F/.test(textOf(recipe))).map(({ dish }) => dish)).toEqual([])
  })
  it('call no cauliflower a grain, and say in the title what was fried', () => {
    const fried = recipes(30, (seed) => ({ diet: seed % 2 ? 'keto' : 'low-carb', notes: 'fried rice' })).filter(
      ({ dish }) => /^(?:dish-cauliflower-)?fried-rice/.test(dish),
    )
    expect(fried.length).toBeGreaterThan(0)
    for (const recipe of fried) {
      expect(textOf(recipe)).not.toMatch(/\bgrains?\b|toasted rice/)
      expect(recipe.draft.title).toMatch(/Cauliflower/)
    }
  })
  it('call no mushroom crisp and no eggplant bright', () => {
    const fried = recipes(30, (seed) => ({ cuisine: seed % 2 ? 'Chinese' : 'Thai', notes: 'stir-fry with mushrooms' }))
    const stirred = fried.filter(({ dish }) => dish.startsWith('stir-fry/'))
    expect(stirred.length).toBeGreaterThan(10)
    const crisp = stirred
      .flatMap(stepsOf)
      .filter((step) => /(?:add|and) the mushrooms\. Stir-fry(?:(?!then add)[^.])*until (?:crisp|bright)/.test(step))
    expect(crisp).toEqual([])
  })
  it('measure water once', () => {
    const soups = recipes(104, (seed) => ({
      cuisine: cuisineOf(seed),
      allergens: ['gluten', 'soy', 'celery'],
      diet: 'vegan',
      recipeType: 'Soup',
    }))
    const twice = soups.flatMap(stepsOf).filter((step) => /\bcups? water, [^.]*\bcups? water\b/.test(step))
    expect(twice).toEqual([])
  })
  it('tell nobody to cook what is not there', () => {
    const without = recipes(104, (seed) => ({
      cuisine: cuisineOf(seed),
      exclude: ['onion', 'shallot', 'scallion'],
      recipeType: seed % 2 ? 'Side Dish' : 'Main Dish',
      ...(seed % 4 === 0 && { mealTime: 'Breakfast' }),
    }))
    const gaps = without.flatMap(stepsOf).filter((step) => /(?:heat|seconds)\. Cook until (?:soft|golden)/.test(step))
    expect(gaps).toEqual([])
  })
})

describe('what a cook would not do', () => {
  it('dresses no salad without something sharp', () => {
    const salads = recipes(130, (seed) => ({
      cuisine: cuisineOf(seed),
      recipeType: 'Salad',
      ...(seed % 2 && { diet: seed % 4 === 1 ? 'keto' : 'paleo' }),
    }))
    const sharp = /vinegar|lemon|lime|tamarind|sumac|mustard|orange|kimchi|pickle|yogurt|verjus|pomegranate/
    // namul and ohitashi live by soy and sesame alone
    const raw = salads.filter(({ dish }) => !dish.startsWith('dressed-greens'))
    const flat = raw.filter((recipe) => !linesOf(recipe).some((line) => sharp.test(line)))
    expect(flat.map(({ dish, draft }) => `${dish} ${draft.title}`)).toEqual([])
  })
  it('grills no cherry tomatoes over open bars', () => {
    const grilled = recipes(130, (seed) => ({ cuisine: cuisineOf(seed), cookingMethod: 'Grilled' }))
    const loose = grilled.filter(
      (recipe) =>
        /^grilled-(?:plate|side)/.test(recipe.dish) &&
        linesOf(recipe).some((line) => line.includes('cherry tomatoes')) &&
        !/basket|skewer/.test(textOf(recipe)),
    )
    expect(loose.map(({ dish }) => dish)).toEqual([])
  })
  it('strews no raw nuts over a cooked dish', () => {
    const nut = /walnuts|almonds|hazelnuts|pine nuts|pecans|pumpkin seeds|sunflower seeds/
    const raw = mains.filter(
      (recipe) =>
        /^(?:stir-fry|traybake|grilled-plate|pilaf|grain-bowl|noodle-bowl|warm-salad)/.test(recipe.dish) &&
        linesOf(recipe).some((line) => nut.test(line)) &&
        !/oasted/.test([...linesOf(recipe), textOf(recipe)].join(' ')),
    )
    expect(raw.map(({ dish }) => dish)).toEqual([])
  })
  it('puts no lettuce into lettuce', () => {
    const texan = recipes(75, () => ({ cuisine: 'American', diet: 'low-carb', include: ['lettuce cups'] }))
    const cups = texan.filter((recipe) => recipe.dish.startsWith('tacos') && linesOf(recipe)[0]?.includes('lettuce'))
    expect(cups.length).toBeGreaterThan(0)
    expect(cups.flatMap(linesOf).filter((line) => line.includes('romaine'))).toEqual([])
  })
  it('roasts no fillet of fish for a quarter of an hour', () => {
    const fish = recipes(130, (seed) => ({ cuisine: cuisineOf(seed), include: ['fish'], cookingMethod: 'Roasted' }))
    const trays = fish.filter(({ dish }) => /^traybake\/(?:cod|trout|halibut|tilapia|haddock|snapper)/.test(dish))
    expect(trays.length).toBeGreaterThan(0)
    const long = trays.flatMap(stepsOf).filter((step) => /145°F[^.]*, (?:15|20) minutes more/.test(step))
    expect(long).toEqual([])
  })
  it('seasons nothing Korean with tomato paste in place of gochujang', () => {
    const korean = recipes(80, (seed) => ({ cuisine: 'Korean', diet: seed % 2 ? 'keto' : 'gluten-free' }))
    expect(korean.flatMap(linesOf).filter((line) => line.includes('tomato paste'))).toEqual([])
  })
})

describe('the last sentences', () => {
  it('say no verb twice in a row', () => {
    const often = mains
      .flatMap(stepsOf)
      .filter((step) => /\b(Sprinkle|Scatter|Finish|Serve) with[^.]*\. (?:[^.]*\. )?\1 with/.test(step))
    expect(often).toEqual([])
  })
  it('lay on what the cook named before they call to the table', () => {
    const beside = recipes(90, (seed) => ({ cuisine: cuisineOf(seed), recipeType: 'Side Dish', include: ['salmon'] }))
    expect(beside.length).toBeGreaterThan(20)
    const late = beside
      .flatMap(stepsOf)
      .filter((step) => /erve (?:right away|straight away|at once)[^.]*\. Top with/.test(step))
    expect(late).toEqual([])
  })
})

describe('what is named, weighed and seasoned', () => {
  it('has its second meat in the title', () => {
    const soups = recipes(40, () => ({
      cuisine: 'Italian',
      recipeType: 'Soup',
      notes: 'bean soup with kale and sausage',
    }))
    const zuppe = soups.filter((soup) => linesOf(soup).some((line) => line.includes('sausage')))
    expect(zuppe.length).toBeGreaterThan(0)
    for (const soup of zuppe) expect(soup.draft.title).toMatch(/Sausage/)
  })
  it('gives lentils in a slow cooker twice their weight to drink', () => {
    const stews = recipes(40, (seed) => ({
      cuisine: cuisineOf(seed),
      diet: 'vegan',
      include: ['lentils'],
      cookingMethod: 'Slow Cooked',
    })).filter(({ dish }) => dish.startsWith('slow-cooker-stew/brown-lentils'))
    expect(stews.length).toBeGreaterThan(0)
    for (const stew of stews) expect(textOf(stew)).toMatch(/cups? water/)
  })
  it('salts fish and eggs though bread stands beside them', () => {
    const plates = recipes(130, (seed) => ({ cuisine: cuisineOf(seed), include: ['fish'], cookingMethod: 'Steamed' }))
    const steamed = plates.filter(
      (plate) => plate.dish.startsWith('steamed-plate') && linesOf(plate).some((line) => line.includes('sourdough')),
    )
    expect(steamed.length).toBeGreaterThan(0)
    const unsalted = steamed.filter((plate) => !linesOf(plate).some((line) => /salt|olives|capers|feta|soy/.test(line)))
    expect(unsalted.map(({ dish }) => dish)).toEqual([])
  })
  it('has no cauliflower over cauliflower, and no rice where there is none', () => {
    const heads = low.filter(
      (recipe) =>
        linesOf(recipe).some((line) => line.includes('cauliflower rice')) &&
        linesOf(recipe).some((line) => /head cauliflower/.test(line)),
    )
    expect(heads.map(({ draft }) => draft.title)).toEqual([])
    for (const bowl of low.filter(({ dish }) => dish.startsWith('donburi')))
      expect(bowl.draft.description).not.toContain('hot rice')
  })
})

import { describe, expect, it } from 'vitest'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'
import { boundByNotes } from '#domain/wish/heard.ts'
import { hear } from '#domain/wish/heard-wish.ts'
import { negations } from '#domain/wish/lexicon/negations.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

/** Foods of several kinds; some are allergens as a whole. */
const plainFoods =
  'onion garlic mushrooms cheese beans tomatoes cilantro olives pork bacon ginger cucumber celery mustard chocolate coconut corn wine mint butter cream mayonnaise'.split(
    ' ',
  )
const bindingFoods: readonly (readonly [food: string, allergen: Allergen])[] = [
  ['peanuts', 'peanut'],
  ['nuts', 'tree_nut'],
  ['eggs', 'egg'],
  ['dairy', 'milk'],
  ['gluten', 'gluten'],
  ['soy', 'soy'],
  ['shellfish', 'mollusc'],
  ['wheat', 'wheat'],
]
const foods = [...plainFoods, ...bindingFoods.map(([food]) => food)]

/** Written down without looking at the table: how cooks say it, in English and at home. */
const before =
  `w/out|w/o|w/ out|with out|with-out|w\\o|without any|minus|sans|ex|hold the|skip the|leave off|leave out the|nix the|omit|exclude|lose the|ditch the|subtract the|86 the|
less the|void of|devoid of|free of|remove the|eliminate|barring|bez|без|ohne|kein|keine|zonder|geen|pas de|sin|nada de|senza|sem|utan|uten|uden|不要|没有|不加`.split(
    /\s*\|\s*/,
  )
const behind = ['-free', ' free', ' omitted', ' left out', '抜き', ' 抜き', ' なし', 'なし', ' 빼고', '빼고', ' 없이']
const inTable = (side: 'before' | 'after') =>
  negations.filter((each) => each.side === side).flatMap(({ phrases }) => phrases.split(',').map((one) => one.trim()))

const frames: readonly ((denied: string) => string)[] = [
  (denied) => `stew ${denied}`,
  (denied) => `please make me a stew ${denied}, quick`,
  (denied) => `We are four. ${denied}. Thai please`,
  (denied) => `a Mexican dinner, ${denied}!`,
]

/** Whether a wish keeps a food out, and binds the allergen where it is one. */
function isKeptOut(notes: string, food: string): boolean {
  const { allergens, diet, exclude } = boundByNotes(hear({ ...anything, notes }))
  const allergen = bindingFoods.find(([each]) => each === food)?.[1]
  if (!allergen) return exclude.some((words) => singular(words) === singular(food))
  const ofDiet = { 'gluten-free': ['gluten', 'wheat'], 'dairy-free': ['milk'], 'nut-free': ['tree_nut', 'peanut'] }
  return (
    allergens.includes(allergen) ||
    (Object.entries(ofDiet)
      .find(([key]) => key === diet)?.[1]
      .includes(allergen) ??
      false)
  )
}

/** Wishes with a denied food that do not keep it out: each food in each frame, plain and in capitals. */
function missedFor(denied: (food: string) => string): string[] {
  return foods.flatMap((food) =>
    frames
      .map((frame) => frame(denied(food)))
      .flatMap((notes) => [notes, notes.toUpperCase()])
      .filter((notes) => !isKeptOut(notes, food)),
  )
}

/** The same with one frame for each food, as there are hundreds of phrases in the table. */
function missedOnce(denied: (food: string) => string): string[] {
  return foods.filter((food, at) => !isKeptOut(frames[at % frames.length]!(denied(food)), food))
}

describe('every negation refuses every food', () => {
  it.each(before)('%s …', (negation) => {
    expect(missedFor((food) => `${negation} ${food}`)).toEqual([])
  })
  it.each(behind)('…%s', (negation) => {
    expect(missedFor((food) => `${food}${negation}`)).toEqual([])
  })
  it.each(inTable('before'))('by the table: %s …', (negation) => {
    expect(missedOnce((food) => `${negation} ${food}`)).toEqual([])
  })
  it.each(inTable('after'))('by the table: … %s', (negation) => {
    expect(missedOnce((food) => `${food} ${negation}`)).toEqual([])
  })
  it.each(['less', '-less', 'free', 'frei'])('…%s', (suffix) => {
    expect(missedFor((food) => `${singular(food)}${suffix}`)).toEqual([])
  })
  it('beside letters of another script', () => {
    expect(missedFor((food) => `不要${food}`)).toEqual([])
  })
})

describe('what comes of it', () => {
  it.each([
    ['pasta w/out cheese', /cheese|parmesan|pecorino/i],
    ['chili w/out beans', /\bbeans?\b/i],
    ['onionless stew', /onion|shallot|leek|scallion/i],
    ['noodles 不要peanuts', /peanut/i],
    ['fried rice, 86 the eggs', /\beggs?\b/i],
    ['curry ohne Knoblauch', /garlic/i],
  ])('%s', (notes, food) => {
    for (const seed of [1, 2, 3]) {
      const made = compose({ ...anything, notes }, seed)
      if ('contradiction' in made) throw new Error(made.contradiction.message)
      expect(made.draft.ingredients.map(ingredientText).join('\n')).not.toMatch(food)
    }
  })
})

describe('what is no negation refuses nothing', () => {
  it.each([
    'boneless chicken thighs',
    'bone-less chicken',
    'skinless salmon',
    'seedless grapes',
    'crustless quiche',
    'bottomless mimosa brunch with eggs',
    'pasta, unless you have rice',
    'chicken regardless of cost',
    'stainless steel pan chicken',
    'pasta w/ out-of-season tomatoes',
    'with out of season tomatoes',
    'eat 86 grams of chicken',
    '86 g chicken',
    'chicken in less than 30 minutes',
    'less salt, chicken',
    'less cheese',
    'my ex loves garlic bread',
    'the less the better',
    'free range chicken',
    'quiz night chicken',
  ])('%s', (notes) => {
    expect(parseNotes(notes).foods.filter(({ as }) => as === 'refused')).toEqual([])
    expect(boundByNotes(hear({ ...anything, notes }))).toEqual(hear({ ...anything, notes }))
  })

  it('a suffix says so of its own food alone', () => {
    const said = parseNotes('chicken and onionless soup').foods.map(({ as, words }) => `${as} ${words}`)
    expect(said).toEqual(['wanted chicken', 'refused onion'])
  })
})

describe('a food that is denied and not known is told', () => {
  it.each([
    ['soep zonder ui', 'zonder ui'],
    ['zupa bez cebuli', 'bez cebuli'],
    ['soup without blorks', 'without blorks'],
    ['noodles 不要花生', '不要花生'],
    ['noodles, 양파 빼고', '양파 빼고'],
    ['soğansız pasta', 'soğansız'],
    ['avoid nuts, blorks and shellfish', 'blorks'],
    ['pasta bez cebuli i garlic', 'bez cebuli'],
  ])('%s', (notes, told) => {
    expect(parseNotes(notes).unheard.join()).toContain(told)
  })
  it.each(['soup without stress', 'no fuss pasta', 'no onions, weeknight dinner', 'pasta ohne Zwiebeln und Knoblauch'])(
    '%s leaves nothing to tell',
    (notes) => {
      expect(parseNotes(notes).unheard).toEqual([])
    },
  )
})

describe('a dish that is named for what it is without', () => {
  it.each([
    ['chili without beans', 'beans'],
    ['beanless chili', 'bean'],
    ['no bean chili please', 'bean'],
    ['lasagna with no tomato', 'tomato'],
    ['flourless chocolate cake', 'flour'],
    ['pancakes without eggs', 'eggs'],
    ['eggless pancakes', 'eggs'],
    ['yeast free bread', 'yeast'],
  ])('“%s” keeps out %s, whichever dish comes', (name, food) => {
    expect(isKeptOut(name, food)).toBe(true)
    expect(isKeptOut(`we would like ${name} tonight`, food)).toBe(true)
  })
  it('has none of it where it cannot come itself', () => {
    const made = compose({ ...anything, notes: 'chili without beans', complexity: 'Beginner' }, 1)
    const lines = 'draft' in made ? made.draft.ingredients.map(ingredientText).join('\n') : ''
    expect(lines).not.toMatch(/\bbeans?\b/)
    expect(lines).not.toBe('')
  })
  it.each(['cut out sugar cookies', 'no bake cookies', 'no-knead bread', 'virgin eggnog', 'boneless wings'])(
    'is not “%s”, which only sounds so',
    (name) => expect(boundByNotes(hear({ ...anything, notes: name }))).toMatchObject({ exclude: [], allergens: [] }),
  )
})

import { describe, expect, test } from 'vitest'
import { findPhrases } from '#domain/food/allergens/allergen-words.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { lineAllergens, lineIsKnown } from '#domain/food/allergens/line-allergens.ts'
import { foods } from '#domain/food/foods.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import type { IngredientLine } from '#domain/food/line/line.ts'
import { nameKey, readWords } from '#domain/food/match/word-keys.ts'
import { allergenTerms } from '#domain/food/table/words/allergen-terms.ts'
import { madeFriends, noFood, plainFriends } from '#domain/food/table/words/false-friends.ts'

function split(rows: readonly (readonly [string, string])[]): { contains: string; term: string }[] {
  return rows.flatMap(([contains, terms]) => listed(terms).map((term) => ({ contains: ordered(contains), term })))
}
function listed(terms: string): string[] {
  return terms.split(',').map((term) => term.trim().replace(/\s+/g, ' '))
}
function ordered(contains: string): string {
  return contains.split(' ').filter(Boolean).toSorted().join(' ')
}

/** A line of which the food table knows nothing: only its words can speak. */
function worded(text: string, words = text): IngredientLine {
  return { text, foods: [{ words }], alternatives: [], preparation: '', optional: false, toTaste: false }
}
/** 'milk soy? wheat' in the order of the alphabet. */
function told(line: IngredientLine): string {
  return ordered(
    lineAllergens(line)
      .map(({ allergen, certainty }) => allergen + (certainty === 'usual' ? '?' : ''))
      .join(' '),
  )
}

const rows = [...split(allergenTerms), ...split(plainFriends), ...split(madeFriends)]
/** Two spellings of one key whose rows differ: both are told. */
const merged = ['caramel', 'fishcakes', 'gluten-free bread crumbs', 'gluten-free breadcrumbs']

describe('every row of the tables', () => {
  test('says in a line what it says, no more and no less: of two that overlap the longest wins', () => {
    const wrong = rows.filter(({ contains, term }) => told(worded(`1 cup ${term}`, term)) !== contains)
    expect(wrong.map(({ term }) => term).toSorted()).toEqual(merged)
  })

  test('names a term once', () => {
    const seen = new Set<string>()
    const twice = rows.filter(({ term }) => seen.size === seen.add(term).size)
    expect(twice.map(({ term }) => term)).toEqual([])
  })

  test('is no part of an amount: neither a unit nor a number makes a term of what stands behind it', () => {
    const amounts = ['1 cup', '100 g', '1 l', '2 c', '3 t', '1 can', '1 oz', '1 lb', '2 tbsp', '1 pinch']
    const wrong = rows.flatMap(({ contains, term }) =>
      amounts
        .filter((amount) => told(worded(`${amount} ${term}`, term)) !== contains)
        .map((amount) => `${amount} ${term}`),
    )
    expect(wrong.filter((line) => !merged.some((term) => line.endsWith(` ${term}`)))).toEqual([])
  })
})

describe('words that run together', () => {
  test('little words never make a term: one and a half is no anda', () => {
    const little =
      'a an and or the of in on to at for with from by as is it its no not so up out off my your we all any if'.split(
        ' ',
      )
    const pairs = little.flatMap((one) => little.map((other) => `${one} ${other}`))
    const told = pairs.filter((pair) => findPhrases(readWords(pair)).some(({ start, end }) => end - start > 1))
    expect(told).toEqual([])
  })
})

describe('false friends', () => {
  const beside = 'milk egg fish tree_nut wheat gluten soy sesame'
  test('hide nothing that stands beside them, before or behind, with and without a comma', () => {
    const wrong = split([...plainFriends, ...madeFriends]).filter(({ term }) =>
      [
        `${term}, milk, eggs, cod, pecans, spelt, tofu, tahini`,
        `tofu tahini spelt pecans cod eggs milk and ${term}`,
      ].some((text) => {
        const found = told(worded(text)).split(' ')
        return beside.split(' ').some((code) => !found.includes(code))
      }),
    )
    expect(wrong.map(({ term }) => term)).toEqual([])
  })

  test('that are no food leave what is measured with them', () => {
    const wrong = listed(noFood).filter((tool) => told(worded(`butter for the ${tool}`)) !== 'milk')
    expect(wrong).toEqual([])
  })
})

describe('the table of foods', () => {
  const said = new Map(rows.map(({ term, contains }) => [nameKey(term), contains]))

  test('agrees with the terms: a food that is named by a term has at least the allergens of the term in its line', () => {
    let compared = 0
    const missing = [...foods.values()].flatMap(({ id, name, plural, aliases }) =>
      [...new Set([name, plural, ...aliases])].flatMap((named) => {
        const contains = said.get(nameKey(named))
        if (contains === undefined) return []
        compared += 1
        const found = told(readIngredientLine(`100 g ${named}`)).split(' ')
        const lost = contains
          .split(' ')
          .filter((code) => code && !found.includes(code) && !found.includes(code.replace('?', '')))
        return lost.length > 0 ? [`${id} as ${named}: ${lost.join(' ')}`] : []
      }),
    )
    expect(compared).toBeGreaterThan(600)
    expect(missing).toEqual([])
  })

  test('is known behind the comma too: a food that another is topped with has its certain allergens', () => {
    // Words that say too much besides, and jerky's names that need no soy.
    const spoken = new Set(['roll', 'wrap', 'digestive', 'biltong', 'beef stick', 'bean cake'])
    const missing = [...foods.values()].flatMap(({ allergens: { certain }, name, plural, aliases }) =>
      [...new Set([name, plural, ...aliases])].filter((named) => {
        if (certain.length === 0 || spoken.has(named)) return false
        const found = lineAllergens(readIngredientLine(`1 cup white rice, topped with ${named}`))
        return certain.some((allergen) => allergen !== 'sulphite' && found.every((one) => one.allergen !== allergen))
      }),
    )
    expect(missing).toEqual([])
  })

  test('gives a compound the allergens of all its parts, as certain as there', () => {
    const missing = [...foods.values()].flatMap(({ id, allergens, madeOf }) =>
      madeOf.flatMap((part) => {
        const of = foods.get(part)?.allergens
        const claimed: ReadonlySet<Allergen> = new Set([...allergens.certain, ...allergens.usual])
        const lost = [
          ...(of?.certain ?? []).filter((allergen) => !allergens.certain.includes(allergen)),
          ...(of?.usual ?? []).filter((allergen) => !claimed.has(allergen)),
        ]
        return lost.map((allergen) => `${id} of ${part}: ${allergen}`)
      }),
    )
    expect(missing).toEqual([])
  })
})

/** What home cooks write most often, by the allergen that is certainly in it. */
const common: Readonly<Partial<Record<Allergen, string>>> = {
  milk: `milk, butter, cream, cheese, yogurt, yoghurt, buttermilk, sour cream, cream cheese, cottage cheese, cheddar, parmesan,
    mozzarella, feta, ricotta, mascarpone, brie, camembert, gouda, gruyere, provolone, halloumi, paneer, ghee, heavy cream,
    whipping cream, double cream, half and half, evaporated milk, condensed milk, whole milk, skim milk, milk powder, whey,
    custard, ice cream, white chocolate, milk chocolate, creme fraiche, goat cheese, blue cheese, greek yogurt, unsalted butter, pecorino, clotted cream, condensed cream of mushroom soup, swiss cheese, cream sauce`,
  egg: 'egg, egg yolk, egg white, mayonnaise, mayo, meringue, omelette, aioli, tartar sauce, quail egg, hard-boiled egg',
  fish: `fish, salmon, tuna, cod, haddock, halibut, tilapia, trout, sardine, anchovy, anchovy paste, mackerel, herring, sea bass,
    snapper, swordfish, catfish, fish sauce, fish stock, smoked salmon, caviar, pollock, flounder, monkfish, plaice`,
  crustacean: 'shrimp, prawn, crab, lobster, crayfish, crawfish, langoustine, king prawn, crab meat, shrimp paste',
  mollusc: 'clam, mussel, oyster, scallop, squid, calamari, octopus, cuttlefish, oyster sauce, clam juice',
  tree_nut: `almond, walnut, pecan, cashew, pistachio, hazelnut, macadamia, brazil nut, pine nut, almond milk, almond flour, almond butter,
    ground almonds, cashew milk, marzipan, mixed nuts, nuts, walnut oil, pesto genovese`,
  peanut: 'peanut, peanut butter, peanut oil, groundnut, peanut sauce, roasted peanut',
  wheat: `flour, wheat, bread, breadcrumb, pasta, spaghetti, penne, macaroni, noodles of wheat, couscous, bulgur, semolina, all-purpose
    flour, bread flour, cake flour, self-raising flour, wholewheat flour, cracker, croutons, pita, naan, flour tortilla, puff pastry,
    filo pastry, panko, seitan, wheat germ, bagel, baguette, ciabatta, cake, cookie, biscuit, lasagna noodles, udon, ramen noodles, matzo, orzo`,
  gluten: 'barley, rye, pearl barley, rye bread, malt extract, beer, malt vinegar',
  soy: 'soy sauce, tofu, soy milk, edamame, miso, tempeh, tamari, soybean, soybean oil, hoisin sauce, teriyaki sauce',
  sesame: 'sesame, sesame seed, sesame oil, tahini, hummus, toasted sesame oil',
  celery: 'celery, celery salt, celery seed, celeriac, celery stick',
  mustard: 'mustard, dijon mustard, mustard powder, mustard seed, wholegrain mustard, english mustard',
}
const commonNames = Object.entries(common).flatMap(([allergen, names]) =>
  listed(names).map((name) => ({ allergen, name })),
)

describe('the 200 commonest names of allergens', () => {
  const has = (text: string, allergen: string) =>
    lineAllergens(readIngredientLine(text)).some((one) => one.allergen === allergen)

  test('are caught in lines as they are written: plural, capitals, an amount, words of preparation', () => {
    const settings: readonly ((name: string) => string)[] = [
      (name) => `2 cups ${name}`,
      (name) => `${/[sy]$/.test(name) ? name : `${name}s`}, to serve`,
      (name) => `150g ${name.toUpperCase()}, chopped`,
      (name) => `salt, pepper & ${name}`,
      (name) => `1 (14-oz / 400 g) package ${name}, thawed`,
    ]
    const lost = commonNames.flatMap(({ allergen, name }) =>
      settings.map((set) => set(name)).filter((text) => !has(text, allergen)),
    )
    expect(commonNames.length).toBeGreaterThanOrEqual(200)
    expect(lost).toEqual([])
  })

  test('with a slip of the pen they are caught or unknown, never taken for something that has none', () => {
    const slipsOf = (name: string) =>
      Array.from(name).flatMap((letter, at) =>
        at < 1 || !/[a-z]/.test(letter) || name[at - 1] === ' '
          ? []
          : [
              name.slice(0, at) + name.slice(at + 1),
              name.slice(0, at) + letter + name.slice(at),
              name.slice(0, at - 1) + letter + (name[at - 1] ?? '') + name.slice(at + 1),
            ],
      )
    const passed = new Set(
      commonNames.flatMap(({ allergen, name }) =>
        slipsOf(name).filter((slipped) => {
          const line = readIngredientLine(`1 cup ${slipped}`)
          return lineIsKnown(line) && lineAllergens(line).every((one) => one.allergen !== allergen)
        }),
      ),
    )
    // Macarons are another food, of almonds and egg.
    expect([...passed].toSorted()).toEqual(['macaron'])
  })
})

import { describe, expect, it } from 'vitest'
import { dishEntries } from '#domain/catalogue/dishes.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { chanceFrom } from '#domain/chance.ts'
import { recipeTypes } from '#domain/options/options.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'
import { weighedDish, writtenDraft } from '#domain/recipe/compose/make/draft.ts'
import { candidates } from '#domain/recipe/compose/select/candidates.ts'
import { forEaters } from '#domain/recipe/compose/write/eaters-words.ts'
import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { hear } from '#domain/wish/heard-wish.ts'

interface Served {
  id: string
  dish: Dish
  draft: RecipeDraft
  eaters: number
}

/** Every form and dish of the catalogue that answers a wish for so many, once. */
function served(eaters: number, part: Partial<Wish> = {}): Served[] {
  const types = part.recipeType ? [part.recipeType] : recipeTypes
  const all = types.flatMap((recipeType): Served[] => {
    const wish: Wish = { ...anything, ...part, servings: eaters, recipeType }
    const reading = readWish(hear(wish))
    const asked = {
      wish: hear(wish),
      reading,
      allowed: allowedFoods(hear(wish), reading.excluded, reading),
      chance: chanceFrom(eaters),
      strain: 0,
    }
    const seen = new Set<string>()
    return candidates(hear(wish)).flatMap((candidate) => {
      const { id } = candidate.form
      if (seen.has(id)) return []
      const dish = weighedDish(candidate, asked)
      const draft = typeof dish === 'string' ? undefined : writtenDraft(dish, asked)
      if (typeof dish === 'string' || !draft) return []
      seen.add(id)
      return [{ id, dish, draft, eaters }]
    })
  })
  return [...new Map(all.map((each) => [each.id, each])).values()]
}
const tables = [1, 2, 4, 8, 12].map((eaters) => served(eaters))
const everyTable = tables.flat()

/** Three tenths of a percent, less what quarters of a teaspoon round away for one. */
const least = 0.002

describe('salt', () => {
  it('is enough for the meat, fish and eggs, the beans, the vegetables and the sauce', () => {
    const bland = everyTable.flatMap(({ id, dish, draft, eaters }) => {
      const { form } = dish.candidate
      if (form.sweet || form.saltPercent === undefined || !dish.lines.some((line) => isKind(line, 'salt'))) return []
      const { salt, weight } = seasoning(dish.lines)
      return salt / weight < least
        ? [`${id} for ${eaters}: ${((100 * salt) / weight).toFixed(2)}% in ${draft.title}`]
        : []
    })
    expect(bland).toEqual([])
  })
  it('is half a percent of meat and fish with nothing salty beside them', () => {
    for (const notes of ['grilled fish', 'roast chicken', 'pot roast', 'texas chili'])
      for (const servings of [4, 8]) {
        const { dish } = dishFor(notes, servings)
        const flesh = dish.lines.filter(
          ({ food }) => (food.facts.has('meat') && food.roles.includes('protein')) || food.facts.has('fish'),
        )
        const grams = flesh.reduce((sum, line) => sum + line.grams, 0)
        const { salt } = seasoning(dish.lines)
        expect(salt / grams).toBeGreaterThan(0.0045)
      }
  })
  it('is less for whoever is to have little', () => {
    const saltOf = ({ dish }: Served) => dish.lines.find((line) => isKind(line, 'salt'))?.grams ?? 0
    const foodsOf = ({ dish }: Served) => dish.lines.map(({ id }) => id).join()
    // as a main dish both times: as an appetizer it is a smaller plate
    const usual = new Map(served(4, { recipeType: 'Main Dish' }).map((each) => [each.id, each]))
    for (const part of [{ diet: 'heart-healthy' as const }, { notes: 'low sodium' }]) {
      const pairs = served(4, { recipeType: 'Main Dish', ...part }).flatMap((each) => {
        const before = usual.get(each.id)
        return before && saltOf(before) > 3 && foodsOf(before) === foodsOf(each)
          ? [[saltOf(before), saltOf(each)] as const]
          : []
      })
      expect(pairs.length).toBeGreaterThan(50)
      expect(pairs.filter(([before, now]) => now > before)).toEqual([])
      expect(pairs.filter(([before, now]) => now < before).length).toBeGreaterThan(pairs.length * 0.6)
    }
  })
  it('is not halved below a quarter teaspoon, nor strewn dry over finished rice', () => {
    const steps = everyTable.flatMap(({ id, eaters, dish, draft }) => {
      const salt = dish.lines.find((line) => isKind(line, 'salt'))
      const text = draft.instructions.map(({ description }) => description).join(' ')
      return salt && salt.grams < 1 && /\b(?:half|a third of|most of) the salt/.test(text)
        ? [`${id} for ${eaters}`]
        : []
    })
    // where each part goes into something of its own, a pinch and a pinch
    expect(steps.length).toBeLessThan(everyTable.length / 40)
    for (const { draft } of everyTable)
      for (const { description } of draft.instructions)
        expect(description).not.toMatch(/\b(?:heap|spread)[^.]* rice [^.]*\. Sprinkle with the (?:remaining )?salt/)
  })
})

describe('vessels', () => {
  it('are neither far too small nor far too large, whoever eats', () => {
    const misfits = everyTable.flatMap(({ id, dish, draft, eaters }) => {
      const all = dish.lines.reduce((sum, { grams }) => sum + grams, 0)
      return draft.instructions.flatMap(({ description }) => {
        const large = /\b(?:a (?:large|wide)|your largest) (?:skillet|saucepan|bowl)\b/.exec(description)?.[0]
        const small = /\bsmall saucepan\b[^.]*?(\d+)(?: \d\/\d)? cups water/.exec(description)
        return [
          ...(large && all < 350 ? [`${id} for ${eaters}: ${large} for ${Math.round(all)} g`] : []),
          ...(small && Number(small[1]) > 3 ? [`${id} for ${eaters}: ${small[0]}`] : []),
        ]
      })
    })
    expect(misfits).toEqual([])
  })
  it.each([
    ['Spanish tortilla', 1, /8-inch (?:nonstick )?skillet/],
    ['paella', 8, /18-inch paella pan/],
    ['paella', 4, /13-inch paella pan/],
  ])('%s for %d', (notes, servings, vessel) => {
    expect(textOf(dishFor(notes, servings).draft)).toMatch(vessel)
  })
})

describe('batches', () => {
  it('are said and counted where one layer does not hold all', () => {
    const few = dishFor('garlic butter chicken', 2).draft
    const many = dishFor('garlic butter chicken', 8).draft
    expect(textOf(few)).not.toContain('batches')
    expect(textOf(many)).toContain('Work in three batches')
    expect(minutesOf(many) - minutesOf(few)).toBeGreaterThanOrEqual(16)
  })
  it('are none in a skillet that holds all', () => {
    expect(textOf(dishFor('beef stroganoff', 1).draft)).not.toMatch(/two batches/)
    expect(textOf(dishFor('beef stroganoff', 8).draft)).toMatch(/(?:three|four|five) batches/)
  })
  it('are asked of no pan with more than a pound and a half of what lies in one layer', () => {
    const crowded = everyTable.flatMap(({ id, dish, draft, eaters }) =>
      draft.instructions.flatMap(({ description }) => {
        const sentence = /[^.]*\b(?:[Ss]ear|[Bb]rown) the (\w+)[^.]*\bskillet\b[^.]*\./.exec(description)
        const line = dish.lines.find(
          ({ grams, behaviour, food }) =>
            sentence && grams > 1500 && searing.has(behaviour.kind) && food.name.includes(sentence[1] ?? ' '),
        )
        return line && !/batch|round|at a time|two skillets|or two/.test(description)
          ? [`${id} for ${eaters}: ${sentence?.[0]}`]
          : []
      }),
    )
    expect(crowded).toEqual([])
  })
})
const searing: ReadonlySet<string> = new Set(['poultry', 'steak', 'pork', 'shrimp', 'fish'])

describe('the table', () => {
  it.each([
    ['Divide among warm bowls and eat.', 'Put into a warm bowl and eat.'],
    ['Share out the noodles among deep bowls.', 'Put the noodles into a deep bowl.'],
    ['Spoon into glasses and chill.', 'Spoon into a glass and chill.'],
    ['Ladle on into the bowls.', 'Ladle on into the bowl.'],
    ['Drain the noodles into two bowls of ice.', 'Drain the noodles into two bowls of ice.'],
  ])('is laid for one: %s', (many, one) => {
    expect(forEaters(many, 1)).toBe(one)
    expect(forEaters(many, 3)).toBe(many)
  })
  it('has one bowl for one eater', () => {
    const many = (tables[0] ?? []).flatMap(({ id, draft }) =>
      draft.instructions.flatMap(({ description }) =>
        /\b(?:among|between|into) (?:warm |deep |shallow )*(?:bowls|plates|glasses|mugs)\b(?! of\b)/.test(description)
          ? [`${id}: ${description}`]
          : [],
      ),
    )
    expect(many).toEqual([])
  })
  it('whisks in pasta water for those who eat', () => {
    expect(textOf(dishFor('cacio e pepe', 1).draft)).toContain('2 tbsp of the pasta water')
    expect(textOf(dishFor('cacio e pepe', 4).draft)).toContain('half a cup of the pasta water')
  })
  it('has no roast that nobody sells', () => {
    const { draft } = dishFor('prime rib roast', 1)
    expect(draft.servings).toBe(4)
    expect(draft.notes.join(' ')).toContain('This recipe makes a whole roast')
  })
})

describe('a step of the catalogue', () => {
  const sentences = Object.entries(dishEntries).flatMap(([id, { steps }]) =>
    steps.split(/(?<=[.!?]) +|\n/).map((sentence) => ({ id, sentence: sentence.trim() })),
  )
  it('brings rice to a boil before it covers it over low heat', () => {
    const dry = sentences.filter(
      ({ sentence }) =>
        /\{(?:=?long-rice|basmati|jasmine|short-rice)\}/.test(sentence) &&
        /\blow(?:est)? heat\b|\bon low\b/.test(sentence) &&
        !/\b(?:boil|simmer)/i.test(sentence),
    )
    expect(dry.map(({ id, sentence }) => `${id}: ${sentence}`)).toEqual([])
  })
  it('browns onions through for ten minutes or more', () => {
    const quick = sentences.filter(({ sentence }) => {
      const [, from, to] =
        /\{[^}]*\bonion\b[^}]*\}[^.;]*?\b(?:well browned|(?:nicely|truly|soft and|until) brown(?! at)|golden brown|deep gold)\b[^.;]*?\b(\d+)(?: to (\d+))? minutes/.exec(
          sentence,
        ) ?? []
      return from !== undefined && Number(to ?? from) < 10 && !/high heat/.test(sentence)
    })
    expect(quick.map(({ id, sentence }) => `${id}: ${sentence}`)).toEqual([])
  })
  it('takes out the twigs that it simmers, and none that are not there', () => {
    const left = (tables[2] ?? []).flatMap(({ id, dish, draft }) => {
      const twigs = dish.lines.filter(
        (line) => isKind(line, 'woody herb') && /^sprigs?$/.test(line.unit) && !dish.candidate.form.cuts?.[line.id],
      )
      const text = textOf(draft)
      const isSimmered = twigs.some(({ food }) =>
        new RegExp(`\\b${food.name.replace('fresh ', '')}\\b[^.]*\\.[^.]*\\bsimmer`).test(text),
      )
      return isSimmered && !/\b(?:take|pull|lift|fish|pick|discard|remove|strain|drain|leav)/i.test(text)
        ? [`${id}: ${text}`]
        : []
    })
    expect(left).toEqual([])
    const ghosts = everyTable.filter(
      ({ dish, draft }) =>
        /\b(?:bay leaf|bay leaves|the bay)\b/.test(textOf(draft)) && !dish.lines.some(({ id }) => id === 'bay'),
    )
    expect(ghosts.map(({ id }) => id)).toEqual([])
  })
})

function dishFor(notes: string, servings: number): Served {
  const wish: Wish = { ...anything, notes, servings }
  const made = compose(wish, 1)
  if ('contradiction' in made) throw new Error(`There is no ${notes}.`)
  const id = made.dish.split('/')[0] ?? ''
  const reading = readWish(hear(wish))
  const asked = {
    wish: hear({ ...wish, servings: made.draft.servings }),
    reading,
    allowed: allowedFoods(hear(wish), reading.excluded, reading),
    chance: chanceFrom(1),
    strain: 0,
  }
  const candidate = candidates(hear(wish)).find(({ form }) => form.id === id)
  const dish = candidate && weighedDish(candidate, asked)
  if (!dish || typeof dish === 'string') throw new Error(`There is no dish ${id}.`)
  return { id, dish, draft: made.draft, eaters: servings }
}
function textOf({ instructions }: RecipeDraft): string {
  return instructions.map(({ description }) => description).join(' ')
}
function minutesOf({ instructions }: RecipeDraft): number {
  return instructions.reduce((sum, { active = 0, waiting = 0 }) => sum + active + waiting, 0)
}

/** Salt that somebody put in, and the weight that it seasons: nothing of bread and pasta, which have their own. */
function seasoning(lines: readonly DishLine[]): { salt: number; weight: number } {
  const seasoned = lines.filter(
    (line) => !isKind(line, 'bread', 'bun', 'tortilla', 'pasta', 'noodles', 'rice', 'fruit'),
  )
  const salted = seasoned.filter((line) => line.food.salt > 0.35 || isKind(line, 'stock'))
  return {
    salt: salted.reduce((sum, { grams, food }) => sum + (grams * food.salt) / 100, 0),
    weight: seasoned.reduce((sum, { grams }) => sum + grams, 0),
  }
}

import { describe, expect, it } from 'vitest'
import { bookDishes, bookForms } from '#domain/catalogue/book/book-forms.ts'
import { unknownNames } from '#domain/catalogue/book/fill-steps.ts'
import { dishChapters } from '#domain/catalogue/dishes.ts'
import { forms } from '#domain/catalogue/forms/all.ts'
import { anything, type Wish } from '#domain/options/wish.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { hear } from '#domain/wish/heard-wish.ts'

const dishes = [...bookDishes.values()]

describe('every dish of the catalogue', () => {
  it('has names that no other has', () => {
    const owners = new Map<string, string[]>()
    for (const { id, names } of dishes) for (const name of names) owners.set(name, [...(owners.get(name) ?? []), id])
    expect([...owners].filter(([, ids]) => ids.length > 1)).toEqual([])
  })

  it('has each dish in one chapter', () => {
    const ids = dishChapters.flatMap((chapter) => Object.keys(chapter))
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  it('names only lines of its own list in its steps, and dishes and forms that are near it', () => {
    const ids = new Set<string>(forms.map(({ id }) => id))
    const strange = dishes.flatMap((dish) => [
      ...unknownNames(dish).map((key) => `${dish.id}: {${key}}`),
      ...dish.near.filter((id) => !ids.has(id)).map((id) => `${dish.id}: near ${id}`),
      ...(dish.beside ?? []).filter((id) => !ids.has(id) || id === dish.id).map((id) => `${dish.id}: beside ${id}`),
    ])
    expect(strange).toEqual([])
  })

  it('is heard by its title, as by its names', () => {
    const unheard = dishes.filter(({ id, title }) => {
      const wish = wishFor({ notes: title })
      // a diet in a title is heard as a diet, and brings the dish by that
      return readWish(hear(wish)).forms[0] !== id && !isMadeFor(wish, id)
    })
    expect(unheard.map(({ title }) => title)).toEqual([])
  })

  it('gives each step as many minutes as its words say', () => {
    const apart = dishes.flatMap(({ id, steps }) =>
      steps.flatMap(({ text, active, waiting }) => {
        const [least, most] = minutesIn(text)
        // a batch that waits beside another is said twice, and what is done while it waits is not in its minutes
        const isMet = most === 0 || (least <= (active + waiting) * 1.3 + 3 && most >= waiting * 0.5)
        return isMet ? [] : [`${id}: ${active}+${waiting} for ${least} to ${most} minutes of '${text.slice(0, 60)}'`]
      }),
    )
    expect(apart).toEqual([])
  })

  it('uses up each line of its list in two parts at most, since a third would be left out with its sentence', () => {
    const thirds = dishes.flatMap(({ id, lines, steps }) => {
      const parts = steps.flatMap(({ text }) => partsIn(text))
      const linesOf = (food: string) => lines.filter(({ foods }) => foods[0] === food).length
      const tooMany = (food: string) => parts.filter((each) => each === food).length > 2 * linesOf(food)
      return [...new Set(parts)].flatMap((food) => (tooMany(food) ? [`${id}: ${food}`] : []))
    })
    expect(thirds).toEqual([])
  })

  it('says nothing that another says, word for word', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const { id, entry, steps } of dishes) {
      for (const sentence of [entry.face, entry.why, ...steps.flatMap(({ text }) => text.split(/(?<=[.!?]) +/))]) {
        const before = seen.get(sentence)
        if (before && before !== id && sentence.length > 60) twice.push(`${id} and ${before}: ${sentence}`)
        seen.set(sentence, id)
      }
    }
    expect(twice).toEqual([])
  })

  it.each(dishes.map(({ id }) => id))('%s is made for whoever asks for it by name', (id) => {
    const dish = bookDishes.get(id)!
    const servings = [4, 2, 8][dishes.indexOf(dish) % 3] ?? 4
    const made = compose(wishFor({ notes: dish.names[0] ?? '', servings }), servings)
    expect('dish' in made && made.dish.split('/')[0], `for ${servings}`).toBe(id)
    const { notes = [], instructions = [] } = 'draft' in made ? made.draft : {}
    expect(instructions.filter(({ description }) => /[[\]{}]/.test(description))).toEqual([])
    expect(notes.filter((note) => !/^This recipe makes a whole (?:batch|roast): /.test(note))).toEqual([])
  })
})

describe('a dish for few', () => {
  it.each([
    ['kimbap', 2],
    ['vegetable egg muffins', 2],
    ['italian beef sandwich', 3],
    ['tofu scramble', 1],
    ['beef bourguignon', 1],
  ])('halves even a spoonful of oil: %s for %i', (notes, servings) => {
    const made = compose(wishFor({ notes, servings }), 1)
    expect('dish' in made && made.dish.split('/')[0]).toBe(`dish-${notes.replaceAll(' ', '-')}`)
  })
})

describe('a dish of which plants stand for the meat', () => {
  const meatless = dishes.filter(({ lines }) => lines.some(({ foods }) => foods.includes('plant-mince')))
  it.each(meatless.map(({ id }) => id))('%s says of no beef that it is in it', (id) => {
    const made = compose(wishFor({ notes: bookDishes.get(id)?.names[0] ?? '', diet: 'vegan' }), 3)
    const { title = '', description = '' } = 'draft' in made ? made.draft : {}
    expect(`${title}. ${description}`).not.toMatch(/\bbeef\b/i)
  })
})

describe('a dish that was asked for by name', () => {
  it('is what its eater may have', () => {
    const made = compose(wishFor({ notes: 'fettuccine alfredo', diet: 'dairy-free' }), 1)
    const lines = 'draft' in made ? made.draft.ingredients.map(({ name }) => name).join() : ''
    expect(lines).toMatch(/vegan Parmesan/i)
    expect(lines).not.toMatch(/heavy cream|unsalted butter/)
    expect('draft' in made && made.draft.title).toBe('Dairy-Free Fettuccine Alfredo')
    expect('draft' in made && made.draft.reasons.join()).toMatch(/made with vegan butter and .* instead of butter and /)
  })

  it.each<[string, Partial<Wish>, RegExp]>([
    ['chicken parmesan', { equipment: ['Stovetop'] }, /^No chicken parmesan without an oven; the nearest is /],
    ['chicken parmesan', { diet: 'vegan' }, /^Chicken parmesan needs chicken, which isn’t vegan; the nearest is /],
    [
      'caprese salad without tomatoes',
      {},
      /^Caprese salad needs tomatoes, which you’ve asked us to leave out; the nearest is /,
    ],
    ['chicken parmesan', { maxMinutes: 20 }, /^No chicken parmesan in 20 minutes; (?:the nearest|here) is /],
    ['beef zorblington', {}, /^We have no recipe for “beef zorblington” yet; the nearest is /],
  ])('“%s” with %o is owned up to where it cannot be', (notes, wish, note) => {
    const made = compose(wishFor({ notes, ...wish }), 1)
    expect('draft' in made ? made.draft.notes : []).toEqual(expect.arrayContaining([expect.stringMatching(note)]))
  })

  it('is named without what was refused', () => {
    for (const notes of ['sandwich sans mustard', 'pasta sin ajo', 'onionless stew', 'risotto minus the wine']) {
      const made = compose(wishFor({ notes }), 1)
      expect('draft' in made && made.draft.notes.join()).not.toContain('no recipe for')
    }
  })

  it('comes without a word where it is made, and where foods alone were named', () => {
    for (const notes of ['chicken parm', 'salmon and asparagus', 'something with the leeks', 'Nudeln ohne Pilze']) {
      const made = compose(wishFor({ notes }), 3)
      expect('draft' in made ? made.draft.notes.join() : 'none').not.toMatch(/nearest|instead/)
    }
  })
})

it('knows each dish of the catalogue as a form', () => {
  expect(bookForms.map(({ id }) => id)).toEqual(dishes.map(({ id }) => id))
})

function isMadeFor(wish: Wish, id: string): boolean {
  const made = compose(wish, 1)
  return 'dish' in made && made.dish.split('/')[0] === id
}

function wishFor(part: Partial<Wish>): Wish {
  return { ...anything, ...part }
}

/** The foods that a text uses of, each as often as it does; '{=food}' only names one. */
function partsIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}@?]*)\}/g)]
    .flatMap(([, words = '']) => words.split(',').map((each) => each.trim()))
    .filter((each) => !/^(?:=|water )/.test(each))
    .map((each) => each.replace(/^(?:1\/2|1\/3|most) /, ''))
}

/** Minutes that a text says, the shorter and the longer way to read its ranges; 'a side' is twice. */
function minutesIn(text: string): [number, number] {
  let least = 0
  let most = 0
  for (const [, from = '', to = from, unit = '', sides] of text.matchAll(said)) {
    const times = (unit.startsWith('hour') ? 60 : 1) * (sides ? 2 : 1)
    least += figureOf(from) * times
    most += figureOf(to) * times
  }
  return [least, most]
}
const figure = '(?:\\d+ )?\\d+(?:\\/\\d+)?'
const said = new RegExp(`(${figure})(?: to (${figure}))? (minutes?|hours?)( (?:a|per|each) side)?`, 'g')

/** '1 1/2' is one and a half. */
function figureOf(words: string): number {
  return words.split(' ').reduce((sum, word) => {
    const [whole = 0, of = 1] = word.split('/').map(Number)
    return sum + whole / of
  }, 0)
}

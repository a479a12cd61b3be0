import { expect, it } from 'vitest'
import { forms } from '#domain/catalogue/forms/all.ts'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { traitsOf } from '#domain/recipe/compose/dish/traits.ts'
import { stateWords } from '#domain/wish/lexicon/state-words.ts'
import { youngEaters } from '#domain/wish/lexicon/young-eaters.ts'
import type { Trait } from '#domain/wish/meaning.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

it('hears every phrase in a sentence, and asks what its row asks', () => {
  const deaf = [...stateWords, ...youngEaters].flatMap(([phrase, meaning]) => {
    const { moods, banned, unheard } = parseNotes(`dinner, ${phrase}`)
    if (meaning.is !== 'occasion' && meaning.is !== 'need') return unheard.length ? [phrase] : []
    const isHeard = meaning.asks.every((ask) => ask.is !== 'mood' || moods.has(ask.mood))
    return isHeard && meaning.without.every((food) => banned.includes(food)) ? [] : [phrase]
  })
  expect(deaf).toEqual([])
})

it.each<[string, readonly Trait[]]>([
  ['hungover, need something greasy', ['rich']],
  ['worst day ever, comfort me', ['comforting']],
  ['cba, so tired', ['effortless']],
  ['I want a project for all sunday', ['a project']],
  ['my gran lost her dentures, dinner', ['soft']],
  ['wisdom teeth out yesterday, need soft dinners', ['soft']],
  ['jaw is wired shut, dinner', ['soft']],
  ['braces tightened, nothing hard or chewy', ['soft']],
  ['dodgy tummy, something plain', ['gentle']],
  ['a salad that fills me up', ['filling']],
  ['on a long train journey', ['cold', 'in the hand']],
  ['something soft, cold and not smelly', ['soft', 'hardly smells']],
])('chooses among dishes that are so: %s', (notes, wanted) => {
  for (const seed of [1, 2, 3]) {
    const made = compose({ ...anything, notes }, seed)
    const form = forms.find(({ id }) => 'dish' in made && made.dish.startsWith(`${id}/`))
    expect([...wanted].filter((trait) => form && traitsOf(form).has(trait))).toEqual([...wanted])
  }
})

it('says where nothing is so', () => {
  const made = compose({ ...anything, notes: 'a soup that I can eat with my hands' }, 1)
  expect('draft' in made && made.draft.notes.join()).toContain(
    'We can’t promise that this can be eaten with your hands',
  )
})

it.each(['a pudding that is ready now', 'one chocolate chip cookie, now', 'knackered, lasagna please'])(
  'a dish that was named has the time it takes: %s',
  (notes) => {
    const made = compose({ ...anything, notes }, 1)
    expect('draft' in made && made.draft.notes.join()).not.toContain('instead')
  },
)

it('counts children by their age', () => {
  expect(parseNotes('10 five year olds, party food').figures).toContainEqual(
    expect.objectContaining({ of: 'servings', value: 10 }),
  )
  expect(parseNotes('lunch for my 7 year old').figures).toEqual([])
})

it('lets no hungry child wait long', () => {
  const wishes = ['dinner for a toddler', 'my kids are 4 and 7, dinner', 'lunch for our two year old']
  const minutes = wishes.flatMap((notes) =>
    [1, 2, 3, 4, 5, 6].map((seed) => {
      const made = compose({ ...anything, notes }, seed)
      return 'draft' in made ? made.draft.instructions.reduce((sum, { time }) => sum + time, 0) : Number.NaN
    }),
  )
  expect(minutes.filter((each) => each <= 60).length).toBeGreaterThanOrEqual(16)
})

it.each(['toddler tea', 'wants to cook us tea', 'kids tea'])('dinner is called tea: %s', (notes) => {
  expect(parseNotes(notes).meals).toContain('Dinner')
})

it('chooses what most homes cook where little was understood', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const made = compose({ ...anything, notes: 'vexblit the snorfle, dinner' }, seed)
    const form = forms.find(({ id }) => 'dish' in made && made.dish.startsWith(`${id}/`))
    expect(form?.weight).toBeGreaterThanOrEqual(4)
    expect(form?.quickest).toBeLessThanOrEqual(60)
  }
})

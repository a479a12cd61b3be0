import { describe, expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { chatter } from '#domain/wish/lexicon/chat-words.ts'
import { foodNamed } from '#domain/wish/lexicon/vocabulary.ts'
import { parseNotes } from '#domain/wish/parse-notes.ts'

function notesOf(notes: string): string[] {
  const made = compose({ ...anything, notes }, 1)
  return 'draft' in made ? [...made.draft.notes] : [made.contradiction.message]
}

describe('what is said in passing', () => {
  it.each([
    'lemon chicken tmrw for tea, cant be bothered w washing up lol',
    'idk whats for tea, knackered, got sum mince',
    'ngl im starving, gimme pasta asap thx',
    'just one chocolate chip cookie. like for me. now',
    'idk surprise me. nothing with mushrooms',
    'meatloaf without eggs, ran out',
    'pumpkin pie thats dairy free',
    'salsa, my partner cant have cilantro (tastes of soap)',
    '2 aubergines yellow stickered, must use tonight',
    'yorkshire puddings, ones that actually rise',
  ])('is not quoted back: %s', (notes) => {
    expect(notesOf(notes).filter((note) => /understand|We have no recipe/.test(note))).toEqual([])
  })

  it.each(['hungover. 20 mins tops', 'cba cooking. tired. one pan max'])('a mood is no dish: %s', (notes) => {
    expect(notesOf(notes).join()).not.toContain('We have no recipe')
  })

  it('what was truly not heard is still told', () => {
    expect(parseNotes('chicken soup with glorbs, blimzy').unheard.length).toBeGreaterThan(0)
    expect(notesOf('boxty-flumper, make it blorky').join()).toMatch(/understand|no recipe|recognize/)
  })

  it('hides no food', () => {
    expect([...chatter].filter((word) => foodNamed(word)?.length && parseNotes(word).foods.length === 0)).toEqual([])
  })
})

describe('notes on what was named', () => {
  it('call a dish by its name', () => {
    expect(notesOf('mac n cheese for 8, bake it later').join()).not.toContain('mac n cheese')
    expect(notesOf('posh beans on toast')).toEqual([])
  })

  it('know the juice of a lemon', () => {
    expect(notesOf('no bake cheesecake with lemon').join()).toContain('The only lemon in this dish is lemon juice')
  })
})

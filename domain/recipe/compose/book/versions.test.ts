import { describe, expect, it } from 'vitest'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

function asked(notes: string, more: Partial<Wish> = {}) {
  const made = compose({ ...anything, notes, ...more }, 1)
  if ('contradiction' in made) throw new Error(made.contradiction.message)
  return {
    dish: made.dish,
    title: made.draft.title,
    steps: made.draft.instructions.map(({ description }) => description).join(' '),
  }
}

describe('versions of a dish of the catalogue', () => {
  it('says the heat of meat in the version with meat alone, and carries its own name', () => {
    const usual = asked('orange chicken')
    const vegan = asked('orange chicken', { diet: 'vegan' })
    expect(usual.title).toBe('Orange Chicken')
    expect(usual.steps).toContain('deep golden and 165°F (74°C) inside')
    expect(vegan.title).toBe('Orange Tofu')
    expect(vegan.steps).toContain('until deep golden, 5 to 6 minutes')
    expect(vegan.steps).not.toContain('165')
  })

  it('is itself with its own cut of meat, whatever the word in its name usually means', () => {
    expect(asked('mongolian beef').dish).toContain('mongolian-beef/flank-steak')
  })
})

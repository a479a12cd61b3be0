import { describe, expect, it } from 'vitest'
import { bookForms } from '#domain/catalogue/book/book-forms.ts'
import { seasonPoints } from '#domain/recipe/compose/select/season-points.ts'

const form = (id: string) => bookForms.find((each) => each.id === `dish-${id}`)!

describe('a dish in a season', () => {
  it('comes sooner where its vegetables are ripe, and later where they are not', () => {
    expect(seasonPoints(form('butternut-squash-soup'), 'Fall', [])).toBeGreaterThan(1)
    expect(seasonPoints(form('butternut-squash-soup'), 'Spring', [])).toBeLessThan(0)
    expect(seasonPoints(form('ratatouille'), 'Summer', [])).toBeGreaterThan(1)
    expect(seasonPoints(form('ratatouille'), 'Winter', [])).toBeLessThan(-1)
  })

  it('loses a little where it is of none', () => {
    expect(seasonPoints(form('chicken-tenders'), 'Summer', [])).toBeLessThan(0)
  })

  it('is not held back for what was asked for', () => {
    const squash = { anyOf: ['butternut'], best: ['butternut'], words: 'squash' } as never
    const asked = seasonPoints(form('butternut-squash-soup'), 'Spring', [squash])
    expect(asked).toBeGreaterThan(seasonPoints(form('butternut-squash-soup'), 'Spring', []))
  })
})

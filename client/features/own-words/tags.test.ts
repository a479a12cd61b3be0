import { expect, it } from 'vitest'
import { withTags } from '#client/features/own-words/tags.ts'

it('adds labels in lower case, several at once, none twice and none empty', () => {
  expect(withTags(['quick'], ' Quick, #Week  night ,, freezer')).toEqual(['quick', 'week night', 'freezer'])
})

it('keeps twenty of forty letters at most', () => {
  const many = Array.from({ length: 30 }, (_, index) => `tag ${index}`).join(',')
  expect(withTags([], many)).toHaveLength(20)
  expect(withTags([], 'x'.repeat(60))[0]).toHaveLength(40)
})

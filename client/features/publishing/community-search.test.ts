import { expect, test } from 'vitest'
import { readCommunitySearch } from '#client/features/publishing/community-search.ts'

test('an address keeps what the server would take, in any spelling, and drops the rest', () => {
  expect(
    readCommunitySearch({
      sort: 'liked',
      diet: 'Gluten Free',
      without: 'Soy,tree_nut,plutonium',
      following: true,
      x: 1,
    }),
  ).toEqual({ sort: 'liked', diet: 'gluten-free', without: 'tree_nut,soy', following: true })
  expect(readCommunitySearch({ sort: 'new', diet: 'breatharian', without: 7, following: 'no' })).toEqual({})
  expect(readCommunitySearch({ without: 'milk,'.repeat(1000) })).toEqual({ without: 'milk' })
})

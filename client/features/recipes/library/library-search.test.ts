import { expect, it } from 'vitest'
import { criteriaOf, ruleOf, withChange } from '#client/features/recipes/library/filters/criteria.ts'
import { readLibrarySearch } from '#client/features/recipes/library/library-search.ts'
import { CollectionRule } from '#contract/recipes/collection-rule.ts'

it('reads what an address of the recipes may carry and drops the rest', () => {
  const search = {
    q: 12,
    diet: 'Gluten Free',
    without: 'tree_nut, milk, dust',
    cuisine: 'thai',
    maxMinutes: '30',
    rating: -1,
    favorite: true,
    writer: 'cook',
    tag: ' Weeknight ',
    cursor: 'abc',
  }
  expect(readLibrarySearch(search)).toEqual({
    q: '12',
    diet: 'gluten-free',
    without: 'milk,tree_nut',
    cuisine: 'Thai',
    maxMinutes: 30,
    rating: -1,
    favorite: true,
    writer: 'cook',
    tag: 'weeknight',
  })
  const nonsense = { q: '  ', diet: 'air', without: 'dust', maxMinutes: 'soon', maxCost: -3, rating: 5, favorite: 'no' }
  expect(readLibrarySearch(nonsense)).toEqual({})
  expect(readLibrarySearch({ q: { a: 1 }, maxMinutes: 1e9 })).toEqual({})
})

it('reads an order, a letter where it is sorted by title, and a collection', () => {
  expect(readLibrarySearch({ sort: 'title', from: 'M', collection: '7' })).toEqual({
    sort: 'title',
    from: 'm',
    collection: 7,
  })
  expect(readLibrarySearch({ sort: 'newest', from: 'm', collection: 1.5 })).toEqual({})
})

it('makes a rule of what is asked for, which the contract takes', () => {
  const search = readLibrarySearch({
    q: 'rice',
    favorite: true,
    maxMinutes: 30,
    diet: 'vegan',
    without: 'milk,tree_nut',
    cuisine: 'Thai',
    recipeType: 'Soup',
    maxCalories: 500,
    maxCost: 3,
    rating: 1,
    writer: 'cook',
    tag: 'quick',
  })
  expect(CollectionRule.parse(ruleOf({ ...search, sort: 'title', from: 'm', collection: 7 }))).toEqual(search)
})

it('names every wish, and takes them away one by one', () => {
  const criteria = criteriaOf({
    q: 'rice',
    maxMinutes: 20,
    without: 'milk,peanut',
    rating: 1,
    writer: 'cook',
    tag: 'quick',
  })
  expect(criteria.map(({ label }) => label)).toEqual([
    '“rice”',
    'Up to 20 min',
    'Without dairy',
    'Without peanuts',
    'Would cook again',
    'Written by me',
    '#quick',
  ])
  expect(criteria[2]?.dropped).toEqual({
    q: 'rice',
    maxMinutes: 20,
    without: 'peanut',
    rating: 1,
    writer: 'cook',
    tag: 'quick',
  })
})

it('leaves nothing behind in the address when a filter is taken away', () => {
  expect(withChange({ diet: 'vegan', without: 'milk' }, { diet: undefined, without: '' })).toEqual({})
})

import { expect, test } from 'vitest'
import { anything, type Wish } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

const titleFor = (notes: string, wish: Partial<Wish> = {}) => {
  const made = compose({ ...anything, ...wish, notes }, 3)
  return 'draft' in made ? made.draft.title : undefined
}

test.each<[string, Partial<Wish>, string]>([
  ['penne alla vodka', {}, 'Penne alla Vodka'],
  // a shape of pasta that has its own title says nothing of the cream
  ['linguine alfredo', { diet: 'vegan' }, 'Vegan Linguine Alfredo'],
  ['penne alla vodka', { diet: 'vegan' }, 'Vegan Penne alla Vodka'],
  ['grilled cheese', { allergens: ['milk'] }, 'Dairy-Free Grilled Cheese'],
  ['grilled cheese', { allergens: ['peanut'] }, 'Grilled Cheese'],
  ['spaghetti amatriciana', { diet: 'gluten-free' }, 'Gluten-Free Spaghetti Amatriciana'],
  [
    'spaghetti aglio e olio',
    { diet: 'vegan', allergens: ['wheat', 'gluten'] },
    'Gluten-Free Vegan Spaghetti Aglio e Olio',
  ],
  ['spaghetti aglio e olio', { diet: 'vegan', alsoDiets: ['gluten-free'] }, 'Gluten-Free Vegan Spaghetti Aglio e Olio'],
  // soy sauce, a dusting of flour and bread to eat with it make no other dish
  ['egg fried rice', { diet: 'gluten-free' }, 'Egg Fried Rice'],
  ['beef stew', { diet: 'gluten-free' }, 'Beef Stew'],
  ['shakshuka', { diet: 'gluten-free' }, 'Shakshuka'],
  ['gambas al ajillo', { diet: 'gluten-free' }, 'Gambas al Ajillo (Spanish Garlic Shrimp)'],
  ['lentil soup', { diet: 'vegan' }, 'Red Lentil Soup with Lemon'],
  ['chicken parmesan', { diet: 'gluten-free' }, 'Gluten-Free Chicken Parmesan'],
  ['french toast', { diet: 'gluten-free' }, 'Gluten-Free French Toast'],
  ['mushroom risotto', { diet: 'vegan' }, 'Vegan Mushroom Risotto'],
  ['garlic butter chicken', { diet: 'dairy-free' }, 'Dairy-Free Garlic Butter Chicken'],
  ['caprese salad', { allergens: ['gluten'] }, 'Caprese Salad'],
])('%s for %o is %s', (notes, wish, title) => {
  expect(titleFor(notes, wish)).toBe(title)
})

import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

const seed = 11

it.each([
  ['banana bread with raspberries', 'Fold in the raspberries. Scrape into the pan.'],
  ['brownies with raspberries', 'Fold in the raspberries. Scrape into the pan'],
  ['pancakes with chocolate chips', 'Fold in the chocolate chips. Leave the batter'],
  ['chocolate chip cookies with walnuts', 'Fold in the walnuts. Drop the dough'],
  ['no-knead bread with rosemary', 'shaggy dough. Work in the rosemary.'],
  ['focaccia with olives', 'Work in the olives.'],
  ['green bean casserole with bacon', 'Stir in the bacon. Spread in an 8-inch square baking dish'],
  ['tuna casserole with broccoli', 'Stir in the broccoli. Fold in the noodles'],
  ['margherita pizza with olives', 'dot with the mozzarella. Scatter with the olives.'],
  ['beef chili with corn', 'simmer until the chili is thick, 15 minutes. Add the corn for the last 5 minutes.'],
  ['butter chicken with peas', '8 minutes. Add the peas for the last 3 minutes.'],
  ['mac and cheese with ground beef', 'Stir in the beef. Fold in the macaroni'],
])('puts what is named with a dish where a cook would: %s', (notes, sentence) => {
  const made = compose({ ...anything, notes }, seed)
  if (!('draft' in made)) throw new Error(made.contradiction.message)
  expect(made.draft.instructions.map(({ description }) => description).join(' ')).toContain(sentence)
  expect(made.draft.notes).not.toContainEqual(expect.stringContaining('We couldn’t work'))
})

it('does not bake pounds of fruit in a cake', () => {
  const made = compose({ ...anything, notes: 'lemon drizzle cake with blueberries' }, seed)
  if (!('draft' in made)) throw new Error(made.contradiction.message)
  expect(made.draft.ingredients.find(({ name }) => name === 'blueberries')?.amount).toMatch(/^1( 1\/[234])?$/)
})

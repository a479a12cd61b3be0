import { expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'
import { cookedDish } from '#domain/recipe/worth/cooked-dish.ts'
import { aheadOf } from '#domain/recipe/worth/make-ahead.ts'
import { techniqueOf } from '#domain/recipe/worth/technique.ts'

function cooked(notes: string) {
  const made = compose({ ...anything, notes }, 1)
  if (!('draft' in made)) throw new Error(made.contradiction.message)
  return cookedDish(made.draft)
}

it.each([
  ['crepes with lemon and sugar', 'leave-the-lumps'],
  ['tuna pasta salad', 'cultured-cream-off-the-boil'],
  ['shrimp and vegetable tempura', 'coat-for-the-wok'],
  ['sweet potato fries', 'rough-edges-crisp'],
  ['tomato soup', 'bloom-the-spices'],
  ['eggnog', 'gentle-scramble'],
  ['lemon sorbet', 'scrape-as-it-freezes'],
  ['hash browns', 'dry-potatoes-brown'],
  ['california rolls', 'lid-on-rice'],
  ['pesto pasta', 'pasta-meets-sauce'],
  ['sushi rolls', 'acid-for-avocado'],
  ['banana oat breakfast cookies', 'chill-for-shape'],
  ['bean and cheese burritos', 'crisp-the-pulses'],
  ['chicken fajitas', 'peel-after-charring'],
  ['croissant french toast', 'juice-by-sweetness'],
  ['panzanella', 'rinse-the-bite'],
  ['panzanella', 'whisk-it-again'],
  ['garlic breadsticks', 'steam-for-the-loaf'],
  ['sweet and sour pork', 'dry-before-searing'],
  ['pot roast', 'room-in-the-pan'],
  ['waffles', 'iron-stays-shut'],
  ['chicken and rice casserole', 'crust-dries-first'],
  ['chana masala', 'rice-stands-covered'],
  ['chicken katsu', 'rice-stands-covered'],
  ['collard greens', 'bright-leaves'],
  ['greek lemon chicken and potatoes', 'let-the-crust-form'],
  ['granola bars', 'crisp-as-it-cools'],
  ['kale chips', 'massage-the-leaves'],
  ['stuffed shells', 'bright-leaves'],
  ['baba ganoush', 'broiler-watch'],
  ['gnocchi with sage butter', 'dry-potatoes-brown'],
  ['tzatziki', 'salt-draws-the-water'],
  ['larb', 'color-before-crumbling'],
  ['keto cocoa brownies', 'chocolate-stays-dry'],
  ['braised beef with eggplant', 'eggplant-sponge'],
])('of %s nothing is told that fits another dish: %s', (notes, id) => {
  expect(techniqueOf(cooked(notes))?.id).not.toBe(id)
})

it.each([
  ['mushroom risotto', 'risotto-starch'],
  ['spaghetti carbonara', 'eggs-off-the-heat'],
  ['caesar salad with chicken', 'dress-at-the-last'],
  ['lemon garlic baked salmon', 'fish-at-its-moment'],
])('of %s what the dish lives by is told: %s', (notes, id) => {
  expect(techniqueOf(cooked(notes))?.id).toBe(id)
})

it('is told of the step that does it', () => {
  const mussels = cooked('steamed mussels')
  const step = mussels.steps[(techniqueOf(mussels)?.step ?? 0) - 1]
  expect(step?.text).toContain('have opened')
})

it.each([
  ['creme brulee', /Burn the sugar/],
  ['beef stew', /whole pot/],
  ['ratatouille', /whole pot/],
  ['miso soup', /^$/],
  ['stuffed peppers', /^$/],
  ['chicken and rice casserole', /^(?!.*baking)/],
  ['greek salad', /^$/],
  ['tabbouleh', /^$/],
  ['potato latkes', /^(?!.*under cold water)/],
  ['tzatziki', /cold/],
  ['hummus', /room temperature/],
  ['green bean casserole', /up to the baking in step 4/],
  ['banana oat breakfast cookies', /^$/],
])('of %s is made ahead what can be', (notes, words) => {
  expect(aheadOf(cooked(notes)) ?? '').toMatch(words)
})

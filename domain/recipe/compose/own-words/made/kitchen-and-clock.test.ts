import { describe, expect, it } from 'vitest'
import { anything } from '#domain/options/wish.ts'
import { compose } from '#domain/recipe/compose/compose.ts'

const nothing = /(?!)/
/** What is made of wishes that tell what there is to cook on, for whom and for when: words of the recipe, and words that it has not. */
const rows: readonly (readonly [notes: string, has: RegExp, not: RegExp])[] = [
  ['lasagna for one, toaster oven only', /Toaster-Oven Spinach Lasagna[^]*\b1 serving/, nothing],
  ['just a mug and a microwave, want something chocolate', /Chocolate Mug Cake/, nothing],
  ['no blender, can I still make smooth soup? butternut', /potato masher[^]*sieve/, /\b[Bb]lend/],
  ['air fryer salmon with something green', /Spread the broccoli in the basket/, /skillet/],
  ['carrot cake in a loaf tin, no mixer', /9-by-5-inch loaf pan/, /can’t promise/],
  ['just one of me, roast chicken dinner', /Little Roast Chicken[^]*\b1 serving/, nothing],
  ['cinnamon rolls overnight, ready to bake in the morning', /chill overnight/, /can’t promise/],
  ['french toast made the night before', /chill overnight/, /can’t promise/],
  ['shepherds pie for two with leftovers for lunch', /It serves 4: dinner for 2[^]*keeps 3 to 4 days/, /can’t promise/],
  ['chili for the freezer', /To freeze it[^]*within 2 to 3 months/, nothing],
  ['breakfast jars for the week', /Breakfast Jars/, /can’t promise/],
  ['15 minute dinner, pork chops', /Thin Pork Chops/, /more than the 15/],
  ['tray bake dinner with cod, gluten free', /Cod/, /left out|leave out/],
  ['dinner for 4 under a tenner, likes sausages', /all of it comes to about \$\d/, nothing],
]

describe('what there is to cook on, and for when', () => {
  it.each(rows)('%s', (notes, has, not) => {
    const made = compose({ ...anything, notes }, 1)
    if ('contradiction' in made) throw new Error(made.contradiction.message)
    const { title, servings, instructions, notes: told } = made.draft
    const words = [title, `${servings} serving`, ...instructions.map(({ description }) => description), ...told].join(
      '\n',
    )
    expect(words).toMatch(has)
    expect(words).not.toMatch(not)
  })
})

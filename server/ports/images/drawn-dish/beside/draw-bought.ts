import type { ListCategory } from '#domain/plan/shopping/list-categories.ts'
import type { Bought } from '#server/ports/images/drawn-dish/beside/bought.ts'
import { boughtFoods } from '#server/ports/images/drawn-dish/beside/bought-foods.ts'
import { Easel } from '#server/ports/images/drawn-dish/beside/shapes/easel.ts'
import { meal } from '#server/ports/images/drawn-dish/beside/shapes/pantry/grains-and-pulses.ts'
import { plainBottle, plainJar } from '#server/ports/images/drawn-dish/beside/shapes/pantry/jars-and-bottles.ts'
import { coarsened } from '#server/ports/images/drawn-dish/merge-paths.ts'
import { fullTurn } from '#server/ports/images/drawn-dish/outline.ts'
import { Pen } from '#server/ports/images/drawn-dish/pen.ts'

/** How what cannot be told by its looks is sold, by where it stands in a market: nobody tells one flour or oil from another. */
const packages: Readonly<Partial<Record<ListCategory, Bought>>> = {
  Baking: { draw: meal, colour: '#fbf6ea' },
  'Grains & Pasta': { draw: meal, colour: '#ecd9ac' },
  'Nuts & Seeds': { draw: meal, colour: '#d9b27c' },
  'Spices & Herbs': { draw: plainJar, colour: '#b5592a', skin: '#3a2a20' },
  'Oils & Vinegars': { draw: plainBottle, colour: '#d9ac3c', skin: '#4a5a2c' },
  'Sauces & Condiments': { draw: plainBottle, colour: '#a8402c', skin: '#3a2a20' },
  'Dairy & Eggs': { draw: plainJar, colour: '#fbf6ea', skin: '#5f8a94' },
  Drinks: { draw: plainBottle, colour: '#7fa8a8', skin: '#3a5a64' },
}
const anyPackage: Bought = { draw: plainJar, colour: '#c98a4c', skin: '#8a3a2c' }

/** A food as it is bought, an SVG document of 200 × 200 units for 72 px and less: its own drawing, or that of how such a thing is sold. */
export function drawBought(food: string | undefined, category: ListCategory): string {
  const { draw, ...colours } = boughtFoods.get(food ?? '') ?? packages[category] ?? anyPackage
  const pen = new Pen(food ?? category, 'small')
  const turn = ((colours.turn ?? 0) / 360) * fullTurn
  const drawing = coarsened(draw(new Easel(pen, { x: 0, y: 0, size: 76, turn }), colours))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" stroke-linecap="round" stroke-linejoin="round"><defs>${pen.definitions()}</defs>${drawing}</svg>`
}

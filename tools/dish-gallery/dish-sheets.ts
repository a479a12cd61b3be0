import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '#domain/chance.ts'
import { sceneOf } from '#server/ports/images/drawn-dish/composing/scene-of.ts'
import { drawDish } from '#server/ports/images/drawn-dish/draw-dish.ts'
import { grounds, themes } from '#server/ports/images/images.ts'
import { openBrowser } from '../running/browser.ts'
import { type GalleryDish, kitchenDishes, ownDishes } from './gallery-dishes.ts'

const perSheet = 12

/**
 * Every dish of the gallery as it is drawn, twelve to a sheet: `dishes-01-light.png` and `-dark.png` bear numbers alone, so that
 * somebody can say what they see before they look the dish up in `dishes.txt`. What is held back stands on sheets of its own.
 */
export async function shootDishes(folder: string): Promise<void> {
  const dishes = [...kitchenDishes(), ...ownDishes()].sort((a, b) => orderOf(a) - orderOf(b))
  const sets = { dishes: dishes.filter(({ isHeld }) => !isHeld), held: dishes.filter(({ isHeld }) => isHeld) }
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1240, height: 960 } })
    for (const [name, set] of Object.entries(sets)) {
      writeFileSync(join(folder, `${name}.txt`), `${set.map(lineOf).join('\n')}\n`)
      for (let from = 0; from < set.length; from += perSheet) {
        const sheet = String(from / perSheet + 1).padStart(2, '0')
        for (const theme of themes) {
          await page.setContent(sheetOf(set.slice(from, from + perSheet), from, grounds[theme]))
          await page.screenshot({ path: join(folder, `${name}-${sheet}-${theme}.png`) })
        }
      }
    }
  } finally {
    await browser.close()
  }
}

/** An order that tells nothing of what a dish is. */
function orderOf({ id, title }: GalleryDish): number {
  return hashOf(`${title} ${id}`)
}

function lineOf(dish: GalleryDish, index: number): string {
  const foods = dish.ingredients.map(({ amount, unit, name }) =>
    `${amount} ${unit} ${name}`.replace(/\s+/g, ' ').trim(),
  )
  return `${index + 1} ${dish.title} (${dish.recipeType}, ${dish.dish ?? 'in people’s own words'}): ${foods.join(', ')}`
}

function sheetOf(dishes: readonly GalleryDish[], from: number, ground: string): string {
  const figures = dishes.map(
    (dish, index) =>
      `<figure><b>${from + index + 1}</b>${drawDish(sceneOf(dish), 'full').replace(/<title>.*?<\/title>/, '')}</figure>`,
  )
  return `<style>body{margin:8px;background:${ground};display:grid;grid-template-columns:repeat(4,1fr);gap:4px;font:16px sans-serif}
    figure{margin:0;position:relative}b{position:absolute;background:#fff;color:#000;padding:1px 5px}svg{width:100%;height:308px}</style>${figures.join('')}`
}

import type { Scene } from '../tools/scenes/shot-scenes.ts'
import { allScenes, pathOf, type ShotWorld, settled, withShotWorld } from '../tools/scenes/shot-world.ts'
import { faultsOf, printedOutline, spokenOutline } from '../tools/words/spoken-outline.ts'
import { overBound } from './figures/over-bound.ts'
import { printTable } from './figures/print-table.ts'

/**
 * `node bench/reading-order.ts [name]`: the landmarks and headings of every page and of the dialogs of every day, as a screen reader comes by them on a
 * phone, or of those alone whose names match; a recipe, its cooking and a list word by word. Needs a built client. Fails where one skips a level, has two titles or none, or two landmarks that sound alike.
 */
const asked = new RegExp(process.argv[2] ?? '')
/** What is seen of pages besides their routes. */
const besides = new Set([
  'recipe-dialog',
  'generate',
  'generate-done',
  'cooking',
  'cooking-last',
  'cooked-how',
  'check-result',
  'share',
  'delete',
  'editor-edit',
  'recipes-selecting',
  'recipes-collections',
  'ideas-found',
  'list-week',
  'list-shop',
  'list-mode-picked',
  'list-order',
  'at-home',
  'cooked',
  'menus-generate',
  'menus-mine',
  'menu-dinner',
  'menu-cook',
  'plans',
  'plan',
  'plan-day',
  'plan-entry',
  'settings-kitchen',
  'settings-account',
  'published',
  'cook',
  'profile',
  'admin-analytics',
  'not-found',
])

/** What is cooked and shopped by is told in full, with every word and control. */
const inFull = new Set(['household-recipes-id', 'cooking', 'household-lists-id'])

const rows: string[][] = []
const texts: string[] = []
const heard = new Set<string>()
await withShotWorld(async (world) => {
  const listed = allScenes.filter(({ name }) => /^(?:visitor|household)-/.test(name) || besides.has(name))
  for (const scene of listed.filter(({ name }) => asked.test(name))) {
    const spoken = await spokenBy(scene, world)
    if (spoken === undefined) continue
    const outline = spokenOutline(spoken)
    const text = printedOutline(outline)
    // a page that is the same for whoever reads it is told once
    if (heard.has(`${scene.path}\n${text}`)) continue
    heard.add(`${scene.path}\n${text}`)
    const faults = faultsOf(outline)
    const headings = outline.filter(({ level }) => level !== undefined).length
    console.error(scene.name, ...faults)
    rows.push([scene.name, String(outline.length - headings), String(headings), faults.join('; ')])
    const told = inFull.has(scene.name) ? spoken : text
    texts.push(`${scene.name}, ${scene.path}\n\n\`\`\`text\n${told}\n\`\`\``)
  }
})
printTable(['page', 'landmarks', 'headings', 'amiss'], rows)
console.log(`\n${texts.join('\n\n')}`)
if (rows.some(([, , , faults]) => faults !== '')) process.exitCode = overBound

/** All that is read of a scene, as Playwright writes it; undefined where its address leads elsewhere. */
async function spokenBy(scene: Scene, { browser, address: baseURL, cookies, places }: ShotWorld) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(8000)
  await context.addCookies(cookies[scene.who])
  try {
    const page = await context.newPage()
    const address = pathOf(scene, places)
    await scene.prepare?.(page)
    await page.goto(address)
    await settled(page)
    if (new URL(page.url()).pathname !== address.split('?')[0]) return undefined
    await scene.arrange?.(page)
    await settled(page)
    return await page.locator('body').ariaSnapshot()
  } catch (error) {
    throw new Error(`${scene.name} could not be read`, { cause: error })
  } finally {
    await context.close()
  }
}

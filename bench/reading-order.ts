import type { Scene } from '../tools/shot-scenes.ts'
import { allScenes, pathOf, type ShotWorld, settled, withShotWorld } from '../tools/shot-world.ts'
import { faultsOf, printedOutline, spokenOutline } from '../tools/spoken-outline.ts'
import { overBound } from './over-bound.ts'
import { printTable } from './print-table.ts'

/**
 * `node bench/reading-order.ts [name]`: the landmarks and headings of every page and of the dialogs of every day, as a screen reader comes by them on a
 * phone, or of those alone whose names match. Needs a built client. Fails where one skips a level, has two titles or none, or two landmarks that sound alike.
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

const rows: string[][] = []
const texts: string[] = []
const heard = new Set<string>()
await withShotWorld(async (world) => {
  const listed = allScenes.filter(({ name }) => /^(?:visitor|household)-/.test(name) || besides.has(name))
  for (const scene of listed.filter(({ name }) => asked.test(name))) {
    const outline = await outlineOf(scene, world)
    if (outline === undefined) continue
    const text = printedOutline(outline)
    // a page that is the same for whoever reads it is told once
    if (heard.has(`${scene.path}\n${text}`)) continue
    heard.add(`${scene.path}\n${text}`)
    const faults = faultsOf(outline)
    const headings = outline.filter(({ level }) => level !== undefined).length
    console.error(scene.name, ...faults)
    rows.push([scene.name, String(outline.length - headings), String(headings), faults.join('; ')])
    texts.push(`${scene.name}, ${scene.path}\n\n\`\`\`text\n${text}\n\`\`\``)
  }
})
printTable(['page', 'landmarks', 'headings', 'amiss'], rows)
console.log(`\n${texts.join('\n\n')}`)
if (rows.some(([, , , faults]) => faults !== '')) process.exitCode = overBound

/** What is read of a scene; undefined where its address leads elsewhere. */
async function outlineOf(scene: Scene, { browser, address: baseURL, cookies, places }: ShotWorld) {
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
    return spokenOutline(await page.locator('body').ariaSnapshot())
  } catch (error) {
    throw new Error(`${scene.name} could not be read`, { cause: error })
  } finally {
    await context.close()
  }
}

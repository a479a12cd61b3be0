import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { shootDishes } from './dish-gallery/dish-sheets.ts'
import type { Scene } from './scenes/shot-scenes.ts'
import { allScenes, pathOf, type ShotWorld, settled, withShotWorld } from './scenes/shot-world.ts'

/**
 * `npm run shots [-- folder [name]]`: pictures of every route, signed out and signed in, of public ones without JavaScript too, of the dialogs and of
 * what is empty, on its way or failing, at 390 and 1,280 px in the light and in the dark, into a folder outside the repository. With a name only
 * the pictures whose name matches it, such as 'settings|checkout'. A route that leads elsewhere has no picture of its own and is named instead.
 * `npm run shots -- dishes [folder]`: the gallery of drawn dishes instead (see dish-sheets.ts).
 */
const [first, ...others] = process.argv.slice(2)
const [given, wanted = ''] = first === 'dishes' ? [others[0], 'dishes'] : [first, others[0]]
const folder = given ? resolve(given) : mkdtempSync(join(tmpdir(), 'mealcrafter-shots-'))
if (resolve(folder).startsWith(resolve('.')))
  throw new Error('Pictures stay outside the repository: choose another folder.')
mkdirSync(folder, { recursive: true })
if (wanted === 'dishes') {
  await shootDishes(folder)
  console.log(folder)
  process.exit()
}
await withShotWorld(async (world) => {
  const all = allScenes.filter(({ name }) => new RegExp(wanted).test(name))
  for (const scene of all) for (const width of [390, 1280]) await shoot(scene, width, world)
})
console.log(folder)

/** In the light, then in the dark by the same means as the switch in the header. */
async function shoot(scene: Scene, width: number, { browser, address: baseURL, ...world }: ShotWorld): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: 'light',
    javaScriptEnabled: !scene.isBare,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(8000)
  await context.addCookies(world.cookies[scene.who])
  const page = await context.newPage()
  const address = pathOf(scene, world.places)
  try {
    await scene.prepare?.(page)
    await page.goto(address)
    await settled(page)
    await shown(page, scene)
    const there = new URL(page.url()).pathname
    if (there !== address.split('?')[0]) {
      if (width === 390) console.log(`${scene.name} leads to ${there}`)
      return
    }
    await scene.arrange?.(page)
    await settled(page)
    if (scene.arrange) await shown(page, scene)
    // what lies under the pointer would look as if it were pressed
    await page.mouse.move(0, 0)
    for (const theme of ['light', 'dark'] as const) {
      if (scene.isBare) await page.emulateMedia({ colorScheme: theme })
      else
        await page.evaluate((theme) => {
          document.documentElement.dataset['theme'] = theme
        }, theme)
      const path = join(folder, `${scene.name}-${width}-${theme}.png`)
      await page.screenshot({ path, fullPage: scene.window !== true, animations: 'disabled' })
    }
  } catch (error) {
    process.exitCode = 1
    await page.screenshot({ path: join(folder, `${scene.name}-${width}-failed.png`) }).catch(() => undefined)
    console.error(`${scene.name} at ${width} px: ${String(error).split('\n')[0]}`)
  } finally {
    // a page that asks again and again may be doing so right now
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}

/** Until the page is there, and the window that its address opens; what is held back or fails is pictured as it is. */
async function shown(page: Page, { path, prepare }: Scene): Promise<void> {
  if (prepare) return
  const late = () => undefined
  await page
    .waitForFunction(() => !document.querySelector('main [aria-busy="true"]'), null, { timeout: 5000 })
    .catch(late)
  if (/[?&](?:cook|shop|dialog)=(?!wishes)/.test(path))
    await page.getByRole('dialog').first().waitFor({ timeout: 5000 }).catch(late)
}

import { chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...args], ...(env && { env }) })
const base = 'http://127.0.0.1:4555'
const what = process.argv[2] ?? 'all'
for (const width of [390, 1280]) for (const theme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: theme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(m.text(), m.location().url))
  await page.goto(base + '/')
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `/tmp/demo-shots/fold-${width}-${theme}.png` })
  await page.screenshot({ path: `/tmp/demo-shots/full-${width}-${theme}.png`, fullPage: true })
  if (what !== 'fold') {
  await page.getByLabel('What do you feel like?').pressSequentially('pad thai without peanuts')
  await page.getByLabel('Calories').selectOption('500-700')
  await page.keyboard.press('Tab')
  await page.getByLabel('What do you feel like?').press('Enter')
  await page.locator('#demo-recipe').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(800)
  await page.screenshot({ path: `/tmp/demo-shots/made-${width}-${theme}.png` })
  const box = await page.locator('section[aria-labelledby=demo-recipe]').boundingBox()
  console.log(width, theme, await page.evaluate(() => document.activeElement?.id), box?.y)
  await page.locator('section[aria-labelledby=demo-recipe]').screenshot({ path: `/tmp/demo-shots/recipe-${width}-${theme}.png` })
  }
  await context.close()
}
await browser.close()

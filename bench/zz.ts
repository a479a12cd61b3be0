import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser } from '../tools/browser.ts'
import { startServer } from '../tools/running-server.ts'
import { withDatabases } from './databases.ts'
import { newDiner } from './diner.ts'

await withDatabases(async (databases) => {
  const server = await startServer(databases.embedded(), { RECIPE_SEED: '7' })
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...args],
    ...(env && { env }),
  })
  const diner = await newDiner(server.address)
  const { id } = await diner.at(server.address).recipes.generate({ body: {} })
  const list = await diner
    .at(server.address)
    .shopping.create({ body: { recipeIds: [id] } as never })
    .catch((e) => {
      console.log(String(e))
      return undefined
    })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const [name = '', value = ''] = diner.cookie.split('=')
  await context.addCookies([{ name, value, url: server.address }])
  const page = await context.newPage()
  const print = async (what: string) =>
    writeFileSync(`/work/trees/order-${what}.txt`, await page.locator('body').ariaSnapshot())
  await page.goto(`${server.address}/recipes/${id}`, { waitUntil: 'networkidle' })
  await print('recipe')
  await page
    .getByRole('button', { name: /Start cooking/ })
    .or(page.getByRole('link', { name: /Start cooking/ }))
    .first()
    .click()
  await page.waitForTimeout(1500)
  await print('cook')
  if (list) {
    await page.goto(`${server.address}/lists/${(list as { id: number }).id}`, { waitUntil: 'networkidle' })
    await print('list')
  }
  await browser.close()
  await server.end()
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { apiOf, member } from './members.ts'

const soup = {
  title: 'Tomato soup',
  servings: 2,
  ingredients: ['4 tomatoes', '2 potatoes', '1 onion'],
  instructions: [
    'Chop the tomatoes and the potato.',
    { description: 'Simmer the onions with everything for 20 minutes.', time: 20 },
    'Season it.',
  ],
}

test('cooking by voice, and where the browser has no ear', async ({ page }) => {
  await member(page)
  const { id } = await apiOf(page.request).recipes.create({ body: soup })

  await test.step('where the browser has no ear nothing is said of it; ingredients are bold as on the page', async () => {
    await page.addInitScript(() => {
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
        Object.defineProperty(window, name, { value: undefined, configurable: true })
    })
    await page.goto(`/recipes/${id}?cook=1`)
    const dialog = page.getByRole('dialog', { name: soup.title })
    await expect(dialog.getByRole('button', { name: 'Next step', exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Hands-free' })).toBeHidden()
    await expect(dialog.locator('p > b')).toHaveText(['tomatoes', 'potato'])
  })

  await test.step('cooking goes on by voice, once it is asked for, and says first where the words go', async () => {
    await hearing(page)
    await page.reload()
    const dialog = page.getByRole('dialog', { name: soup.title })
    await say(page, 'next')
    await expect(page).toHaveURL(/cook=1/)
    await dialog.getByRole('button', { name: 'Hands-free' }).press('Enter')
    await expect(dialog).toContainText('it may send what the microphone hears to the company')
    await expectAccessible(page, 'cooking by voice is asked for')
    await dialog.getByRole('button', { name: 'Start listening' }).press('Enter')
    await expect(dialog).toContainText('Listening')
    await say(page, 'Next.')
    await expect(page).toHaveURL(/cook=2/)
    await say(page, 'what do we do with the next one then')
    await say(page, 'start the timer')
    await expect(dialog.getByRole('button', { name: /left: pause the timer for step 2/ })).toBeVisible()
    await say(page, 'go back')
    await expect(page).toHaveURL(/cook=1/)
    await expectAccessible(page, 'cooking by voice')
    await dialog.getByRole('button', { name: 'Stop listening' }).press('Enter')
    await say(page, 'next')
    await expect(page).toHaveURL(/cook=1/)
  })
})

/** A browser that understands what the journey says. */
async function hearing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Ear extends EventTarget {
      hear = ({ detail }: CustomEventInit<string>) => {
        const results = [Object.assign([{ transcript: detail }], { isFinal: true })]
        this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }))
      }
      start() {
        addEventListener('said', this.hear as EventListener)
      }
      abort() {
        removeEventListener('said', this.hear as EventListener)
      }
    }
    Object.defineProperty(window, 'SpeechRecognition', { value: Ear })
  })
}

async function say(page: Page, words: string): Promise<void> {
  await page.evaluate((words) => dispatchEvent(new CustomEvent('said', { detail: words })), words)
}

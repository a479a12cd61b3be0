import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../journey.ts'
import { apiOf, member } from '../members.ts'

const soup = {
  title: 'Tomato soup',
  servings: 2,
  ingredients: ['4 tomatoes', '2 potatoes', '1 onion'],
  instructions: [
    'Chop the tomatoes and the potato.',
    { description: 'Simmer the onions with everything for 20 minutes, then let it stand for 5 minutes.', time: 25 },
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
    await expect(dialog.getByRole('button', { name: /left: pause the timer for step 2, 20 min$/ })).toBeVisible()
    await say(page, 'timer')
    await expect(dialog.getByRole('button', { name: /left: pause the timer for step 2, 5 min$/ })).toBeVisible()
    await say(page, 'go back')
    await expect(page).toHaveURL(/cook=1/)
    await expect(dialog).toContainText('say “next,” “back,” “timer” or “read.”')
    await say(page, 'read it again')
    await expect(dialog).toContainText('Reading the step aloud')
    expect(await page.evaluate('read')).toEqual(['Chop the tomatoes and the potato.'])
    // what is read is not heard
    await say(page, 'next')
    await page.evaluate(() => dispatchEvent(new Event('read')))
    await expect(dialog).toContainText('Listening')
    await expect(page).toHaveURL(/cook=1/)
    await say(page, 'repeat')
    await expect(dialog).toContainText('Reading the step aloud')
    await dialog.getByRole('button', { name: 'Next step', exact: true }).click()
    await expect(dialog).toContainText('Listening')
    expect(await page.evaluate('silenced')).toBe(1)
    await dialog.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(dialog).toContainText('Listening')
    await expectAccessible(page, 'cooking by voice')
    await dialog.getByRole('button', { name: 'Stop listening' }).press('Enter')
    await say(page, 'next')
    await expect(page).toHaveURL(/cook=1/)
  })

  await test.step('“done” leaves the last step, and no other', async () => {
    const dialog = page.getByRole('dialog', { name: soup.title })
    await dialog.getByRole('button', { name: 'Hands-free' }).press('Enter')
    await dialog.getByRole('button', { name: 'Start listening' }).press('Enter')
    await say(page, 'done')
    await expect(page).toHaveURL(/cook=1/)
    await say(page, 'next')
    await expect(page).toHaveURL(/cook=2/)
    await say(page, 'next')
    await expect(dialog).toContainText('say “done,” “back,” “timer” or “read.”')
    await say(page, 'I’m done')
    await expect(page.getByRole('dialog', { name: 'How was it?' })).toBeVisible()
  })
})

test('the screen stays on while cooking, and is let go afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    const locks: string[] = []
    class Lock extends EventTarget {
      released = false
      async release() {
        this.released = true
        locks.push('released')
        this.dispatchEvent(new Event('release'))
      }
    }
    const wakeLock = {
      async request() {
        const lock = new Lock()
        locks.push('held')
        addEventListener('hidden', () => void lock.release(), { once: true })
        return lock
      },
    }
    Object.defineProperty(navigator, 'wakeLock', { value: wakeLock })
    Object.assign(window, { locks })
  })
  await member(page)
  const { id } = await apiOf(page.request).recipes.create({ body: soup })
  const locks = () => page.evaluate('locks')
  await page.goto(`/recipes/${id}`)
  await expect(page.getByRole('button', { name: 'Start cooking' })).toBeVisible()
  expect(await locks()).toEqual([])
  await page.getByRole('button', { name: 'Start cooking' }).click()
  const dialog = page.getByRole('dialog', { name: soup.title })
  await expect(dialog.getByText('The screen stays on')).toBeVisible()
  // the browser lets go of a page that is out of sight; back in sight it is asked again
  await page.evaluate(() => dispatchEvent(new Event('hidden')))
  await expect(dialog.getByText('The screen stays on')).toBeHidden()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(dialog.getByText('The screen stays on')).toBeVisible()
  await dialog.getByRole('button', { name: 'Exit cooking mode' }).click()
  await expect(dialog).toBeHidden()
  expect(await locks()).toEqual(['held', 'released', 'held', 'released'])
})

/** A browser that understands what the journey says, and reads aloud until it is told that it has. */
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
    const read: string[] = []
    let reading: SpeechSynthesisUtterance | undefined
    const told = { read, silenced: 0 }
    const voice = {
      get speaking() {
        return reading !== undefined
      },
      speak(words: SpeechSynthesisUtterance) {
        read.push(words.text)
        reading = words
      },
      cancel() {
        if (reading) Object.assign(window, { silenced: (told.silenced += 1) })
        reading = undefined
      },
    }
    addEventListener('read', () => {
      const over = reading
      reading = undefined
      over?.dispatchEvent(new Event('end'))
    })
    Object.defineProperty(window, 'speechSynthesis', { value: voice })
    Object.assign(window, told)
  })
}

async function say(page: Page, words: string): Promise<void> {
  await page.evaluate((words) => dispatchEvent(new CustomEvent('said', { detail: words })), words)
}

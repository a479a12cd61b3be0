import { expect, type Locator, type Page } from '@playwright/test'

/** Tabs on until this has the focus; what has it is always in sight. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await expect(wanted).toBeInViewport()
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`120 presses of Tab do not lead to ${String(wanted)}`)
}

export async function press(page: Page, wanted: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

/** Tabs to a group of radio buttons and on within it by the arrows. */
export async function choose(page: Page, wanted: Locator, first: Locator): Promise<void> {
  await tabTo(page, first)
  for (let presses = 0; presses < 20 && !(await wanted.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
  await expect(wanted).toBeFocused()
}

export async function openAndClose(page: Page, trigger: Locator): Promise<void> {
  await tabTo(page, trigger)
  const before = await trigger.getAttribute('aria-expanded')
  await page.keyboard.press('Enter')
  await expect(trigger).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true')
  await page.keyboard.press('Space')
  await expect(trigger).toHaveAttribute('aria-expanded', before ?? 'false')
}

export function focusIsIn(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.contains(document.activeElement))
}

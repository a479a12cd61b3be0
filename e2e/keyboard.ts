import { expect, type Locator, type Page } from '@playwright/test'

/** Tabs on until this has the focus; what has it is always in sight, and never behind what sticks to the foot. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 120; presses += 1) {
    const { isThere, hidden } = await wanted.evaluate(focusAsSeenFrom)
    if (presses > 0) expect(hidden, 'has the focus behind the bar at the foot').toBeNull()
    if (isThere) {
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

/** What a toast offers, before it goes: F8 leads into it, and it stays as long as the focus is there. */
export async function pressInToast(page: Page, name: string): Promise<void> {
  const button = page.locator('[data-toasts]').getByRole('button', { name })
  await button.waitFor()
  await page.keyboard.press('F8')
  await press(page, button)
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

/** Whether an element has the focus; and the words of what has it, where the bar at the foot of the page leaves less than 24 px of that in sight. */
function focusAsSeenFrom(element: Element): { isThere: boolean; hidden: string | null } {
  const [bar, focused] = [document.querySelector('.foot-bar'), document.activeElement]
  const isThere = focused === element
  if (!bar || !focused || bar.contains(focused) || focused.closest('[role=dialog]')) return { isThere, hidden: null }
  const [over, under] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()]
  const isHidden = over.height > 0 && under.top > over.top - 24 && under.top < over.bottom - 1
  return { isThere, hidden: isHidden ? (focused.getAttribute('aria-label') ?? focused.textContent) : null }
}

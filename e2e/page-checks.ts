import type { Page } from '@playwright/test'
import { expect, expectNoExcess } from './journey.ts'

/** Everything that can be pressed or typed into is reached by Tab, and shows that it has the focus. */
export async function expectByKeyboard(page: Page, what: string): Promise<void> {
  const count = await page.evaluate(watchFocus)
  // a few more, by which it goes round
  for (let presses = 0; presses < count + 3; presses += 1) await page.keyboard.press('Tab')
  expect.soft(await page.evaluate(whatTabMissed), `${what} by keyboard`).toEqual([])
}

/** On paper there is the page and nothing around it, as wide as the sheet at most, in ink also for who reads in the dark. */
export async function expectPrintable(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  // a sheet of A4 without its margins
  await page.setViewportSize({ width: 703, height: 1000 })
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  const heading = page.getByRole('main').locator('h1').first()
  await expect.soft(heading, `${what} on paper`).toHaveCSS('color', ink)
  expect.soft(await page.evaluate(besidePage), `${what} on paper`).toEqual([])
  await expectNoExcess(page, `${what} on paper`)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  await page.emulateMedia({ media: null })
}
/** `--ink` of client/ui/styles/tokens.css by day. */
const ink = 'rgb(35, 23, 17)'

/** The narrowest screen that the page is for. */
export async function expectNarrow(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoExcess(page, `${what} at 320 pixels`)
}

/** On a phone with letters of twice the size, as its owner sets them in the browser: all of them are, none is cut off, and none lies over another. */
export async function expectLarge(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const browser = await page.context().newCDPSession(page)
  await page.evaluate(noteSizes)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  expect.soft(await page.evaluate(whatStayedSmall), `${what} at 200%: stays small`).toEqual([])
  expect.soft(await page.evaluate(whatIsHidden), `${what} at 200%: cut off or covered`).toEqual([])
  await expectNoExcess(page, `${what} at 200%`)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await browser.detach()
}

declare global {
  interface Window {
    /** What a check notes on the page for its second half. */
    noted?: { controls: Element[]; reached: Set<Element>; unseen: Set<string>; sizes: Map<Element, number> }
  }
}

/** Answers how many controls there are. */
function watchFocus(): number {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      ':is(a[href], button, input, select, textarea):not(:disabled, [type=hidden]), summary, [tabindex]',
    ),
  ].filter((element) => {
    // of a group of radio buttons one is reached by Tab, the others from there by the arrows
    const radios = element instanceof HTMLInputElement && element.type === 'radio' && element.name
    const group = radios ? [...document.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(radios)}"]`)] : []
    const isOne = !radios || element === (group.find(({ checked }) => checked) ?? group[0])
    return (
      isOne &&
      element.tabIndex >= 0 &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true })
    )
  })
  const noted = { controls, reached: new Set<Element>(), unseen: new Set<string>(), sizes: new Map() }
  window.noted = noted
  const rings = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset')
  }
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    noted.reached.add(target)
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40) ?? target.tagName
    const shown = [
      target,
      target.closest('label'),
      ...(target instanceof HTMLInputElement ? (target.labels ?? []) : []),
    ]
    if (!shown.some((element) => element && rings(element))) noted.unseen.add(`“${name}” shows no focus`)
    // it is scrolled to after it is told
    setTimeout(() => {
      if (document.activeElement !== target) return
      const { top, bottom, left, right } = target.getBoundingClientRect()
      if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth)
        noted.unseen.add(`“${name}” is out of sight`)
    })
  })
  ;(document.activeElement as HTMLElement | null)?.blur()
  scrollTo(0, 0)
  return controls.length
}

function whatTabMissed(): string[] {
  const { controls, reached, unseen } = window.noted!
  const missed = controls.filter((control) => !reached.has(control) && control.isConnected)
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? (element.textContent?.trim().slice(0, 40) || element.outerHTML.slice(0, 80))
  return [...missed.map((control) => `“${nameOf(control)}” is not reached`), ...unseen]
}

/** Words outside of the page itself. */
function besidePage(): string[] {
  const main = document.querySelector('main')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text
    if (!parentElement || data.trim() === '' || main?.contains(parentElement)) continue
    const { width, height } = parentElement.getBoundingClientRect()
    // what is for the ears alone has a pixel, and what is moved above the sheet is not on it
    const isOnPaper = width > 2 && height > 2 && parentElement.getBoundingClientRect().bottom > 0
    if (isOnPaper && parentElement.checkVisibility({ visibilityProperty: true })) found.push(data.trim().slice(0, 60))
  }
  return found
}

/** Of everything with words of its own. */
function noteSizes(): void {
  const sizes = new Map<Element, number>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text
    if (parentElement && data.trim() !== '' && parentElement.checkVisibility({ visibilityProperty: true }))
      sizes.set(parentElement, Number.parseFloat(getComputedStyle(parentElement).fontSize))
  }
  window.noted = { controls: [], reached: new Set(), unseen: new Set(), sizes }
}

function whatStayedSmall(): string[] {
  return [...window.noted!.sizes]
    .filter(
      ([element, before]) =>
        element.isConnected && Number.parseFloat(getComputedStyle(element).fontSize) < 1.9 * before,
    )
    .map(([element]) => element.textContent?.trim().slice(0, 60) ?? '')
}

/** Words that stick out of the window or of what cuts them off, and words that lie over others. */
function whatIsHidden(): string[] {
  interface Line {
    words: string
    block: Element
    isShortened: boolean
    box: { left: number; right: number; top: number; bottom: number }
  }
  const lines: Line[] = []
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const parent = text.parentElement
    if (!parent || text.data.trim() === '' || !parent.checkVisibility({ visibilityProperty: true })) continue
    const around: { element: Element; style: CSSStyleDeclaration; box: DOMRect }[] = []
    for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement)
      around.push({ element, style: getComputedStyle(element), box: element.getBoundingClientRect() })
    // what is for the ears alone has a pixel
    if (around.some(({ box, style }) => box.width <= 2 && style.overflowX !== 'visible')) continue
    const block =
      around.find(({ style }) => style.display !== 'inline' && style.display !== 'contents')?.element ?? parent
    const scrolls = around.some(({ style }) => /auto|scroll/.test(style.overflowX))
    // what is shortened to so many lines says so by its dots, and leads to the whole
    const shortened = around.find(({ style }) => style.webkitLineClamp !== 'none')?.box
    const cutting = around.filter(({ style }) => /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`))
    range.selectNodeContents(text)
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (width < 2 || bottom < 0) continue
      const words = text.data.trim().slice(0, 50)
      // the box of a line of letters is a little higher than what is seen of them
      const box = { left, right, top: top + height / 4, bottom: bottom - height / 4 }
      if (shortened && box.bottom > shortened.bottom) continue
      lines.push({ words, block, isShortened: shortened !== undefined, box })
      if (!scrolls && (right > innerWidth + 1 || left < -1)) found.add(`“${words}” sticks out of the window`)
      if (
        cutting.some(
          ({ box: cut }) =>
            right > cut.right + 2 || left < cut.left - 2 || box.bottom > cut.bottom || box.top < cut.top,
        )
      )
        found.add(`“${words}” is cut off`)
    }
  }
  lines.sort((one, other) => one.box.top - other.box.top)
  for (const [at, one] of lines.entries())
    for (let next = at + 1; next < lines.length && lines[next]!.box.top < one.box.bottom - 2; next += 1) {
      const other = lines[next]!
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      // the way to the rest lies over the end of what is shortened
      const isRest = (one.isShortened || other.isShortened) && one.block.parentElement === other.block.parentElement
      if (other.block !== one.block && !isRest && across > 2) found.add(`“${one.words}” and “${other.words}” overlap`)
    }
  return [...found]
}

import { doneOn } from '#client/carried-over.ts'
import { isAnythingKept } from '#client/kept.ts'

/*
 * A page that comes drawn, for who has nothing here yet: its links are links. The program itself comes once somebody turns to a
 * field, or presses a button or Enter. It takes over what was typed, and what was pressed last is pressed again.
 */
const { app } = document.querySelector<HTMLElement>('script[data-app]')!.dataset
const drawn = new AbortController()
const { signal } = drawn
let isStarting = false
let pressAgain: (() => void) | undefined

function start(): void {
  if (isStarting) return
  isStarting = true
  // where it cannot be had, forms are the browser's again
  import(/* @vite-ignore */ app!).catch(() => drawn.abort())
}

/** Has the same done at the same place of the program: of a button, or of a form. */
function later<Part extends Element>(name: string, pressed: Part, press: (part: Part) => void): void {
  const place = [...document.querySelectorAll(name)].indexOf(pressed)
  pressAgain = () => {
    const part = document.querySelectorAll<Part>(name)[place]
    if (part) press(part)
  }
  start()
}

const isField = (target: unknown) => target instanceof Element && target.matches('input, textarea, select')

document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    // one that sends its form is heard of by what follows
    if (button && !(button.form && button.type === 'submit')) later('button', button, (part) => part.click())
  },
  { signal },
)
document.addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) later('form', event.target, (form) => form.requestSubmit())
  },
  { signal },
)
document.addEventListener('focusin', ({ target }) => isField(target) && start(), { signal })
/** What is pressed stays under the finger until it is let go: a link that was taken away meanwhile would lead nowhere. */
let isPressing = false
document.addEventListener('pointerdown', () => (isPressing = true), { signal, capture: true })
for (const end of ['pointerup', 'pointercancel'])
  document.addEventListener(
    end,
    () => {
      isPressing = false
      // the click comes right after
      setTimeout(() => document.dispatchEvent(new Event('released', { bubbles: true })))
    },
    { signal, capture: true },
  )
document.addEventListener('taking-place', (event) => {
  if (isPressing) return event.preventDefault()
  drawn.abort()
  const carryOver = doneOn(document.getElementById('root')!)
  document.addEventListener('drawn', () => {
    carryOver(document.getElementById('root')!)
    pressAgain?.()
  })
})
/** What follows '#' names a place on the page, or else is for the program to read. */
const isForProgram = (hash: string) => hash.includes('=')
// an answer that the address leads to is opened
function open(): void {
  const answer = document.getElementById(location.hash.slice(1))?.closest('details')
  if (!answer) return
  answer.open = true
  answer.querySelector('summary')?.focus()
}
open()
// going there itself the browser takes the focus away once more
for (const event of ['load', 'hashchange']) addEventListener(event, open, { signal })
// what is kept may be somebody's: the program knows whose, and what to show of it; and it reads what the address asks for
if (isField(document.activeElement) || location.search !== '' || isForProgram(location.hash) || isAnythingKept())
  start()
// the browser brings the page back as it was, also for who has signed in since
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

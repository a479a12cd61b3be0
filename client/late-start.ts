import { isAnythingKept } from '#client/kept.ts'

/*
 * The landing page comes drawn, for who has nothing here yet: its links are links, and the program itself comes when a field is
 * entered, or at the first press of a button, which is then pressed again. What was typed meanwhile is typed again, and stays in focus.
 */
const { app } = document.querySelector<HTMLElement>('script[data-app]')!.dataset
let isStarting = false
let pressed: number | undefined
let entered: number | undefined
const typed = new Map<number, string>()

function start(): void {
  if (isStarting) return
  isStarting = true
  // where it cannot be had, forms are the browser's again
  import(/* @vite-ignore */ app!).catch(() => hear.abort())
  document.addEventListener('drawn', takeOver, { once: true })
}

const buttons = () => [...document.querySelectorAll('button')]
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const fields = () => [...document.querySelectorAll<Field>('input, textarea, select')]
const placeOf = (target: EventTarget | null) => fields().findIndex((field) => field === target)

const hear = new AbortController()
const { signal } = hear
document.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    // a form that is not right is sent back by the browser, without the program
    if (button.form?.checkValidity() === false) return
    event.preventDefault()
    pressed = buttons().indexOf(button)
    start()
  },
  { signal },
)
document.addEventListener(
  'focusin',
  ({ target }) => {
    const place = placeOf(target)
    entered = place < 0 ? undefined : place
    if (place >= 0) start()
  },
  { signal },
)
document.addEventListener('input', ({ target }) => typed.set(placeOf(target), (target as Field).value), { signal })

function takeOver(): void {
  hear.abort()
  const now = fields()
  for (const [place, value] of typed) {
    const field = now[place]
    if (!field) continue
    // past React, which remembers what it has set itself
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const button = pressed === undefined ? undefined : buttons()[pressed]
  button?.focus()
  button?.click()
  if (!button && entered !== undefined) now[entered]?.focus()
}

// what is kept may be somebody's: the program knows whose, and what to show of it
if (isAnythingKept()) start()
// the browser brings the page back as it was, also for who has signed in since
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

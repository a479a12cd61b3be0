import { keptInTab } from '#client/kept.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Typed {
  owner: string
  place: string
  /** Their names and values. */
  fields: readonly (readonly [string, string])[]
}

const kept = keptInTab('typed-fields')

/** What was typed since the last page, by field; a form that makes way for another view has its words here still. */
const typed = new Map<string, string>()
let owner: string | undefined
let page = ''

/** Notes what a member types and chooses, in whatever form, until it is told to stop: passwords, codes and files never. */
export function watchTyping(userId: string): () => void {
  if (owner !== userId) typed.clear()
  owner = userId
  const note = ({ target }: Event) => {
    if (isFilling || !isField(target)) return
    if (page !== location.pathname) typed.clear()
    page = location.pathname
    typed.set(nameOf(target), valueOf(target))
    // of a group of radio buttons only the last choice counts
    if (isRadio(target)) for (const other of groupOf(target)) if (other !== target) typed.delete(nameOf(other))
  }
  document.addEventListener('input', note, true)
  document.addEventListener('change', note, true)
  return () => {
    document.removeEventListener('input', note, true)
    document.removeEventListener('change', note, true)
  }
}

/** Keeps what the member has typed at a place whose session is over, in this tab and for that member alone. */
export function keepTyped(place: string): void {
  if (owner === undefined || new URL(place, location.origin).pathname !== page || typed.size === 0) return
  const present = new Map(fieldsIn(document).map((field) => [nameOf(field), valueOf(field)]))
  const fields = [...typed].map(([name, value]) => [name, present.get(name) ?? value] as [string, string])
  kept.keep(JSON.stringify({ owner, place, fields } satisfies Typed))
  typed.clear()
}

/**
 * Types it again once the same member is back at the place; what another member left is dropped unseen. Fields that come late are waited
 * for, until somebody types or `patience` is over. Answers how to stop.
 */
export function restoreTyped(userId: string, place: string): () => void {
  const found = read()
  if (found && found.owner !== userId) kept.drop()
  if (found?.owner !== userId || found.place !== place) return () => undefined
  const left = new Map(found.fields)
  const fill = () => {
    isFilling = true
    for (const field of fieldsIn(document)) {
      const value = left.get(nameOf(field))
      if (value === undefined) continue
      left.delete(nameOf(field))
      if (valueOf(field) !== value) put(field, value)
    }
    isFilling = false
    if (left.size === 0) stop()
  }
  const watcher = new MutationObserver(fill)
  const stopAtHand = () => isFilling || stop()
  const timer = setTimeout(() => stop(), patience)
  const stop = () => {
    kept.drop()
    watcher.disconnect()
    clearTimeout(timer)
    document.removeEventListener('input', stopAtHand, true)
  }
  watcher.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('input', stopAtHand, true)
  fill()
  return () => {
    watcher.disconnect()
    clearTimeout(timer)
    document.removeEventListener('input', stopAtHand, true)
  }
}
const patience = 15_000
let isFilling = false

function read(): Typed | undefined {
  try {
    const found: unknown = JSON.parse(kept.read() ?? '')
    return isTyped(found) ? found : undefined
  } catch {
    return undefined
  }
}

/** Without a schema: every page loads this file, and zod would be a sixth of its script. */
function isTyped(found: unknown): found is Typed {
  if (typeof found !== 'object' || found === null) return false
  const { owner, place, fields } = found as Partial<Record<keyof Typed, unknown>>
  return typeof owner === 'string' && typeof place === 'string' && Array.isArray(fields) && fields.every(isPair)
}

const isPair = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')

const fieldsIn = (place: ParentNode) => [...place.querySelectorAll('input, textarea, select')].filter(isField)

function isField(target: unknown): target is Field {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return (
    target instanceof HTMLInputElement && !secret.has(target.type) && !/password|one-time/.test(target.autocomplete)
  )
}
const secret = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'])

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio'
const isTicked = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'
const groupOf = ({ name }: HTMLInputElement) =>
  document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(name)}"]`)

/** What people would call it: its group and its label. The same on every visit, which ids are not. */
function nameOf(field: Field): string {
  const group = field.closest('fieldset')?.querySelector('legend')?.textContent ?? ''
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name
  return `${group}|${label}|${field.type}`
}

const valueOf = (field: Field) => (isTicked(field) ? String(field.checked) : field.value)

/** As by hand, so that whichever part of the page holds the value hears of it. */
function put(field: Field, value: string): void {
  if (isTicked(field)) return field.click()
  const prototype = Object.getPrototypeOf(field) as Field
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

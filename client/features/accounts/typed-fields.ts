import { keptInTab, whenForgotten } from '#client/kept.ts'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface Typed {
  owner: string
  place: string
  /** Their names and values. */
  fields: readonly (readonly [string, string])[]
}

/** What is there to be typed again. */
export const keptTyped = keptInTab('typed-fields')

/** What was typed since the last page, by field; a form that makes way for another view has its words here still. */
const typed = new Map<string, string>()
let owner: string | undefined
let page = ''

whenForgotten(() => typed.clear())

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
  keptTyped.keep(JSON.stringify({ owner, place, fields } satisfies Typed))
  typed.clear()
}

/** What is typed by the program itself is none of theirs. */
export function whileFilling(fill: () => void): void {
  isFilling = true
  fill()
  isFilling = false
}
let isFilling = false

export const fieldsIn = (place: ParentNode) => [...place.querySelectorAll('input, textarea, select')].filter(isField)

export function isField(target: unknown): target is Field {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return (
    target instanceof HTMLInputElement && !secret.has(target.type) && !/password|one-time/.test(target.autocomplete)
  )
}
const secret = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'])

export const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio'
export const isTicked = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'
export const groupOf = ({ name }: HTMLInputElement) =>
  document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(name)}"]`)

/** What people would call it: its group and its label. The same on every visit, which ids are not. */
export function nameOf(field: Field): string {
  const group = field.closest('fieldset')?.querySelector('legend')?.textContent ?? ''
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name
  return `${group}|${label}|${field.type}`
}

export const valueOf = (field: Field) => (isTicked(field) ? String(field.checked) : field.value)

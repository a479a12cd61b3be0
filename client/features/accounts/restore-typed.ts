import {
  type Field,
  fieldsIn,
  groupOf,
  isField,
  isRadio,
  isTicked,
  keptTyped,
  nameOf,
  type Typed,
  valueOf,
  whileFilling,
} from '#client/features/accounts/typed-fields.ts'

/**
 * Types it again once the same member is back at the place; what another member left is dropped unseen. Fields that come late are waited
 * for, until `patience` is over or the place is `left`; one in which somebody types meanwhile is theirs.
 */
export function restoreTyped(userId: string, place: string, left: AbortSignal): void {
  const found = read()
  if (found && found.owner !== userId) keptTyped.drop()
  if (found?.owner !== userId || found.place !== place || left.aborted) return
  const waiting = new Map(found.fields)
  let isFilling = false
  const fill = () => {
    isFilling = true
    whileFilling(() => {
      for (const field of fieldsIn(document)) {
        const value = waiting.get(nameOf(field))
        if (value === undefined) continue
        waiting.delete(nameOf(field))
        if (valueOf(field) !== value) put(field, value)
      }
    })
    isFilling = false
    if (waiting.size === 0) stop()
  }
  const watcher = new MutationObserver(fill)
  const leaveAlone = ({ target }: Event) => {
    if (isFilling || !isField(target)) return
    for (const field of isRadio(target) ? groupOf(target) : [target]) waiting.delete(nameOf(field))
    if (waiting.size === 0) stop()
  }
  const timer = setTimeout(() => stop(), patience)
  const end = () => {
    watcher.disconnect()
    clearTimeout(timer)
    document.removeEventListener('input', leaveAlone, true)
  }
  const stop = () => {
    keptTyped.drop()
    end()
  }
  watcher.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('input', leaveAlone, true)
  left.addEventListener('abort', end)
  fill()
}
const patience = 60_000

function read(): Typed | undefined {
  try {
    const found: unknown = JSON.parse(keptTyped.read() ?? '')
    return isTyped(found) ? found : undefined
  } catch {
    return undefined
  }
}

/** Without a schema: zod would be most of this file. */
function isTyped(found: unknown): found is Typed {
  if (typeof found !== 'object' || found === null) return false
  const { owner, place, fields } = found as Partial<Record<keyof Typed, unknown>>
  return typeof owner === 'string' && typeof place === 'string' && Array.isArray(fields) && fields.every(isPair)
}

const isPair = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')

/** As by hand, so that whichever part of the page holds the value hears of it. */
function put(field: Field, value: string): void {
  if (isTicked(field)) return field.click()
  const prototype = Object.getPrototypeOf(field) as Field
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

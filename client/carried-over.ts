type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What somebody did on a drawn page. Answers how to do it again on the same page of the program once that has taken its place: what was
 * typed and chosen, what was opened, and the focus with what was selected. A field is found by its id or its name, anything
 * else by its place among its like.
 */
export function doneOn(drawn: HTMLElement): (page: HTMLElement) => void {
  const focused = drawn.contains(document.activeElement) ? (document.activeElement as HTMLElement) : undefined
  const selected = focused && selectionOf(focused)
  return (page) => {
    for (const field of drawn.querySelectorAll<Field>('input, textarea, select')) {
      const twin = isChanged(field) ? twinOf(field, drawn, page) : undefined
      if (twin && field.type !== 'file') fill(twin, field)
    }
    for (const opened of drawn.querySelectorAll<HTMLDetailsElement>('details[open]')) {
      const twin = twinOf(opened, drawn, page)
      if (twin) twin.open = true
    }
    const twin = focused && twinOf(focused, drawn, page)
    twin?.focus({ preventScroll: true })
    if (selected && isText(twin)) twin.setSelectionRange(...selected)
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((each) => each.selected !== each.defaultSelected)
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** As a hand would: the program hears of it, whoever holds the value. */
function fill(twin: Field, field: Field): void {
  const { value, type } = field
  if (isTicked(twin) && isTicked(field)) {
    // of choices the one that was taken says all
    if (twin.checked !== field.checked && (type === 'checkbox' || field.checked)) twin.click()
    return
  }
  // React takes a value that is simply set for its own
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), 'value')?.set?.call(twin, value)
  for (const event of ['input', 'change']) twin.dispatchEvent(new Event(event, { bubbles: true }))
}

function twinOf<Part extends HTMLElement>(part: Part, from: HTMLElement, to: HTMLElement): Part | undefined {
  const alike = (root: HTMLElement) => [...root.querySelectorAll<Part>(selectorOf(part))]
  return alike(to)[alike(from).indexOf(part)]
}

function selectorOf(part: HTMLElement): string {
  const tag = part.localName
  const name = part.getAttribute('name')
  if (part.id && !generated.test(part.id)) return `${tag}#${CSS.escape(part.id)}`
  return name && !generated.test(name) ? `${tag}[name="${CSS.escape(name)}"]` : tag
}
/** By React's useId: another one in the program. */
const generated = /^_[rR]_/

const isTicked = (field: Element | undefined): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const isText = (part: Element | undefined): part is HTMLInputElement | HTMLTextAreaElement =>
  part instanceof HTMLTextAreaElement || part instanceof HTMLInputElement

/** Undefined where there is none: some kinds of fields do not tell. */
function selectionOf(part: HTMLElement): [number, number, 'forward' | 'backward' | 'none'] | undefined {
  if (!isText(part) || part.selectionStart === null || part.selectionEnd === null) return undefined
  return [part.selectionStart, part.selectionEnd, part.selectionDirection ?? 'none']
}

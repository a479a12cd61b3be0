import { type ComponentType, lazy } from 'react'
import { isMissingPart } from '#client/failure.ts'
import { keptInTab } from '#client/kept.ts'

/**
 * A part of the page that is loaded when it is wanted. Where a newer version of the site has taken its place, the page is
 * loaded anew, once; but as long as something is typed on it, which would be lost, the page does without the part.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch (error) {
      if (!isMissingPart(error) || !navigator.onLine) throw error
      if (isSomethingTyped()) return { default: Nothing }
      if (!isFirstTime(String(error))) throw error
      window.location.reload()
      return new Promise<never>(() => undefined)
    }
  })
}

const Nothing = () => null

function isSomethingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(({ type, value }) => value.trim() !== '' && !choices.has(type))
}
const choices = new Set(['checkbox', 'radio', 'hidden', 'submit'])

/** What is missing once more after that is missing for good. The router keeps its own pages in the same way. */
function isFirstTime(what: string): boolean {
  const kept = keptInTab(`loaded-anew:${what}`)
  return kept.read() === undefined && kept.keep('1')
}

import { expect, it, vi } from 'vitest'
import { innermostToastPlace, offerToastPlace, watchToastPlaces } from '#client/ui/overlays/toast-place.ts'

const element = (name: string) => ({ name }) as unknown as HTMLElement

it('a toast goes into the innermost dialog, and back out as dialogs close in any order', () => {
  const [outer, inner] = [element('outer'), element('inner')]
  expect(innermostToastPlace()).toBeNull()
  const closeOuter = offerToastPlace(outer)
  const closeInner = offerToastPlace(inner)
  expect(innermostToastPlace()).toBe(inner)
  closeOuter?.()
  expect(innermostToastPlace()).toBe(inner)
  closeInner?.()
  expect(innermostToastPlace()).toBeNull()
})

it('whoever shows toasts hears of every change, until it stops listening', () => {
  const heard = vi.fn<() => void>()
  const stop = watchToastPlaces(heard)
  const close = offerToastPlace(element('dialog'))
  close?.()
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  offerToastPlace(element('another'))?.()
  expect(heard).toHaveBeenCalledTimes(2)
})

import { expect, it } from 'vitest'
import { takeToasts, toast, toastWaits, watchToasts } from '#client/ui/overlays/toast.ts'

it('keeps a message until there is a place to show it, then shows it once', () => {
  let woken = 0
  const stopWatching = watchToasts(() => {
    woken += 1
  })
  toast({ title: 'Account Created!' })
  expect(woken).toBe(1)
  expect(toastWaits()).toBe(true)

  const shown: string[] = []
  const leave = takeToasts(({ title }) => shown.push(title))
  expect(toastWaits()).toBe(false)
  toast({ title: 'Welcome back!' })
  expect(shown).toEqual(['Account Created!', 'Welcome back!'])

  leave()
  stopWatching()
  toast({ title: 'Later' })
  expect(shown).toHaveLength(2)
  expect(toastWaits()).toBe(true)
})

import { afterEach, expect, it, vi } from 'vitest'
import { deviceStore } from '#client/features/accounts/device-store.ts'
import { beforeLeaving, sayLastWords, wouldBeLost } from '#client/features/accounts/last-words.ts'
import { keysOf } from '#client/kept.ts'

afterEach(() => {
  vi.useRealTimers()
  for (const key of keysOf(deviceStore)) deviceStore.removeItem(key)
})

it('all have their last words, also beside one that fails, and none once it has stopped', async () => {
  const said: string[] = []
  const stops = [
    beforeLeaving(async () => said.push('list')),
    beforeLeaving(() => Promise.reject(new Error('no reception'))),
    beforeLeaving(async () => said.push('plan')),
  ]
  await sayLastWords()
  expect(said).toEqual(['list', 'plan'])
  for (const stop of stops) stop()
  await sayLastWords()
  expect(said).toEqual(['list', 'plan'])
})

it('nobody waits longer than three seconds to go', async () => {
  vi.useFakeTimers()
  const stop = beforeLeaving(() => new Promise(() => undefined))
  const gone = vi.fn<() => void>()
  void sayLastWords().then(gone)
  await vi.advanceTimersByTimeAsync(2900)
  expect(gone).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(gone).toHaveBeenCalledOnce()
  stop()
})

it('says what this device alone has of the member, and nothing of another', () => {
  expect(wouldBeLost('ada')).toBeUndefined()
  deviceStore.setItem('list-change:bea:1-ff', '{}')
  deviceStore.setItem('recipe-draft:bea:new', '{}')
  expect(wouldBeLost('ada')).toBeUndefined()
  deviceStore.setItem('plan-changes:7', '[]')
  expect(wouldBeLost('ada')).toBe('unsaved changes to a meal plan')
  deviceStore.setItem('list-change:ada:1-ff', '{}')
  deviceStore.setItem('list-change:ada:2-ff', '{}')
  deviceStore.setItem('recipe-draft:ada:new', '{}')
  expect(wouldBeLost('ada')).toBe(
    '2 unsaved changes to shopping lists, unsaved changes to a meal plan and an unsaved recipe',
  )
})

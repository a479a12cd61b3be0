import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useSingle } from '#client/use-single.ts'

/** The button of a page, as it was drawn when two presses reached it: no answer has changed the page between them. */
function buttonFor(call: () => Promise<string>) {
  const settled = vi.fn<() => void>()
  let press = () => {}
  function Page({ onDrawn }: { onDrawn: (mutate: () => void) => void }) {
    const { mutate } = useSingle({ mutationFn: call, onSettled: settled })
    onDrawn(() => mutate())
    return null
  }
  renderToString(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(Page, { onDrawn: (mutate) => (press = mutate) }),
    ),
  )
  return { press: () => press(), settled }
}

it.each([
  ['answered', () => Promise.resolve('a menu')],
  ['refused', () => Promise.reject(new Error('No.'))],
])('two presses ask once; the next one asks again when the first was %s', async (_how, answer) => {
  const call = vi.fn<() => Promise<string>>(answer)
  const { press, settled } = buttonFor(call)
  press()
  press()
  await vi.waitFor(() => expect(settled).toHaveBeenCalled())
  expect(call).toHaveBeenCalledOnce()
  press()
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
})

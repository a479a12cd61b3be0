import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useArrival } from '#client/ui/lists/use-arrival.ts'

function Shown({ found }: { found: string | undefined }) {
  return useArrival(found) ?? 'on its way'
}

test('what is known when a page is first drawn stands in it', () => {
  expect(renderToString(createElement(Shown, { found: 'Leek soup' }))).toBe('Leek soup')
  expect(renderToString(createElement(Shown, { found: undefined }))).toBe('on its way')
})

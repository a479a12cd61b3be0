import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { evidence } from '#client/features/public/evidence.ts'

// tables are padded
const method = readFileSync('docs/method.md', 'utf8').replaceAll(/ {2,}/g, ' ')
const anchors = [...method.matchAll(/^## (.*)$/gm)].map(([, name = '']) => name.toLowerCase().replaceAll(' ', '-'))
const digitsOf = (text: string) => text.replaceAll(',', '')

it.each(evidence)('says $figure as it was measured', ({ figure, claim, row }) => {
  expect(method).toContain(row)
  const [said = ''] = /[\d.]+/.exec(figure) ?? []
  // a share is rounded
  expect(row).toMatch(new RegExp(String.raw`\b${said.replace('.', String.raw`\.`)}`))
  for (const [number] of digitsOf(`${figure} ${claim}`).matchAll(/\d{3,}/g)) expect(digitsOf(row)).toContain(number)
})

it('leads to places that there are', () => {
  const led = evidence.flatMap(({ to }) => (to.to === '/method' ? [to.hash] : []))
  expect(led.length).toBeGreaterThan(0)
  expect(anchors).toEqual(expect.arrayContaining(led))
})

import { describe, expect, test } from 'vitest'
import { drawDish } from '#server/ports/images/drawn-dish/draw-dish.ts'
import { shapeNames } from '#server/ports/images/drawn-dish/look.ts'
import { type DishScene, groundKinds, type Pieces, vesselKinds } from '#server/ports/images/drawn-dish/scene.ts'
import { faultOfXml } from '#server/test-world/well-formed.ts'

const details = ['small', 'full'] as const

test('the same scene is the same picture, another seed another one', () => {
  for (const detail of details) {
    expect(drawDish(scene(), detail)).toBe(drawDish(scene(), detail))
    expect(drawDish(scene({ seed: 'b' }), detail)).not.toBe(drawDish(scene(), detail))
  }
})

test.each(vesselKinds)('every kind of food lies in the %s', (kind) => {
  for (const ground of groundKinds) {
    const drawn = drawDish(scene({ vessel: { kind }, grounds: [{ kind: ground, colour: '#c9472a' }] }), 'full')
    expect([ground, faultOfXml(drawn)]).toEqual([ground, undefined])
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
    expect(drawn.length).toBeGreaterThan(3000)
  }
})

test.each(shapeNames)('%s is drawn in both sizes', (shape) => {
  const bare = scene({ pieces: [], garnish: [] })
  for (const detail of details) {
    for (const look of [
      { shape, colour: '#c9472a', size: 22 },
      { shape, colour: '#efe0bd', size: 9, skin: '#3f7038', core: '#e86f0c', mark: 'seeds', width: 0.3 },
    ] as const) {
      const drawn = drawDish({ ...bare, pieces: [{ look, count: 5, arrangement: 'scatter' }] }, detail)
      expect(faultOfXml(drawn)).toBeUndefined()
      expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
      // a line too thin to be seen is left out of a small picture
      const least = drawDish(bare, detail).length + (detail === 'full' ? 100 : 0)
      expect(drawn.length).toBeGreaterThanOrEqual(least)
    }
  }
})

describe('a drawing is safe to show and to put beside others', () => {
  const drawn = drawDish(scene(), 'full')

  test('it runs nothing and loads nothing', () => {
    expect(drawn).not.toMatch(/<script|<foreignObject|<image|<style|href|\bon\w+=|url\((?!#)/i)
  })

  test('its gradients are its own', () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const others = [drawDish(scene({ seed: 'b' }), 'full'), drawDish(scene(), 'small')]
    expect(new Set(ids(drawn)).size).toBe(ids(drawn).length)
    for (const other of others) expect(ids(other).filter((id) => ids(drawn).includes(id))).toEqual([])
    const used = [...drawn.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
    expect(used.filter((id) => !ids(drawn).includes(id))).toEqual([])
  })

  test('its title is heard as it was written', () => {
    const named = drawDish(scene({ title: `Mac & "cheese" <script>alert('1')</script>\u0000\ud800` }), 'small')
    expect(named).toContain(
      '<title>Mac &#38; &#34;cheese&#34; &#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;\ufffd</title>',
    )
    expect(faultOfXml(named)).toBeUndefined()
  })
})

test('however much is in it, a drawing stays light', () => {
  const crowd: Pieces[] = Array.from({ length: 12 }, (_, index) => ({
    look: { shape: shapeNames[index * 4] ?? 'floret', colour: '#4d8536', size: 14 },
    count: 48,
    arrangement: 'scatter',
  }))
  const full = scene({ pieces: crowd, garnish: crowd.slice(0, 4), grounds: [{ kind: 'greens', colour: '#4d8536' }] })
  expect(drawDish(full, 'small').length).toBeLessThan(25_000)
  expect(drawDish(full, 'full').length).toBeLessThan(160_000)
})

function scene(changed: Partial<DishScene> = {}): DishScene {
  return {
    seed: 'a',
    title: 'Chickpeas and tomatoes',
    vessel: { kind: 'plate', colour: '#dfe6dc' },
    grounds: [{ kind: 'grain', colour: '#e9cc90' }],
    pieces: [
      { look: { shape: 'chickpea', colour: '#dfae62', size: 10 }, count: 20, arrangement: 'scatter' },
      { look: { shape: 'cut-tomato', colour: '#cf3b25', size: 20 }, count: 5, arrangement: 'fan', at: [30, 0.4] },
    ],
    garnish: [{ look: { shape: 'herbs', colour: '#3f8a3c', size: 100 }, count: 1, arrangement: 'one' }],
    ...changed,
  }
}

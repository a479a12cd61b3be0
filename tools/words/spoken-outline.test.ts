import { expect, test } from 'vitest'
import { faultsOf, printedOutline, spokenOutline } from './spoken-outline.ts'

const snapshot = `- banner:
  - link "MealCrafter"
  - navigation "Places":
    - link "Home"
- main:
  - paragraph: heading "no heading" [level=1]
  - heading "Lemon \\"rice\\"" [level=1]
  - 'region "Checked: all well"':
    - 'heading "It''s fine: really" [level=2]'
    - list:
      - listitem:
        - article "One":
          - heading "Rice" [level=3]
  - heading "Method" [level=2]
- contentinfo: Made here`

test('landmarks and headings are told in their order, each in what it stands in', () => {
  expect(printedOutline(spokenOutline(snapshot))).toBe(`banner
  navigation Places
main
  h1 Lemon "rice"
  region Checked: all well
    h2 It's fine: really
    article One
      h3 Rice
  h2 Method
contentinfo`)
  expect(faultsOf(spokenOutline(snapshot))).toEqual([])
})

test.each([
  ['- main:\n  - heading "Soup" [level=2]', ['0 headings of the first level', '“Soup” is h2 after none']],
  ['- heading "Soup" [level=1]', ['0 main parts']],
  [
    '- main:\n  - heading "A" [level=1]\n  - heading "B" [level=3]\n  - heading [level=2]',
    ['“B” is h3 after h1', 'an h2 without words'],
  ],
  [
    '- navigation:\n- navigation "Places":\n- main:\n  - heading "A" [level=1]\n  - region "B":\n  - region "B":',
    ['one of 2 navigation landmarks has no name', 'two region landmarks “B”'],
  ],
  ['- dialog "How was it?":\n  - heading "How was it?" [level=2]', []],
])('what is hard to find one’s way in is told: %j', (text, faults) => {
  expect(faultsOf(spokenOutline(text))).toEqual(faults)
})

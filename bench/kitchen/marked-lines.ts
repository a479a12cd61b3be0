import { type Chance, chanceFrom } from '#domain/chance.ts'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { isReadAsMarked } from '#domain/food/line/trials/gold-line.ts'
import { verifyRecipe } from '#domain/recipe/verify/verify.ts'
import { markedLines } from './data.ts'
import { type Extent, type Outcome, percent } from './outcome.ts'

/** Row 5: quantity and unit as people marked them, and no line that throws, however spoilt. */
export function quantities({ quick }: Extent): Outcome[] {
  const marked = markedLines()
  const wrong = marked.filter((gold) => !isReadAsMarked(gold))
  const chance = chanceFrom(5)
  const lines = [
    ...marked.map(({ line }) => line),
    ...Array.from({ length: quick ? 2000 : 20_000 }, (_, at) => spoilt(marked[at % marked.length]?.line ?? '', chance)),
    ...hostile,
  ]
  const throwing = lines.filter(throws)
  return [
    {
      what: '5 annotated lines whose quantity and unit we read correctly',
      target: '93%',
      measured: `${percent(marked.length - wrong.length, marked.length)} of ${marked.length}`,
      met: wrong.length <= marked.length * 0.07,
      cases: wrong.map(
        ({ line, qty, qty2, unit }) =>
          `${line} (marked ${qty ?? 'none'}${qty2 ? `-${qty2}` : ''} ${unit}; read ${said(line)})`,
      ),
    },
    {
      what: '5 lines that cause an error, garbled ones included',
      target: '0',
      measured: `${throwing.length} of ${lines.length}`,
      met: throwing.length === 0,
      cases: throwing,
    },
  ]
}

function said(line: string): string {
  const { amount, unit } = readIngredientLine(line)
  return `${amount ? `${amount.low.n}/${amount.low.d}` : 'none'} ${unit ?? ''}`
}

function throws(line: string): boolean {
  try {
    verifyRecipe({ servings: 2, ingredients: [line] })
    return false
  } catch {
    return true
  }
}

const strange = [
  '½',
  '⁄',
  '/',
  '-',
  '–',
  '(',
  ')',
  ',',
  '0',
  '00',
  '1/0',
  '9'.repeat(30),
  '\u0000',
  '🥕',
  'İ',
  'ß',
  '\u202e',
  '%',
  '.',
]

/** A line with letters left out, doubled, moved, or replaced by strange ones. */
function spoilt(line: string, chance: Chance): string {
  const letters = Array.from(line)
  const times = 1 + Math.floor(chance() * 4)
  for (let turn = 0; turn < times; turn += 1) {
    const at = Math.floor(chance() * letters.length)
    const kind = chance()
    if (kind < 0.3) letters.splice(at, 1)
    else if (kind < 0.7) letters.splice(at, 0, strange[Math.floor(chance() * strange.length)] ?? '')
    else letters.splice(Math.floor(chance() * letters.length), 0, ...letters.splice(at, 3))
  }
  return letters.join('')
}

const hostile = [
  '',
  ' ',
  '0 cups nothing',
  '-1 egg',
  '1/0 cup flour',
  '1e309 g salt',
  'NaN cups of undefined',
  '__proto__',
  'constructor',
  '( ( ( (',
  '1 '.repeat(5000),
  'egg, '.repeat(5000),
  'or '.repeat(5000),
  "1'; DROP TABLE recipes; --",
  '<img src=x onerror=alert(1)>',
]

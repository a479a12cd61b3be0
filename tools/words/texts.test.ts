import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isShipped, readSources } from '../rules/source-files.ts'
import { type ReadText, textsRead } from './read-texts.ts'

const texts = readSources()
  .filter((file) => isShipped(file) && /^(?:client\/|server\/(?:features|http)\/)/.test(file.path))
  .flatMap(textsRead)

/** What the documents prescribe to the letter, and what stands for something that somebody has typed. */
const asGiven = [
  "You've used your free demo recipe.",
  "You've reached your daily limit",
  "We'll get back to you within 24 hours.",
  "We couldn't verify your payment.",
  "Aunt May's secret sauce",
]

const places = (wrong: readonly ReadText[]) => wrong.map(({ path, line, words }) => `${path}:${line} ${words}`)

test('texts are found as they read: sentences whole, with what stands inside of them, and no names of styles', () => {
  const text = `
    import { x } from 'Some Module'
    export const Notice = ({ count }: { count: number }) => (
      <p className="Big wrap-anywhere" title="What it says">
        We found <b>{count} recipes</b>, {count > 1 ? 'All of them' : 'One of them'} yours. <Link to="/x">Read more</Link>
      </p>
    )
    const told = { title: 'Recipe Saved', look: clsx('Never read'), style: 'tablet:size-4 print:hidden!' }
    const late = \`Saved \${count} recipes\`
    throw new Error('Nobody Sees This')
  `
  expect(textsRead({ path: 'a.tsx', text }).map(({ line, words }) => `${line} ${words}`)).toEqual([
    '4 We found {…} recipes, {…} yours. Read more',
    '4 What it says',
    '5 All of them',
    '5 One of them',
    '8 Recipe Saved',
    '9 Saved {…} recipes',
  ])
})

test('there are thousands of them, in every feature', () => {
  expect(new Set(texts.map(({ words }) => words)).size).toBeGreaterThan(2500)
  expect(texts.map(({ words }) => words)).toContain('Did you forget to add the page to the router?')
})

test('quotation marks and apostrophes are those of print', () => {
  const straight = texts.filter(
    ({ words }) => /(?<=\p{L})'|"/u.test(words) && !asGiven.some((given) => words.includes(given)),
  )
  expect(places(straight.filter(({ words }) => !isForMachines(words)))).toEqual([])
})

test('they are spelled as Americans do', () => {
  expect(places(texts.filter(({ words }) => british.test(words)))).toEqual([])
  const pages = globSync('content/**/*.md').filter((path) =>
    british.test(readFileSync(path, 'utf8').replaceAll(/#[\w-]+/g, '')),
  )
  expect(pages).toEqual([])
})
const british =
  /\b(?:(?:col|fav|flav|hon|neighb)our|centre\b|(?:milli)?litre|fibre\b|grey\b|cancell(?:ed|ing)\b|programme\b|whilst|amongst|learnt|spelt\b|sulph|mollusc|\w+(?:gan|cogn|al|tom|mem)is(?:e|ed|ing)\b)/i

test('none of the words that an editor has struck comes back', () => {
  expect(places(texts.filter(({ words }) => struck.test(words)))).toEqual([])
})
const struck =
  /Who eats it cannot|may stay open|Does someone deliver|on your clock|Where letters go|counts for nothing|does not answer|Fits no diet|of it sugar|Your shop may differ/i

/** Headers, types of files, columns. */
const isForMachines = (words: string) => /xmlns=|"\."|"email"/.test(words)

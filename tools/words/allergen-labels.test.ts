import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allergenLabels, allergens } from '#domain/food/allergens/allergens.ts'
import { isTest, readSources, type SourceFile } from '../rules/source-files.ts'

/** Words that people say to us, and what foods are known by: read, never printed. */
const vocabularies = /^domain\/(?:food\/table\/|food\/allergens\/clearing-|wish\/|options\/declared-allergies)/

const posts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path): SourceFile => ({ path: `content/${path}`, text: readFileSync(`content/${path}`, 'utf8') }))
const printed = [...readSources(), ...posts].filter(
  (file) =>
    /^(?:client|server|domain|contract|content)\/.*\.(?:tsx?|md)$|^tools\/post/.test(file.path) && !isTest(file),
)

/** Names of allergens that the table spells in another way, and a code in a sentence; in a list it follows other codes. */
const codes = allergens.join('|')
const otherSpellings = [
  /\bSul(?:ph|f)ites?\b(?<!Sulfites)|\bsulphites\b|\bsulfite\b/,
  /\bMollus[ck]s?\b(?<!Mollusks)|\bmolluscs\b|\bmollusk\b/,
  /\b[Tt]ree[ _-]?[Nn]uts\b(?<!tree nuts|Tree nuts|Tree Nuts)/,
  new RegExp(`(?<=[a-z],?)(?<!\\b(?:${codes}),?) (?:crustacean|mollusc|sulphite|tree_nut)\\b`),
]

test('an allergen has one name wherever it is read', () => {
  const found = printed
    .filter(({ path }) => !vocabularies.test(path) && path !== 'domain/food/allergens/allergens.ts')
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => otherSpellings.some((spelling) => spelling.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})

test('there is one table of their names, and no code is made a name by hand', () => {
  const found = printed
    .filter(
      ({ path, text }) =>
        path !== 'domain/food/allergens/allergens.ts' && /tree_nut: *['"`]|allergen\w*\.replace/.test(text),
    )
    .map(({ path }) => path)
  expect(found).toEqual([])
  expect(Object.keys(allergenLabels)).toEqual([...allergens])
})

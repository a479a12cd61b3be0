import { expect, test } from 'vitest'
import { entitlements } from '#contract/plans.ts'
import { isShipped, readSources } from '../rules/source-files.ts'

/** What answers for one plan and not for another: rows of the contract and the server. What pages hide alone is sold to nobody. */
const answering = readSources().filter(
  (file) => isShipped(file) && /^(contract|server)\//.test(file.path) && file.path !== 'contract/plans.ts',
)

/** As a row requires it, or as somebody's plan is asked for it. */
const asksFor = (part: string) =>
  new RegExp(
    `requires: '${part}'|'${part}'\\]|assertMay\\(\\w+, '${part}'|\\]\\.${part}\\b|^export const lockedFields = .*\\b${part}:`,
    'm',
  )

test('whatever a plan sells is asked for where something is answered', () => {
  const { dailyRecipes, seesAds, ...parts } = entitlements.premium
  const idle = Object.keys(parts).filter((part) => !answering.some(({ text }) => asksFor(part).test(text)))
  expect(idle).toEqual([])
  // the day's number is counted by what is left of it, and advertisements are shown by the page
  expect([dailyRecipes, seesAds]).toEqual([null, false])
})

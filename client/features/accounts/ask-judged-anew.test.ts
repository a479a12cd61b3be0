import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { askJudgedAnew } from '#client/features/accounts/ask-judged-anew.ts'
import type { User } from '#contract/accounts/accounts.ts'

const profile = { allergies: ['Soy'], dietaryPreference: null, foodDislikes: null, kitchenEquipment: [] }
const ada = { id: 'ada', firstName: 'Ada', ...profile } as unknown as User
const judged = [
  ['community', 'ada', 'list', {}],
  ['recipes', 1],
  ['menus', 1],
  ['meal-plans', 'today'],
  ['public', 'shared', 'token', 'ada'],
]
const others = [
  ['public', 'site'],
  ['shopping', 'lists'],
]

/** What is still known once a call has answered this change of Ada. */
function knownAfter(change: Partial<User>) {
  const client = new QueryClient()
  const all = [...judged, ...others]
  for (const key of all) client.setQueryData(key, 'known')
  askJudgedAnew(client, ada, { ...ada, ...change })
  return all.filter((key) => client.getQueryData(key) === 'known')
}

test('what was judged for another profile is asked for anew, and the rest is kept', () => {
  expect(knownAfter({ firstName: 'A.', allergies: ['Soy'] })).toEqual([...judged, ...others])
  const changes: Partial<User>[] = [
    { allergies: ['Soy', 'Milk'] },
    { dietaryPreference: 'Vegan' },
    { foodDislikes: 'beetroot' },
    { kitchenEquipment: ['oven'] },
  ]
  for (const change of changes) expect([change, knownAfter(change)]).toEqual([change, others])
})

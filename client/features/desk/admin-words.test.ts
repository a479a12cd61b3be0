import { expect, test } from 'vitest'
import { actionOptions, actionText, changesOf } from '#client/features/desk/admin-words.ts'
import { auditActions } from '#contract/desk/audit.ts'

const nobody = { id: 'x', name: null, email: null }
const entry = (before: object, after: object) =>
  changesOf({ id: 1, at: '', action: 'x', actor: nobody, subject: nobody, before: { ...before }, after: { ...after } })

test('what an entry changed stands under the name of what it is', () => {
  expect(entry({ subject: 'Leeks' }, { subject: 'Plums' })).toEqual([
    { field: 'Subject', before: 'Leeks', after: 'Plums' },
  ])
  expect(entry({ subscriptionTier: 'free', isAdmin: false }, { subscriptionTier: 'premium', isAdmin: true })).toEqual([
    { field: 'Plan', before: 'Free', after: 'Unlimited' },
    { field: 'Administrator', before: 'no', after: 'yes' },
  ])
  expect(entry({ isSpam: true }, {})).toEqual([{ field: 'Spam', before: 'yes', after: '' }])
})

test('the log can be narrowed to every act there is, and names acts of older versions by their code', () => {
  expect(actionOptions.map(({ value }) => value)).toEqual(Object.keys(auditActions))
  expect(actionText('compose-newsletter')).toBe('Had the kitchen draft a newsletter issue')
  expect(actionText('constructor')).toBe('constructor')
  expect(actionText('melted-butter')).toBe('melted butter')
})

import { describe, expect, test } from 'vitest'
import { isMostUsed, namesOwner, refuseGuessable } from '#server/features/accounts/passwords.ts'

const ada = { email: 'ada.byron@example.org', firstName: 'Ada', lastName: 'King-Noel' }

test('the most used passwords are known, in any case', async () => {
  const asked = ['123456', 'PassWord1', 'qwertyuiop', 'trustno1', 'TTTTTTTTTT', 'paprika and thyme', 'x7!kumquat']
  expect(await Promise.all(asked.map(isMostUsed))).toEqual([true, true, true, true, true, false, false])
})

describe('a password that is its owner’s name or address', () => {
  test.each([
    'ada.byron@example.org',
    'Ada.Byron',
    'adabyron!',
    'byron1815',
    'Ada2026',
    'adaking-noel',
    'KingNoel#1',
    'MealCrafter',
    'mealcrafter123',
    '1mealcrafter!',
  ])('%s', (password) => {
    expect(namesOwner(password, ada)).toBe(true)
  })

  test.each(['adamant kettle', 'byron reads 7', 'mealcrafters unite', 'ada 1815-12-10', 'paprika'])(
    'is not %s',
    (password) => {
      expect(namesOwner(password, ada)).toBe(false)
    },
  )

  test('names of any script count, and names without letters do not', () => {
    expect(namesOwner('Юлия2026', { ...ada, firstName: 'юлия' })).toBe(true)
    expect(namesOwner('paprika', { email: '!@example.org', firstName: '—', lastName: '♥' })).toBe(false)
  })
})

test('the refusal is one sentence that says nothing of the password', async () => {
  await expect(refuseGuessable('Ada2026', ada)).rejects.toMatchObject({
    code: 'invalid_input',
    message:
      'This password is too similar to your name, your email address or this site’s name. Please choose another one.',
    details: { issues: [{ field: 'password', message: 'Please choose a password that is harder to guess' }] },
  })
})

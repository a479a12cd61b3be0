import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type SettingName, settings } from '#server/settings.ts'
import { shownSettings } from '#server/shown-settings.ts'

/** What must be seen nowhere. */
const secret = 'open-sesame-of-forty-characters-and-more-to-come'
const shown = (name: SettingName, text: string) =>
  shownSettings({ [name]: text }).find((setting) => setting.name === name)!

test('whatever is called a secret, a key, a token or headers is one', () => {
  const secrets = settings.filter((setting) => 'isSecret' in setting).map(({ name }) => name)
  const named = settings.filter(({ name }) => /SECRET|KEY|TOKEN|PASSWORD|HEADERS/.test(name)).map(({ name }) => name)
  expect(secrets).toEqual(named)
  for (const name of secrets) expect(shown(name, secret)).toMatchObject({ isSet: true, value: null })
})

test.each([
  'postgres://cook:SECRET@db.example:5432/meals',
  'postgres://cook:SECRET@/meals?host=/run/postgresql',
  'postgres://db.example/meals?user=cook&password=SECRET',
  'smtps://cook%40meals.example:SECRET@mail.example:465',
  'imaps://SECRET:SECRET@mail.example/INBOX',
  'http://SECRET@127.0.0.1:11434/v1',
  'https://cook:SE/CRET@mail.example',
  'HTTPS://models.example/v1?key=SECRET#SECRET',
])('a password within an address is hidden, whichever setting it stands in: %s', (address) => {
  const text = address.replaceAll('SE/CRET', `${secret}/`).replaceAll('SECRET', secret)
  for (const { name } of settings) expect(JSON.stringify(shown(name, text))).not.toContain(secret)
})

test('what is no secret is shown as it is, and what is not set by what counts without', () => {
  expect(shown('PUBLIC_URL', 'https://meals.example/').value).toBe('https://meals.example')
  expect(shown('DATABASE_URL', 'postgres://cook:soup@db.example:5432/meals').value).toBe(
    'postgres://…@db.example:5432/meals',
  )
  expect(shown('ADMIN_EMAILS', 'ada@example.com, bo@example.com').value).toBe('ada@example.com, bo@example.com')
  expect(shown('PORT', '  ')).toMatchObject({ isSet: false, value: null, standard: '3000' })
})

test('tokens and headers that cannot be read are refused with a sentence', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must be at least 32 letters')
  expect(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' })).toThrow('set OTEL_EXPORTER_OTLP_ENDPOINT')
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
  expect(() => readConfig({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'no headers' })).toThrow('separated by commas')
  expect(readConfig({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' }).traces?.headers).toEqual({ a: '%zz' })
})

import { expect, test } from 'vitest'
import type { Config } from '#server/config.ts'
import { visitor } from '#server/test-world/browser.ts'
import { startApp } from '#server/test-world/start-app.ts'

const site = async (settings: Partial<Config>) => {
  const world = await startApp(settings)
  try {
    return await visitor(world.app).api.public.site({})
  } finally {
    await world.close()
  }
}

test('a site that nobody has set up names nobody and calls nobody', async () => {
  expect(await site({})).toMatchObject({
    operator: { name: null, address: null },
    services: { languageModel: null, imageModel: null, mail: false, instacart: false, recipePages: true },
  })
})

test('pages hear who runs the site and which services it calls, and nothing that is secret', async () => {
  const key = 'sk-not-to-be-told'
  const told = await site({
    operator: { name: 'Zoë’s Kitchen LLC', address: '1 Main Street, Springfield' },
    model: { provider: 'openai', model: 'some-model', baseUrl: 'http://10.0.0.1/v1', apiKey: key },
    imageModel: { provider: 'google', model: 'some-model', baseUrl: undefined, apiKey: key },
    instacart: { apiKey: key, apiUrl: undefined },
    mail: {
      smtpUrl: `smtp://cook:${key}@mail.example`,
      from: 'a@b',
      supportEmail: 'help@meals.example',
      outbox: 'none',
    },
  })
  expect(told).toMatchObject({
    supportEmail: 'help@meals.example',
    operator: { name: 'Zoë’s Kitchen LLC', address: '1 Main Street, Springfield' },
    // a server of one's own, whatever it speaks
    services: { languageModel: 'own', imageModel: 'google', mail: true, instacart: true, recipePages: true },
  })
  expect(JSON.stringify(told)).not.toMatch(/sk-not|10\.0\.0|some-model|smtp/)
})

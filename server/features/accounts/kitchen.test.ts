import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
let ada: Cook
beforeAll(async () => {
  world = await startApp()
  ada = await cook(world.app)
})
afterAll(() => world.close())

const equip = (kitchenEquipment: string[], specialEquipment?: string | null, who = ada) =>
  who.api.accounts.updateKitchenEquipment({
    body: { kitchenEquipment, ...(specialEquipment !== undefined && { specialEquipment }) },
  })
const unlimited = (who: Cook) =>
  world.database.query("update users set subscription_tier = 'premium', is_premium = true where id = $1", [who.user.id])

test('known pieces are kept by their names, own ones as they were typed, each of them once', async () => {
  const user = await equip([
    'Oven',
    ' oven ',
    'AIR-FRYER',
    'air fryer',
    'Tagine  pot',
    'tagine pot',
    'Non stick pan',
    '<b>Blowtorch</b>',
  ])
  expect(user.kitchenEquipment).toEqual(['oven', 'air fryer', 'tagine pot', 'non-stick pan', '<b>blowtorch</b>'])
  expect((await ada.api.accounts.currentUser({})).kitchenEquipment).toEqual(user.kitchenEquipment)
  expect((await equip([])).kitchenEquipment).toEqual([])
})

test('special equipment is kept until it is changed, and can be cleared', async () => {
  expect((await equip(['Oven'], '  a Thermomix  ')).specialEquipment).toBe('a Thermomix')
  expect((await equip(['Oven'])).specialEquipment).toBe('a Thermomix')
  expect((await equip(['Oven'], null)).specialEquipment).toBeNull()
})

test('what is no list of pieces is refused, and nothing is lost', async () => {
  await equip(['Oven', 'Wok'])
  const url = '/api/update-kitchen-equipment'
  for (const payload of [
    {},
    { kitchenEquipment: 'Oven' },
    { kitchenEquipment: [''] },
    { kitchenEquipment: ['  '] },
    { kitchenEquipment: ['x'.repeat(61)] },
    { kitchenEquipment: ['two\nlines'] },
    { kitchenEquipment: Array.from({ length: 81 }, (_, n) => `pot ${n}`) },
    { kitchenEquipment: ['Oven'], specialEquipment: 'x'.repeat(501) },
    { kitchenEquipment: ['Oven'], isAdmin: true },
  ]) {
    const answer = await ada.send({ method: 'POST', url, payload })
    expect([payload, answer.statusCode, answer.json().code]).toEqual([payload, 400, 'invalid_input'])
  }
  const stranger = await visitor(world.app).send({ method: 'POST', url, payload: { kitchenEquipment: [] } })
  expect(stranger.statusCode).toBe(401)
  expect((await ada.api.accounts.currentUser({})).kitchenEquipment).toEqual(['oven', 'wok'])
})

test('delivery preferences: the service by its name or code, an address, a zip code; none of it for another', async () => {
  const user = await ada.api.accounts.changeDeliveryPreferences({
    body: { preferredDeliveryService: 'H-E-B', deliveryAddress: ' 1 Main St ', deliveryZipCode: '78701' },
  })
  expect(user).toMatchObject({
    preferredDeliveryService: 'heb',
    deliveryAddress: '1 Main St',
    deliveryZipCode: '78701',
  })
  const wrong = await ada.send({
    method: 'PATCH',
    url: '/api/user/delivery-preferences',
    payload: { preferredDeliveryService: 'pigeon' },
  })
  expect([wrong.statusCode, wrong.json().code, wrong.json().message]).toEqual([
    400,
    'invalid_input',
    'Preferred delivery service must be one of: None, Instacart, Amazon Fresh, Walmart Grocery, Target Shipt, Kroger, Safeway, Publix, H-E-B, Walmart Delivery.',
  ])
  expect((await cook(world.app)).user.preferredDeliveryService).toBeNull()
})

test('a cook without an oven gets nothing baked, and one without heat gets something cold', async () => {
  const bob = await cook(world.app)
  await unlimited(bob)
  await equip(['Stovetop', 'Blender'], null, bob)
  for (let turn = 0; turn < 5; turn += 1) {
    const { verification, title } = await bob.api.recipes.generate({ body: {} })
    const needed = verification.equipment.needed.map(({ name }) => name).join(' ')
    expect([title, needed, verification.equipment.missing]).toEqual([title, expect.not.stringContaining('Oven'), []])
  }
  await equip(['Blender'], null, bob)
  const cold = await bob.api.recipes.generate({ body: {} })
  expect(cold.verification.equipment.needed.map(({ name }) => name).join(' ')).not.toMatch(
    /Oven|Stovetop|Microwave|Grill|Fryer/,
  )
})

test('a cook’s own words are heard: what they name may be used, and adds to a list that the cook filled in', async () => {
  const carla = await cook(world.app)
  await unlimited(carla)
  await equip(['Stovetop'], 'an air fryer and a wok; no microwave', carla)
  const fried = await carla.api.recipes.generate({ body: { specialNotes: 'chicken in the air fryer' } })
  expect(fried.requiredEquipment).toContain('Air Fryer')
  expect(fried.verification.equipment.missing).toEqual([])
  expect(fried.reasons).toContain('made in your air fryer')
  const stirred = await carla.api.recipes.generate({ body: { specialNotes: 'beef stir-fry' } })
  expect(stirred.instructions.map(({ description }) => description).join(' ')).toContain('your wok')
  expect(stirred.reasons).toContain('made in your wok')
})

test('the free plan binds by what the cook has, and prefers nothing', async () => {
  const dora = await cook(world.app)
  await equip(['Stovetop', 'Wok'], null, dora)
  const { instructions, reasons, verification } = await dora.api.recipes.generate({ body: { cuisine: 'Chinese' } })
  expect(JSON.stringify(instructions)).not.toContain('your wok')
  expect(reasons.join(' ')).not.toMatch(/in your wok/)
  expect(verification.equipment.missing).toEqual([])
})

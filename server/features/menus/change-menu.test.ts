import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generatedMenu, menuMember } from '#server/test-world/menus.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

/** A menu of two dishes, two own recipes with beef, and a way to change the menu. */
async function menuAndBeef() {
  const ada = await menuMember(world)
  const { menu } = await generatedMenu(ada, { mealType: 'dinner', recipeCount: 2, servings: 4 })
  const own = async (title: string) =>
    (
      await ada.api.recipes.create({
        body: { title, servings: 4, ingredients: ['2 lb beef chuck roast'], instructions: ['Roast it for 2 hours.'] },
      })
    ).id
  const beef = [await own('Beef roast'), await own('Sunday beef')]
  const params = { id: menu.id }
  const change = (body: Parameters<typeof ada.api.menus.update>[0]['body']) => ada.api.menus.update({ params, body })
  return { ada, menu, beef, params, change }
}

describe('a menu whose recipes are replaced by hand', () => {
  test('says what is true of the new ones, in words that were made of the old ones', async () => {
    const { ada, menu, beef, params, change } = await menuAndBeef()
    expect(menu.description).toContain('for 4; no two share a main ingredient.')
    const changed = await change({ recipeIds: beef })
    expect(changed.courses).toEqual(['main', 'main'])
    expect(changed.title).toMatch(/inner: Beef roast$/)
    expect(changed.description).toMatch(/ for 4\. More than one is based on beef\.$/)
    const turned = await change({ recipeIds: beef.toReversed() })
    expect(turned.title).toMatch(/inner: Sunday beef$/)
    const swapped = await ada.api.menus.swap({ params, body: { place: 0 } })
    expect(swapped.title.endsWith(swapped.recipes[0]!.title)).toBe(true)
    const back = await change({ recipeIds: menu.recipeIds })
    expect([back.title, back.description]).toEqual([menu.title, menu.description])
  })

  test('keeps what its cook wrote, before or in the same change', async () => {
    const { menu, beef, change } = await menuAndBeef()
    await change({ title: 'Sunday' })
    const changed = await change({ recipeIds: beef })
    expect([changed.title, changed.description]).toEqual(['Sunday', expect.stringContaining('based on beef')])
    const described = await change({ recipeIds: menu.recipeIds, description: 'For the whole family' })
    expect([described.title, described.description]).toEqual(['Sunday', 'For the whole family'])
    expect((await change({ recipeIds: beef })).description).toBe('For the whole family')
  })

  test('gives each recipe the course that is asked for, so that one comes back as what it was', async () => {
    const { ada, menu, beef, params, change } = await menuAndBeef()
    const [first, second] = menu.recipeIds as [number, number]
    const asSide = await change({ recipeIds: [beef[0]!, first], courses: ['side', menu.courses[0]!] })
    expect(asSide.courses).toEqual(['side', menu.courses[0]])
    // in it already: it is what it was
    expect((await change({ recipeIds: [beef[0]!] })).courses).toEqual(['side'])
    const { title, description, recipeIds, courses } = menu
    expect(await change({ title, description, recipeIds, courses })).toMatchObject({
      title,
      description,
      recipeIds,
      courses,
    })
    const refused = await ada.send({
      method: 'PATCH',
      url: `/api/menus/${params.id}`,
      payload: { recipeIds: [second], courses: ['main', 'side'] },
    })
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'Each recipe of the menu needs one course.'])
  })
})

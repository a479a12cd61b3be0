import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { generatedMenu } from '#server/test-world/menus.ts'
import { changed, composed, planner, refusal, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const menusIn = ({ entries }: Pick<MealPlanWithMeals, 'entries'>) =>
  entries.map(({ recipeId, menuId }) => [recipeId, menuId])
const nowOf = (ada: Awaited<ReturnType<typeof planner>>, { id }: { id: number }) =>
  ada.api.mealPlans.get({ params: { id } })

test('what is placed with a menu knows it, wherever it goes', async () => {
  const ada = await planner(world)
  const [own] = await composed(ada, 1)
  const { menu } = await generatedMenu(ada, { mealType: 'dinner', recipeCount: 2 })
  const plan = await ada.api.mealPlans.create({ body: { ...week, recipeIds: [own!], menuIds: [menu.id] } })
  const [first, second] = menu.recipeIds
  const ofMenu = [first, second].map((recipeId) => [recipeId, menu.id])
  expect(menusIn(plan)).toEqual(expect.arrayContaining([[own, null], ...ofMenu]))
  expect([plan.menuIds, plan.menus]).toEqual([[menu.id], [{ id: menu.id, title: menu.title }]])
  const [row] = await ada.api.mealPlans.list({})
  expect(row!.menuIds).toEqual([menu.id])

  // it is moved whole, in one change, and who eats of it is said anew
  const dishes = plan.entries.filter(({ menuId }) => menuId === menu.id)
  const moved = await changed(
    ada,
    plan,
    ...dishes.map(({ id }) => ({ kind: 'move' as const, entry: id, day: 5, meal: 'lunch' as const })),
    {
      kind: 'dish',
      entry: dishes[0]!.id,
      dish: {
        kind: 'recipe',
        recipeId: dishes[0]!.recipeId!,
        menuId: menu.id,
        eaters: [plan.eaters[0]!.id],
      },
    },
  )
  expect(moved.version).toBe(plan.version + 1)
  const saturday = moved.entries.filter(({ day, meal }) => day === 5 && meal === 'lunch')
  expect(menusIn({ entries: saturday })).toEqual(expect.arrayContaining(ofMenu))
  const copy = await ada.api.mealPlans.duplicate({ params: { id: plan.id }, body: {} })
  expect(menusIn(copy)).toEqual(expect.arrayContaining(ofMenu))

  // another dish in its place is none of the menu
  const other = await changed(ada, plan, {
    kind: 'dish',
    entry: dishes[0]!.id,
    dish: { kind: 'recipe', recipeId: own! },
  })
  expect(other.entries.find(({ id }) => id === dishes[0]!.id)!.menuId).toBeNull()
  const none = await changed(ada, plan, { kind: 'remove', entry: dishes[1]!.id })
  expect([none.menuIds, none.menus]).toEqual([[], []])
  const back = await changed(ada, plan, { kind: 'restore', entry: dishes[1]!.id })
  expect(back.menuIds).toEqual([menu.id])
})

test('a menu that is deleted leaves its dishes in the plan, and is linked again once it is back', async () => {
  const ada = await planner(world)
  const { menu } = await generatedMenu(ada, { mealType: 'dinner', recipeCount: 2 })
  const plan = await ada.api.mealPlans.create({ body: { ...week, menuIds: [menu.id] } })
  const [{ day, meal } = { day: 0, meal: 'dinner' as const }] = plan.entries
  const mealNow = () => ada.api.mealPlans.meal({ params: { id: plan.id }, query: { day, meal } })
  expect((await mealNow()).menus).toEqual([{ id: menu.id, title: menu.title }])
  await ada.api.menus.remove({ params: { id: menu.id }, body: {} })
  expect(await nowOf(ada, plan)).toMatchObject({ menus: [], entries: plan.entries.map(({ id }) => ({ id })) })
  expect(await mealNow()).toMatchObject({ menus: [], dishes: [{}, {}] })
  await ada.api.menus.restore({ params: { id: menu.id }, body: {} })
  expect((await nowOf(ada, plan)).menus).toEqual(plan.menus)
  await ada.api.menus.remove({ params: { id: menu.id }, body: {} })
  const before = world.clock.now
  world.clock.now = new Date(before.getTime() + 2 * 60 * 60 * 1000)
  await world.jobs.add('sweep-menus', {})
  await world.jobs.run()
  world.clock.now = before
  const after = await nowOf(ada, plan)
  expect(menusIn(after)).toEqual(menusIn(plan).map(([recipeId]) => [recipeId, null]))
  expect(after.menuIds).toEqual([])
})

test('what is placed with a menu that is gone, or somebody else’s, stands by itself', async () => {
  const [ada, bob] = [await planner(world), await planner(world)]
  const [own] = await composed(ada, 1)
  const { menu } = await generatedMenu(bob, { mealType: 'dinner', recipeCount: 2 })
  const plan = await ada.api.mealPlans.create({ body: week })
  const placed = (menuId: number, entry: string) =>
    changed(ada, plan, { kind: 'add', entry, day: 0, meal: 'dinner', dish: { kind: 'recipe', recipeId: own!, menuId } })
  await placed(menu.id, 'with-bobs')
  expect(await placed(2_000_000_000, 'with-none')).toMatchObject({ menuIds: [], menus: [] })
  expect(menusIn(await nowOf(ada, plan))).toEqual([
    [own, null],
    [own, null],
  ])
})

test('a menu that has lost some of its recipes is planned with the others, and none is made of one that has lost all', async () => {
  const ada = await planner(world)
  const { menu } = await generatedMenu(ada, { mealType: 'dinner', recipeCount: 2 })
  const [first, second] = menu.recipeIds
  const lose = (id: number) => ada.api.recipes.remove({ params: { id }, body: {} })
  await lose(first!)
  const plan = await ada.api.mealPlans.create({ body: { ...week, menuIds: [menu.id] } })
  expect(menusIn(plan)).toEqual([[second, menu.id]])
  await lose(second!)
  const [own] = await composed(ada, 1)
  const none = ['400 invalid_input', 'No recipes found in this menu']
  expect(await refusal(ada, 'POST', '', { ...week, menuIds: [menu.id] })).toEqual(none)
  expect(await refusal(ada, 'POST', '', { ...week, recipeIds: [own], menuIds: [menu.id] })).toEqual(none)
  expect((await ada.api.mealPlans.list({})).map(({ id }) => id)).toEqual([plan.id])
})

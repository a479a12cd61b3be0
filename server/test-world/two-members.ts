import sharp from 'sharp'
import { type Cook, cook, visitor } from '#server/test-world/browser.ts'
import type { TestApp } from '#server/test-world/start-app.ts'

/** Numbers and names of what two members have: the owner's, what they deleted, and the other's own. */
export type Ids = Awaited<ReturnType<typeof twoMembers>>['ids']

export const png = { 'content-type': 'image/png' }

/** Two members and an administrator, all with the largest plan, the owner with one of everything. Answers the body of their photo too. */
export async function twoMembers(world: TestApp) {
  const ids = {
    recipe: 0,
    deletedRecipe: 0,
    list: 0,
    deletedList: 0,
    menu: 0,
    deletedMenu: 0,
    ownMenu: 0,
    plan: 0,
    deletedPlan: 0,
    ownPlan: 0,
    entry: '',
    stock: 0,
    deletedStock: 0,
    cooking: 0,
    diary: 0,
    deletedEntry: 0,
    item: '',
    ownList: 0,
    ownRecipe: 0,
    collection: 0,
    ownCollection: 0,
    comment: 0,
    session: '',
  }
  const boss = visitor(world.app)
  const name = { firstName: 'B', lastName: 'O' }
  const administrator = await boss.api.accounts.signUp({ body: { ...name, ...bossAccount } })
  await boss.api.accounts.changeProfile({ body: { hasCompletedOnboarding: true, hasCompletedSetup: true } })
  const owner = await cook(world.app)
  const other = await cook(world.app)
  for (const { id } of [owner.user, other.user, administrator])
    await boss.api.admin.upgradeUser({ body: { userId: id, tier: 'premium' } })
  const black = { width: 9, height: 9, channels: 3, background: 'black' } as const
  const photo = await sharp({ create: black }).png().toBuffer()
  const made = async (member: Cook) => (await member.api.recipes.generate({ body: {} })).id
  ids.recipe = await made(owner)
  ids.deletedRecipe = await made(owner)
  const list = await owner.api.shopping.ofRecipe({ params: { id: ids.recipe }, body: {} })
  ids.list = list.id
  ids.item = list.items[0]!.id
  ids.deletedList = (await owner.api.shopping.create({ body: { title: 'Gone' } })).id
  ids.ownRecipe = await made(other)
  ids.ownList = (await other.api.shopping.create({ body: {} })).id
  const collectionOf = async (member: Cook, recipe: number) =>
    (await member.api.collections.create({ body: { name: 'Suppers', recipeIds: [recipe] } })).id
  ids.collection = await collectionOf(owner, ids.recipe)
  ids.ownCollection = await collectionOf(other, ids.ownRecipe)
  const menuOf = async (member: Cook) =>
    (await member.api.menus.generate({ body: { mealType: 'snack', recipeCount: 2 } })).menu.id
  ids.menu = await menuOf(owner)
  ids.deletedMenu = await menuOf(owner)
  ids.ownMenu = await menuOf(other)
  const stockOf = async (text: string) => (await owner.api.atHome.add({ body: { text } })).id
  ids.stock = await stockOf('2 lb chicken thighs')
  ids.deletedStock = await stockOf('3 eggs')
  await owner.api.atHome.remove({ params: { id: ids.deletedStock }, body: {} })
  await stockOf('1 loaf bread')
  const toast = await owner.api.recipes.create({ body: words })
  const { cookingId } = await owner.api.atHome.cooked({ body: { recipeId: toast.id, servings: 1 } })
  ids.cooking = cookingId!
  const cooked = { recipeId: ids.recipe, servings: 2, note: 'mine' }
  ids.diary = (await owner.api.cooked.note({ body: { ...cooked, cookedOn: '2026-11-01' } })).id
  ids.deletedEntry = (await owner.api.cooked.note({ body: { ...cooked, cookedOn: '2026-11-02' } })).id
  await owner.api.cooked.remove({ params: { id: ids.deletedEntry }, body: {} })
  await owner.api.menus.remove({ params: { id: ids.deletedMenu }, body: {} })
  const planOf = (member: Cook, recipe: number) =>
    member.api.mealPlans.create({ body: { ...week, title: 'Week', recipeIds: [recipe] } })
  const plan = await planOf(owner, ids.recipe)
  ids.plan = plan.id
  ids.entry = plan.entries[0]!.id
  ids.deletedPlan = (await planOf(owner, ids.recipe)).id
  ids.ownPlan = (await planOf(other, ids.ownRecipe)).id
  await owner.api.mealPlans.remove({ params: { id: ids.deletedPlan }, body: {} })
  await owner.api.mealPlans.openFeed({ body: {} })
  await world.database.query('update users set email_confirmed_at = now() where id = $1', [owner.user.id])
  await owner.api.community.saveProfile({ body: { handle: 'owner' } })
  const { path } = await owner.api.community.publish({ params: { id: ids.recipe }, body: {} })
  const published = { token: path!.replace('/community/', '') }
  ids.comment = (await owner.api.community.comment({ params: published, body: { content: 'Mine' } })).id
  await owner.api.recipes.share({ params: { id: ids.recipe }, body: {} })
  await owner.send({ method: 'POST', url: `/api/recipes/${ids.recipe}/photo`, payload: photo, headers: png })
  await owner.api.recipes.remove({ params: { id: ids.deletedRecipe }, body: {} })
  await owner.api.shopping.remove({ params: { id: ids.deletedList }, body: {} })
  ids.session = (await owner.api.security.security({})).sessions[0]!.id
  return { boss, owner, other, ids, photo }
}

export const bossAccount = { email: 'boss@example.org', password: 'cardamom pods' }
const words = { title: 'Toast', servings: 1, ingredients: ['1 slice bread'], instructions: ['Toast it.'] }
const week = { startDate: '2026-11-23', endDate: '2026-11-29' }

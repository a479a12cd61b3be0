import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { MenuRequest } from '#contract/planning/menus.ts'
import { GeneratePlan } from '#contract/planning/plan-wish.ts'
import { hashOf } from '#domain/chance.ts'
import { eq } from '#server/db/drizzle.ts'
import { generationReservationsTable } from '#server/features/accounts/tables.ts'
import { auditLogTable } from '#server/features/audit/tables.ts'
import { insertCheckout } from '#server/features/billing/checkout/checkouts.ts'
import { findBillingAccount } from '#server/features/billing/store.ts'
import { setMark } from '#server/features/blog/store.ts'
import { userFollowsTable } from '#server/features/community/tables.ts'
import { insertMessage } from '#server/features/contact/store.ts'
import { contactRepliesTable } from '#server/features/contact/tables.ts'
import { foodCorrectionsTable } from '#server/features/corrections/tables.ts'
import { sentLettersTable } from '#server/features/letters/tables.ts'
import { insertPlan } from '#server/features/meal-plans/store.ts'
import { calendarFeedsTable } from '#server/features/meal-plans/tables.ts'
import { insertMenu } from '#server/features/menus/store.ts'
import { insertIssue } from '#server/features/newsletter/issues/issue-store.ts'
import { makeNewsletterLink } from '#server/features/newsletter/links.ts'
import { insertSubscriber } from '#server/features/newsletter/store.ts'
import { newsletterDeliveriesTable, newsletterLinksTable } from '#server/features/newsletter/tables.ts'
import { insertEmailChange, makeLink } from '#server/features/security/store.ts'
import { recoveryCodesTable, secondFactorsTable } from '#server/features/security/tables.ts'
import { readLists, settleItems } from '#server/features/shopping/store.ts'
import { shoppingListRecipesTable } from '#server/features/shopping/tables.ts'
import { insertAtHome, insertCooking } from '#server/features/stock/store.ts'
import type { TestCheckoutPayments } from '#server/ports/payments/test-checkout/test-checkout-payments.ts'
import { type Cook, cook } from '#server/test-world/browser.ts'
import type { TestApp } from '#server/test-world/start-app.ts'

export interface FullAccount extends Cook {
  readonly customerId: string
  /** Texts that stand in the database for nobody else. */
  readonly marks: readonly string[]
}

/** A member with something in every table that can hold anything of a person: a plan, a picture, recipes, emails under way. */
export async function fullAccount(
  world: TestApp,
  payments: TestCheckoutPayments,
  name: { firstName: string; lastName: string },
): Promise<FullAccount> {
  const { context, database, clock } = world
  const member = await cook(world.app, { ...name, foodDislikes: `celery says ${name.lastName}` })
  const { id, email } = member.user
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: `#${id.slice(0, 6)}` } })
    .png()
    .toBuffer()
  const headers = { 'content-type': 'image/png' }
  await member.send({ method: 'POST', url: '/api/auth/profile-picture', payload: picture, headers })
  const { id: recipe } = await member.api.recipes.generate({ body: { recipeType: 'Soup' } })
  const cookNotes = `salt says ${name.lastName}`
  await member.api.recipes.update({ params: { id: recipe }, body: { cookNotes, tags: ['sunday'] } })
  await member.send({ method: 'POST', url: `/api/recipes/${recipe}/photo`, payload: picture, headers })
  await member.api.collections.create({ body: { name: `Soups of ${name.lastName}`, recipeIds: [recipe] } })
  await member.api.recipes.share({ params: { id: recipe }, body: undefined })
  await shoppingList(world, member, name.lastName)
  const request = MenuRequest.parse({ mealType: 'dinner', specialNotes: `for ${name.lastName}` })
  const menu = { title: `Dinner of ${name.lastName}`, description: '', request, places: [] }
  await insertMenu(database, id, menu, clock.now)
  await mealPlan(world, member, recipe)
  await community(world, member, recipe, name.lastName)
  await atHome(world, id, recipe, name.lastName)
  const today = clock.now.toISOString().slice(0, 10)
  const note = `less salt for ${name.lastName}`
  await member.api.cooked.note({ body: { recipeId: recipe, cookedOn: today, servings: 2, rating: 1, note } })
  await suggestCorrection(database, id, name.lastName, clock.now)
  await setMark(database, id, { postId: 1, kind: 'like' }, true, clock.now)
  const [customerId, otherCustomerId] = await subscribe(world, payments, member)
  const newEmail = `new-${email}`
  await insertEmailChange(database, id, newEmail, clock.now)
  await makeLink(context, { userId: id, purpose: 'confirm-new-email', email: newEmail }, clock.now)
  await database.db.insert(secondFactorsTable).values({ userId: id, secret: `sealed ${id}`, confirmedAt: clock.now })
  await database.db.insert(recoveryCodesTable).values({ codeHash: `hash of ${id}`, userId: id })
  const expiresAt = new Date(clock.now.getTime() + 60_000)
  await database.db.insert(generationReservationsTable).values({ id: randomUUID(), userId: id, expiresAt })
  const details = { from: 'free', to: 'mid', customerId }
  // as older versions have them
  await database.db.insert(auditLogTable).values([
    { at: clock.now, actorId: 'boss', action: 'upgrade-user', subjectId: id, details },
    { at: clock.now, actorId: id, action: 'looked', subjectId: 'boss', details: { to: { sentTo: email } } },
  ])
  const linkHash = await newsletter(world, email)
  const words = {
    name: name.firstName,
    subject: `Salt of ${name.lastName}`,
    message: `Too much, says ${name.lastName}.`,
  }
  const written = { userId: id, tier: 'mid', email, ...words, isSpam: false, createdAt: clock.now } as const
  const messageId = await insertMessage(database, written)
  const answer = { kind: 'answer', text: `Less salt for ${name.lastName}.`, createdAt: clock.now } as const
  await database.db.insert(contactRepliesTable).values([
    { messageId, ...answer },
    { messageId, ...answer, writerId: id },
  ])
  await world.jobs.add('send-letter', { userId: id, kind: 'receipt', details: { to: email } })
  const subject = `Your receipt, ${name.lastName}`
  await database.db.insert(sentLettersTable).values({ id: `sent-${id}`, userId: id, subject, at: clock.now })
  return Object.assign(member, {
    customerId,
    marks: [id, email, customerId, otherCustomerId, linkHash, name.firstName, name.lastName],
  })
}

/** A subscription that waits for its email; answers the hash of a link, which says nothing of whose it is. */
async function newsletter({ database, clock }: TestApp, email: string): Promise<string> {
  const subscriberId = await insertSubscriber(database, { email, source: 'footer' }, clock.now)
  await makeNewsletterLink(database, subscriberId!, 'unsubscribe', clock.now)
  const words = { author: 'administrator', subject: 'Soup weather', markdown: 'Soup.' } as const
  const issue = await insertIssue(database, words, clock.now)
  await database.db
    .insert(newsletterDeliveriesTable)
    .values({ issueId: issue.id, subscriberId: subscriberId!, run: email })
  const links = newsletterLinksTable
  const [link] = await database.db.select().from(links).where(eq(links.subscriberId, subscriberId!))
  return link!.tokenHash
}

/** Jam at home that a list has brought, and some of which was eaten. */
async function atHome({ database, clock }: TestApp, userId: string, recipeId: number, name: string): Promise<void> {
  const text = `jam of ${name}`
  const jam = { text, name: text, amount: '1', unit: 'jar', grams: 200, wholeGrams: 340, category: 'Other' } as const
  const [item] = await insertAtHome(
    database,
    userId,
    [{ ...jam, food: null, product: null, useBy: '2026-12-24' }],
    clock.now,
  )
  const taken = { item: item!.id, grams: 140, product: 'jam', name: text, useBy: '2026-12-24', boughtFor: null }
  const cookedOn = clock.now.toISOString().slice(0, 10)
  await insertCooking(database, userId, { recipeId, cookedOn, planned: null, taken: [taken] }, clock.now)
  const [list] = (await readLists(database, userId, { limit: 1 })).lists
  await settleItems(database, [{ listId: list!.id, itemId: list!.items[0]!.id, userId, grams: 0, wasThere: false }])
}

/** A list with one item, for a dinner that was made of a recipe. */
async function shoppingList({ database }: TestApp, { api }: Cook, name: string): Promise<void> {
  const { id: listId } = await api.shopping.create({ body: { title: `Dinner at ${name}'s` } })
  await api.shopping.addItem({ params: { id: listId }, body: { text: `jam for ${name}` } })
  const title = `Soup of ${name}`
  await database.db.insert(shoppingListRecipesTable).values({ listId, position: 0, title, servings: 4 })
}

/** A plan with one dinner, and a calendar. */
async function mealPlan({ database, clock }: TestApp, { user }: Cook, recipeId: number): Promise<void> {
  const { id, firstName, lastName } = user
  const rules = GeneratePlan.shape.rules.parse({})
  const plain = { diet: null, allergies: [], dislikes: '', portion: 1, targets: [] }
  const days = { startDate: '2026-11-23', endDate: '2026-11-29' }
  const eaters = [{ id: 'eater-1', name: firstName, ...plain }]
  const plan = { title: `Week of ${lastName}`, ...days, eaters, rules, isActive: true }
  const dinner = { id: 'dinner', day: 0, meal: 'dinner', kind: 'recipe', recipeId, cookedAt: null } as const
  const note = `bread for ${lastName}`
  const entry = { ...dinner, menuId: null, eaters: [], without: [], note, isLocked: false }
  await insertPlan(database, id, plan, [entry], clock.now)
  await database.db.insert(calendarFeedsTable).values({ userId: id, token: `token of ${id}` })
}

/** A profile, a published recipe with a comment, and somebody else who is followed, blocked and reported. What others do there goes with the recipe. */
async function community(world: TestApp, { user, api }: Cook, recipe: number, name: string): Promise<void> {
  const other = await cook(world.app)
  const ids = [user.id, other.user.id]
  await world.database.query('update users set email_confirmed_at = now() where id = any($1)', [ids])
  const [own, them] = ids.map((id) => `cook-${hashOf(id).toString(16)}`) as [string, string]
  await api.community.saveProfile({ body: { handle: own, about: `Soups by ${name}` } })
  await other.api.community.saveProfile({ body: { handle: them } })
  const { path } = await api.community.publish({ params: { id: recipe }, body: {} })
  const params = { token: path!.replace('/community/', '') }
  const { id: parentCommentId } = await api.community.comment({ params, body: { content: `Salt? asks ${name}` } })
  await api.community.comment({ params, body: { content: `Less than ${name}.`, parentCommentId } })
  await api.community.like({ params, body: { isLiked: true } })
  await api.community.share({ params, body: { platform: 'link' } })
  await api.community.report({ body: { about: { kind: 'cook', handle: them }, reason: 'other', note: `says ${name}` } })
  await api.community.block({ params: { handle: them }, body: { isBlocked: true } })
  // blocking ends what was followed
  await world.database.db
    .insert(userFollowsTable)
    .values({ followerId: user.id, followingId: other.user.id, createdAt: world.clock.now })
}

/**
 * Pays for a plan at the test checkout, signed in; a change of plan and a second checkout stay open. Answers the ids of both customers
 * that the member is there.
 */
async function subscribe(
  { database, clock }: TestApp,
  payments: TestCheckoutPayments,
  { user, api }: Cook,
): Promise<[string, string]> {
  const { sessionId } = await api.billing.createCheckoutSession({ body: { tier: 'mid' } })
  const payer = { email: user.email, name: `${user.firstName} ${user.lastName}` }
  await payments.pay(sessionId, payer)
  await api.billing.verifyPayment({ params: { sessionId } })
  await api.billing.createCheckoutSession({ body: { tier: 'premium' } })
  const { customerId } = (await findBillingAccount(database, user.id))!
  const checkout = async (key: string, customer: string | undefined) => {
    const [returnUrl, cancelUrl] = ['http://localhost/payment-success', 'http://localhost/pricing']
    const wish = { tier: 'mid', customerId: customer, returnUrl, cancelUrl, key: `${key} ${user.id}` } as const
    return (await payments.startCheckout(wish)).id
  }
  const row = { userId: user.id, tier: 'mid', kind: 'new', createdAt: clock.now } as const
  await insertCheckout(database, { ...row, id: await checkout('open', customerId!) })
  // an earlier payment was made signed out, which made the member a second customer
  const earlier = await checkout('earlier', undefined)
  await payments.pay(earlier, payer)
  await insertCheckout(database, { ...row, id: earlier, settledAt: clock.now })
  return [customerId!, (await payments.findCheckout(earlier))!.customerId!]
}

/** One that waits. */
async function suggestCorrection(database: TestApp['database'], userId: string, name: string, createdAt: Date) {
  const line = `1 cup house drink of ${name}`
  const said = { kind: 'food', words: 'house drink', food: 'oat-milk', key: 'food housedrink' } as const
  await database.db.insert(foodCorrectionsTable).values({ ...said, userId, line, createdAt })
}

import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayAfter } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { type Cook, visitor } from '#server/test-world/browser.ts'
import { planner, refusal, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

let ada: Cook
beforeEach(async () => {
  world.clock.now = new Date('2026-11-25T12:00:00Z')
  ada = await planner(world)
})

const next = { title: 'Next week', startDate: '2026-11-30', endDate: '2026-12-06' }
const made = (body: typeof week) => ada.api.mealPlans.create({ body })
const changed = (id: number, body: object) => ada.api.mealPlans.update({ params: { id }, body })
const eatenOn = async (...dates: string[]) =>
  Promise.all(dates.map(async (date) => (await ada.api.mealPlans.today({ query: { date } })).title))
const plans = async () =>
  (await ada.api.mealPlans.list({})).map(({ title, isActive, isInTurn }) => [title, isActive, isInTurn])

test('a plan made ahead leaves this week its days, and takes over when its own begin', async () => {
  const current = await made(week)
  const ahead = await made(next)
  expect(await plans()).toEqual([
    ['Next week', true, true],
    ['Our week', false, true],
  ])
  const days = ['2026-11-25', '2026-11-29', '2026-11-30', '2026-12-06']
  expect(await eatenOn(...days)).toEqual(['Our week', 'Our week', 'Next week', 'Next week'])
  // whichever of them is said to be active
  await changed(current.id, { isActive: true })
  expect(await eatenOn(...days)).toEqual(['Our week', 'Our week', 'Next week', 'Next week'])
  await changed(current.id, { isActive: false })
  expect(await plans()).toEqual([
    ['Next week', false, true],
    ['Our week', false, false],
  ])
  expect(await eatenOn(...days)).toEqual(['', '', 'Next week', 'Next week'])
  await changed(ahead.id, { isActive: false })
  expect(await eatenOn(...days)).toEqual(['', '', '', ''])
})

test('of two plans for one day the one counts that was made active last, and no other when it is made inactive', async () => {
  await made(week)
  await made(next)
  const instead = await made({ ...week, title: 'Instead' })
  expect(await eatenOn('2026-11-25', '2026-11-30')).toEqual(['Instead', 'Next week'])
  await changed(instead.id, { isActive: false })
  expect(await eatenOn('2026-11-25', '2026-11-30')).toEqual(['', 'Next week'])
})

test('what is over, a template and a copy take no turn', async () => {
  await made({ title: 'Over', startDate: '2026-11-16', endDate: '2026-11-22' })
  const current = await made(week)
  await ada.api.mealPlans.duplicate({ params: { id: current.id }, body: {} })
  await made(next)
  expect(await eatenOn('2026-11-20', '2026-11-25')).toEqual(['Next week', 'Our week'])
  await changed(current.id, { isTemplate: true })
  expect((await ada.api.mealPlans.today({ query: { date: '2026-11-25' } })).meals).toEqual([])
})

test('a plan made long ahead takes its turn once the weeks before it are over', async () => {
  const starts = Array.from({ length: 20 }, (_, at) => dayAfter(week.startDate, 7 * at))
  for (const startDate of starts) await made({ title: startDate, startDate, endDate: dayAfter(startDate, 6) })
  expect(await eatenOn(...starts)).toEqual(starts)
})

const fried = (title: string) =>
  ada.api.recipes.create({
    body: { title, servings: 2, ingredients: ['2 onions'], instructions: ['Fry the onions.'] },
  })

test('the calendar has each plan on its own days', async () => {
  const [soup, pie] = [await fried('Onion soup'), await fried('Onion pie')]
  const always = await ada.api.mealPlans.create({ body: { ...week, recipeIds: [soup.id] } })
  await changed(always.id, { repeats: 3 })
  await ada.api.mealPlans.create({ body: { ...next, recipeIds: [pie.id] } })
  const { path } = await ada.api.mealPlans.openFeed({ body: {} })
  const calendar = new ICAL.Component(ICAL.parse((await visitor(world.app).send({ url: path! })).payload))
  const dinners = calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const event = new ICAL.Event(component)
    const dates: string[] = []
    const all = event.iterator()
    for (let time = all.next(); time; time = all.next()) dates.push(`${time.toString().slice(0, 10)} ${event.summary}`)
    return dates
  })
  expect(dinners.toSorted((one, other) => one.localeCompare(other))).toEqual([
    '2026-11-23 Onion soup',
    '2026-11-30 Onion pie',
    '2026-12-07 Onion soup',
    '2026-12-14 Onion soup',
  ])
})

test('a plan that is made to repeat comes again from the start, at most 52 times', async () => {
  const always = await ada.api.mealPlans.create({ body: { ...week, repeats: 2 } })
  expect([always.repeats, (await made(next)).repeats]).toEqual([2, 0])
  const days = ['2026-11-25', '2026-12-01', '2026-12-13', '2026-12-14']
  expect(await eatenOn(...days)).toEqual(['Our week', 'Next week', 'Our week', 'Next week'])
  expect((await ada.api.mealPlans.create({ body: { ...week, repeats: 52 } })).repeats).toBe(52)
  const refused = async (repeats: number) => refusal(ada, 'POST', '', { ...week, repeats })
  expect(await refused(53)).toEqual(['400 invalid_input', 'A plan can repeat at most 52 times.'])
  expect((await refused(-1))[0]).toBe('400 invalid_input')
})

test('leftovers that nothing is cooked for are said to be that, today and in the calendar', async () => {
  const { id: recipeId } = await fried('Onion soup')
  const plan = await made(week)
  const add = (entry: string, day: number, dish: object) => ({ kind: 'add', entry, day, meal: 'dinner', dish })
  await changed(plan.id, {
    changes: [
      add('monday', 0, { kind: 'recipe', recipeId }),
      add('wednesday', 2, { kind: 'leftover', cookedAt: 'monday' }),
    ],
  })
  const said = async () => (await ada.api.mealPlans.today({ query: { date: '2026-11-25' } })).meals[0]?.remarks
  const feed = await ada.api.mealPlans.openFeed({ body: {} })
  const calendar = async () => (await visitor(world.app).send({ url: feed.path! })).payload.replaceAll(/\r\n /g, '')
  expect(await said()).toEqual([])
  expect(await calendar()).not.toContain('isn’t planned before')
  await changed(plan.id, { changes: [{ kind: 'remove', entry: 'monday' }] })
  expect(await said()).toEqual([
    { kind: 'blocks', words: 'The dish these leftovers come from isn’t planned before this meal' },
  ])
  expect(await calendar()).toContain(
    'on the table at 6:30 PM.\\nThe dish these leftovers come from isn’t planned before this meal',
  )
})

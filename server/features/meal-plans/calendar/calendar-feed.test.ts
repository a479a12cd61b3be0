import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cook, visitor } from '#server/test-world/browser.ts'
import { changed, grant, planner, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startApp()
})
afterAll(() => world.close())

const stew = {
  title: 'Bean stew, with sage; and "a lot" of\\oil',
  servings: 4,
  ingredients: ['400 g dried white beans', '2 onions', '2 tbsp olive oil'],
  instructions: ['Soak the beans for 8 hours.', 'Drain the beans, add the onions and simmer for 1 hour.'],
}
const cooked = async (ada: Cook, recipe: typeof stew = stew) => (await ada.api.recipes.create({ body: recipe })).id
const opened = async (ada: Cook) => (await ada.api.mealPlans.openFeed({ body: {} })).path!
const asked = (path: string) => visitor(world.app).send({ url: path })

/** By a parser that is not ours, in the words of the calendar. */
async function eventsAt(path: string) {
  const answer = await asked(path)
  expect(answer.statusCode).toBe(200)
  const calendar = new ICAL.Component(ICAL.parse(answer.payload))
  const events = calendar.getAllSubcomponents('vevent').map((component) => ({
    event: new ICAL.Event(component),
    component,
    text: (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null,
  }))
  return { answer, calendar, events }
}

describe('the calendar of a member', () => {
  test('has a secret address that ends with the next one, or when they close it', async () => {
    const ada = await planner(world)
    expect(await ada.api.mealPlans.feed({})).toEqual({ path: null })
    const first = await opened(ada)
    expect(first).toMatch(/^\/calendar\/[\w-]{22}\.ics$/)
    expect(await ada.api.mealPlans.feed({})).toEqual({ path: first })
    const { answer } = await eventsAt(first)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    const second = await opened(ada)
    expect([second === first, (await asked(first)).statusCode, (await asked(second)).statusCode]).toEqual([
      false,
      404,
      200,
    ])
    expect(await ada.api.mealPlans.closeFeed({ body: {} })).toEqual({ path: null })
    expect((await asked(second)).json()).toMatchObject({ code: 'not_found' })
    for (const path of ['/calendar/.ics', `${second}x`, `/calendar/${'a'.repeat(22)}.ics`, '/calendar/%00.ics'])
      expect([400, 404]).toContain((await asked(path)).statusCode)
  })

  test('is not there while their tier has no meal plans', async () => {
    const ada = await planner(world)
    const path = await opened(ada)
    await grant(world, ada, 'mid')
    expect((await asked(path)).statusCode).toBe(404)
    expect((await ada.send({ url: '/api/calendar-feed' })).statusCode).toBe(403)
    await grant(world, ada, 'premium')
    expect((await asked(path)).statusCode).toBe(200)
  })

  test('is of them alone, and of the plan that is active', async () => {
    const [ada, bob] = [await planner(world), await planner(world)]
    const [adas, bobs] = [await opened(ada), await opened(bob)]
    const [one, two] = [await cooked(ada), await cooked(ada, { ...stew, title: 'Second stew' })]
    await ada.api.mealPlans.create({ body: { ...week, recipeIds: [one] } })
    await ada.api.mealPlans.create({ body: { ...week, title: 'Another week', recipeIds: [two] } })
    const { events, calendar } = await eventsAt(adas)
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Another week')
    expect(events.map(({ text }) => text('summary'))).toContain('Second stew')
    expect((await eventsAt(bobs)).events).toEqual([])
  })

  test('says when to start, when to be at the table, and what to begin the day before', async () => {
    const ada = await planner(world)
    const recipeId = await cooked(ada)
    const plan = await ada.api.mealPlans.create({ body: week })
    await changed(
      ada,
      plan,
      {
        kind: 'add',
        entry: 'monday',
        day: 0,
        meal: 'lunch',
        dish: { kind: 'recipe', recipeId },
        note: 'Two, please;\nnot three',
      },
      { kind: 'add', entry: 'tuesday', day: 1, meal: 'lunch', dish: { kind: 'leftover', cookedAt: 'monday' } },
      { kind: 'add', entry: 'friday', day: 4, meal: 'dinner', dish: { kind: 'out' } },
    )
    const { events } = await eventsAt(await opened(ada))
    const [soak, lunch, leftovers, out] = events
    expect(events.map(({ text }) => text('summary'))).toEqual([
      `${stew.title}: Soak the beans for 8 hours`,
      stew.title,
      `Leftovers: ${stew.title}`,
      'Eating out',
    ])
    expect(events.map(({ text }) => text('uid'))).toEqual([
      `plan-${plan.id}-monday-step-1@mealcrafter`,
      `plan-${plan.id}-monday@mealcrafter`,
      `plan-${plan.id}-tuesday@mealcrafter`,
      `plan-${plan.id}-friday@mealcrafter`,
    ])
    // nine hours before lunch it is night
    expect(soak!.text('dtstart')).toBe('2026-11-22T21:00:00')
    expect(soak!.component.getFirstSubcomponent('valarm')!.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect(lunch!.text('dtend')).toBe('2026-11-23T12:30:00')
    const minutes = lunch!.event.duration.toSeconds() / 60
    expect(minutes).toBeGreaterThanOrEqual(60)
    expect(minutes).toBeLessThan(120)
    expect(lunch!.component.getFirstSubcomponent('valarm')).toBeNull()
    expect(lunch!.text('url')).toBe(`http://localhost:3000/recipes/${recipeId}`)
    expect(lunch!.text('description')).toBe(
      `Lunch on Monday, on the table at 12:30 PM.\nTwo, please;\nnot three\nhttp://localhost:3000/recipes/${recipeId}`,
    )
    expect([lunch!.text('sequence'), lunch!.text('rrule')]).toEqual(['2', null])
    expect([leftovers!.text('dtstart'), leftovers!.text('dtend')]).toEqual([
      '2026-11-24T12:15:00',
      '2026-11-24T12:30:00',
    ])
    expect([out!.text('dtstart'), out!.text('url')]).toEqual(['2026-11-27T18:30:00', null])
    await changed(ada, plan, { kind: 'move', entry: 'monday', day: 2, meal: 'dinner' })
    const moved = await eventsAt(await opened(ada))
    const again = moved.events.find(({ text }) => text('uid') === lunch!.text('uid'))!
    expect([again.text('dtend'), again.text('sequence')]).toEqual(['2026-11-25T18:30:00', '3'])
  })

  test('says the day before what to thaw, of what a list had for the freezer, at that time of the plan alone', async () => {
    const ada = await planner(world)
    const roast = { ...stew, title: 'Roast', ingredients: ['1 kg beef chuck'], instructions: ['Roast for 1 hour.'] }
    const recipeId = await cooked(ada, roast)
    const plan = await ada.api.mealPlans.create({ body: week })
    const params = { id: plan.id }
    await changed(ada, plan, {
      kind: 'add',
      entry: 'sunday-roast',
      day: 6,
      meal: 'dinner',
      dish: { kind: 'recipe', recipeId },
    })
    await ada.api.mealPlans.update({ params, body: { repeats: 2 } })
    const path = await opened(ada)
    const thawing = async () =>
      (await eventsAt(path)).events.filter(({ text }) => text('summary')!.includes('to thaw')).map(({ text }) => text)
    expect(await thawing()).toEqual([])
    // of the second time
    const [list] = await ada.api.mealPlans.shop({ params, body: { days: [0], date: '2026-11-30' } })
    expect(list!.items).toMatchObject([{ keeping: 'freeze until Sunday' }])
    const [event, ...others] = await thawing()
    expect(others).toEqual([])
    expect(event!('summary')).toBe('Roast: Move the beef chuck to the refrigerator to thaw')
    expect([event!('dtstart')!.slice(0, 13), event!('rrule')]).toEqual(['2026-12-05T17', null])
    // shopped for on Saturday, it stays fresh
    await ada.api.shopping.remove({ params: { id: list!.id }, body: {} })
    await ada.api.mealPlans.shop({ params, body: { days: [5], date: '2026-11-30' } })
    expect(await thawing()).toEqual([])
  })

  test('keeps its hours when clocks are turned, and comes again', async () => {
    const ada = await planner(world)
    const plan = await ada.api.mealPlans.create({
      body: { title: 'Spring', startDate: '2027-03-08', endDate: '2027-03-16', recipeIds: [await cooked(ada)] },
    })
    await ada.api.mealPlans.update({ params: { id: plan.id }, body: { repeats: 2 } })
    const { answer, events } = await eventsAt(await opened(ada))
    // in New York on March 14, in Paris on March 28: no zone is named, so none is turned
    expect(answer.payload).not.toMatch(/TZID|VTIMEZONE|DTSTART[^\r]*Z\r/)
    expect(answer.payload).toContain('RRULE:FREQ=WEEKLY;COUNT=3;INTERVAL=2\r\n')
    for (const { event } of events) {
      const times: string[] = []
      const all = event.iterator()
      for (let next = all.next(); next; next = all.next()) times.push(next.toString())
      expect(times).toHaveLength(3)
      expect(new Set(times.map((time) => time.slice(11))).size).toBe(1)
    }
    const dinner = events.find(({ event }) => event.summary === stew.title)!
    expect(dinner.event.endDate.toString()).toBe('2027-03-08T18:30:00')
  })

  test('holds whatever people type, and nothing of it is a line of its own', async () => {
    const ada = await planner(world)
    const plan = await ada.api.mealPlans.create({ body: { ...week, title: 'Wk\r\nEND:VCALENDAR' } })
    const title = `${'🥕'.repeat(40)}, ${'é'.repeat(60)}; \\n`
    const recipeId = await cooked(ada, { ...stew, title })
    const note = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\u0007\u2028\u202e, ; \\ "'
    await changed(
      ada,
      plan,
      { kind: 'add', entry: 'monday', day: 0, meal: 'dinner', dish: { kind: 'recipe', recipeId }, note },
      { kind: 'add', entry: 'tuesday', day: 1, meal: 'dinner', dish: { kind: 'note' }, note },
    )
    await world.database.query('update recipes set title = $2 where id = $1', [recipeId, `${title}\r\nX:1`])
    const { answer, calendar, events } = await eventsAt(await opened(ada))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Wk END:VCALENDAR')
    expect(events.map(({ text }) => text('summary'))).toEqual([`${title} X:1: Soak the beans for 8 hours`, title, 'x'])
    expect(events[1]!.text('description')).toContain('x\nEND:VEVENT\nBEGIN:VEVENT\n, ; \\ "')
    for (const line of answer.payload.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[^\t\P{Cc}]/u)
    }
  })
})

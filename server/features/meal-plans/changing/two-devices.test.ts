import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlanChange, PlanChangeGiven } from '#contract/planning/plan-wish.ts'
import { shownEntries } from '#domain/plan/meal-plan/calendar/shown-entries.ts'
import { applyChanges } from '#server/features/meal-plans/changing/apply-changes.ts'
import type { StoredEntry } from '#server/features/meal-plans/tables.ts'
import { type Cook, visitor } from '#server/test-world/browser.ts'
import { changed, composed, planner, refusal, standing, week } from '#server/test-world/planning.ts'
import { startApp, type TestApp } from '#server/test-world/start-app.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const plan = { planId: 7, days: 7, now }
const there = ['there-one', 'there-two']
const start = there.map((id, day): StoredEntry => {
  const dish = {
    kind: 'recipe',
    recipeId: day + 1,
    menuId: null,
    cookedAt: null,
    eaters: [],
    without: [],
  } satisfies Partial<StoredEntry>
  return {
    id,
    planId: 7,
    day,
    meal: 'dinner',
    ...dish,
    note: '',
    isLocked: false,
    isRemoved: false,
    edits: {},
  }
})

/** The entries after changes that came in this order, a message each. */
function heard(messages: readonly (readonly PlanChange[])[]): StoredEntry[] {
  const rows = new Map(start.map((row) => [row.id, row]))
  for (const changes of messages)
    for (const row of applyChanges([...rows.values()], changes, plan)) rows.set(row.id, row)
  return [...rows.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** Few enough that two things happen in the same millisecond now and then. */
const at = fc.nat({ max: 8 }).map((hours) => now - hours * 3_600_000)
const entry = fc.constantFrom(...there, 'fresh-one', 'fresh-two')
const place = { day: fc.nat({ max: 9 }), meal: fc.constantFrom('lunch' as const, 'dinner' as const) }
const note = fc.constantFrom('', 'two', 'three')
const dish = fc.oneof(
  fc.record({
    kind: fc.constant('recipe' as const),
    recipeId: fc.integer({ min: 1, max: 3 }),
    eaters: fc.constant<string[]>([]),
  }),
  fc.record({ kind: fc.constant('leftover' as const), cookedAt: entry, eaters: fc.constant<string[]>(['eater-1']) }),
  fc.record({ kind: fc.constant('out' as const), eaters: fc.constantFrom<string[]>([], ['eater-1']) }),
)
const change: fc.Arbitrary<PlanChange> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), entry, ...place, dish, note, at }),
  fc.record({ kind: fc.constant('move' as const), entry, ...place, at }),
  fc.record({ kind: fc.constant('dish' as const), entry, dish, at }),
  fc.record({ kind: fc.constant('note' as const), entry, note, at }),
  fc.record({ kind: fc.constant('lock' as const), entry, isLocked: fc.boolean(), at }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'restore' as const), entry, at }),
)
const mixed = fc.array(change, { minLength: 1, maxLength: 16 }).chain((changes) =>
  fc.record({
    changes: fc.constant(changes),
    // any order, and each any number of times, in messages of any length
    again: fc
      .array(fc.constantFrom(...changes), { maxLength: 12 })
      .chain((more) => fc.shuffledSubarray([...changes, ...more], { minLength: changes.length + more.length })),
    length: fc.integer({ min: 1, max: 5 }),
  }),
)

describe('two devices that were out of reach', () => {
  test('end alike, in whatever order they are heard and however often', () => {
    fc.assert(
      fc.property(mixed, ({ changes, again, length }) => {
        const messages = Array.from({ length: Math.ceil(again.length / length) }, (_, at) =>
          again.slice(at * length, (at + 1) * length),
        )
        expect(heard(messages)).toEqual(heard([changes]))
      }),
      { numRuns: 1000 },
    )
  })

  test('see what was added and not taken out, and nothing that nobody added', () => {
    fc.assert(
      fc.property(mixed, ({ changes, again }) => {
        const added = new Set([...there, ...changes.flatMap(({ kind, entry: id }) => (kind === 'add' ? id : []))])
        const gone = (id: string) => {
          const deeds = changes.filter((one) => one.entry === id && (one.kind === 'remove' || one.kind === 'restore'))
          const last = Math.max(-1, ...deeds.map((one) => one.at!))
          return deeds.some((one) => one.at === last && one.kind === 'remove')
        }
        const shown = shownEntries(heard([again]), plan.days).map(({ id }) => id)
        expect(shown.toSorted()).toEqual([...added].filter((id) => !gone(id)).toSorted())
      }),
      { numRuns: 500 },
    )
  })

  test('say nothing of when: what is sent twice is there once, and what comes last stands', () => {
    const out = { kind: 'out' as const, eaters: [] }
    const add: PlanChange = { kind: 'add', entry: 'fresh-one', day: 2, meal: 'lunch', dish: out, note: '' }
    const move = { kind: 'move', entry: 'fresh-one', day: 3, meal: 'dinner' } as const
    const row = heard([[add], [move], [add]]).find(({ id }) => id === 'fresh-one')
    expect(row).toMatchObject({ day: 3, meal: 'dinner', kind: 'out' })
    const late = heard([[move], [add]]).find(({ id }) => id === 'fresh-one')
    expect(late).toMatchObject({ day: 3, meal: 'dinner', kind: 'out' })
  })

  test('put nothing beyond the end', () => {
    const [row] = heard([[{ kind: 'move', entry: 'there-one', day: 27, meal: 'lunch', at: now }]])
    expect(row).toMatchObject({ day: 6, meal: 'lunch' })
  })
})

describe('one week on two devices', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await startApp()
  })
  afterAll(() => world.close())

  async function twoSessions() {
    const ada = await planner(world)
    const phone = visitor(world.app)
    await phone.api.accounts.signIn({ body: { email: ada.user.email, password: ada.password } })
    return { ada, phone: Object.assign(phone, { user: ada.user, password: ada.password }) as Cook }
  }

  test('has what both did, and of one thing what was done later', async () => {
    const { ada, phone } = await twoSessions()
    const recipes = await composed(ada, 2)
    const made = await ada.api.mealPlans.create({ body: { ...week, recipeIds: recipes } })
    const [monday, tuesday] = made.entries.map(({ id }) => id)
    const before = world.clock.now.getTime()
    const from = (seconds: number) => before - 60_000 + seconds * 1000
    // the phone comes late, with what it did first
    await changed(
      ada,
      made,
      { kind: 'move', entry: monday!, day: 4, meal: 'dinner', at: from(20) },
      { kind: 'remove', entry: tuesday!, at: from(30) },
    )
    const joined = await changed(
      phone,
      made,
      { kind: 'move', entry: monday!, day: 2, meal: 'lunch', at: from(10) },
      { kind: 'note', entry: tuesday!, note: 'double it', at: from(35) },
      { kind: 'add', entry: 'of-the-phone', day: 1, meal: 'dinner', dish: { kind: 'out' }, at: from(12) },
    )
    expect(standing(joined)).toEqual([
      [1, 'dinner', 'out', null],
      [4, 'dinner', 'recipe', recipes[0]],
    ])
    const back = await changed(phone, made, { kind: 'restore', entry: tuesday!, at: from(40) })
    expect(back.entries.find(({ id }) => id === tuesday)).toMatchObject({ day: 1, note: 'double it' })
    expect(await ada.api.mealPlans.get({ params: { id: made.id } })).toEqual(back)
  })

  test('joins people and rules, each for itself', async () => {
    const { ada, phone } = await twoSessions()
    const [anna, ben] = ['eater-anna', 'eater-ben'].map((id) => ({ id, name: id, portion: 1 }))
    const cleo = { id: 'eater-cleo', name: 'Cleo' }
    const meals = [{ meal: 'dinner' as const, at: '18:30', eaters: ['eater-anna', 'eater-ben'] }]
    const made = await ada.api.mealPlans.create({ body: { ...week, eaters: [anna!, ben!], rules: { meals } } })
    const was = { eaters: made.eaters, rules: made.rules }
    const saved = (who: Cook, body: object) =>
      who.api.mealPlans.update({ params: { id: made.id }, body: { ...was, ...body, was } })
    await saved(ada, { eaters: [{ ...anna!, portion: 2 }, ben!], rules: { ...was.rules, budget: 90 } })
    // the phone's form was opened before that
    const joined = await saved(phone, { eaters: [anna!, cleo], rules: { ...was.rules, fishAtLeast: 2 } })
    expect(joined.eaters).toMatchObject([{ id: 'eater-anna', portion: 2 }, { id: 'eater-cleo' }])
    expect(joined.rules).toMatchObject({ budget: 90, fishAtLeast: 2, meals: [{ eaters: ['eater-anna'] }] })
    // who does not say what it was made from means all of it
    const forAll = { ...made.rules, meals: [{ ...meals[0]!, eaters: [] }] }
    const all = await ada.api.mealPlans.update({ params: { id: made.id }, body: { eaters: [ben!], rules: forAll } })
    expect(all.eaters.map(({ id }) => id)).toEqual(['eater-ben'])
    const nobody = { eaters: [anna!], was: { ...was, eaters: made.eaters }, rules: was.rules }
    expect(await refusal(phone, 'PATCH', `/${made.id}`, nobody)).toEqual([
      '400 invalid_input',
      'Please add at least one person.',
    ])
  })

  test('planned again from a form that was opened before the other one changed the plan, keeps both changes', async () => {
    const { ada, phone } = await twoSessions()
    const first = { id: 'eater-ada', name: 'Ada' }
    const dan = { id: 'eater-dan', name: 'Dan' }
    const span = { startDate: '2026-11-23', endDate: '2026-11-24' }
    const rules = { meals: [{ meal: 'dinner' as const, at: '18:30' }], sameDinner: 2 }
    const made = await ada.api.mealPlans.create({ body: { ...span, title: 'Ours', eaters: [first], rules } })
    const was = { eaters: made.eaters, rules: made.rules }
    await ada.api.mealPlans.update({
      params: { id: made.id },
      body: { eaters: [...made.eaters, dan], rules: { ...made.rules, fishAtLeast: 1 }, was },
    })
    const again = await phone.api.mealPlans.generate({
      body: { ...span, ...was, planId: made.id, seconds: 1, rules: { ...made.rules, budget: 90 }, was },
    })
    expect(again.eaters.map(({ name }) => name)).toEqual(['Ada', 'Dan'])
    expect(again.rules).toMatchObject({ budget: 90, fishAtLeast: 1 })
  })

  test('loses nothing where both write at once', async () => {
    const { ada, phone } = await twoSessions()
    const made = await ada.api.mealPlans.create({ body: week })
    const add = (entry: string, day: number): PlanChangeGiven => {
      return { kind: 'add', entry, day, meal: 'dinner', dish: { kind: 'out' } }
    }
    await Promise.all(
      Array.from({ length: 6 }, (_, day) => [
        changed(ada, made, add(`ada-${day}-x`, day)),
        changed(phone, made, add(`phone-${day}`, day)),
      ]).flat(),
    )
    const { entries, version } = await ada.api.mealPlans.get({ params: { id: made.id } })
    expect([entries.length, version]).toEqual([12, 13])
  })

  test('sets a clock right that is out', async () => {
    const { ada, phone } = await twoSessions()
    const made = await ada.api.mealPlans.create({ body: { ...week, recipeIds: await composed(ada, 1) } })
    const entry = made.entries[0]!.id
    const real = world.clock.now.getTime()
    const year = 365 * 86_400_000
    const sent = (who: Cook, day: number, at: number, clock: number) =>
      who.api.mealPlans.update({
        params: { id: made.id },
        body: { changes: [{ kind: 'move', entry, day, meal: 'dinner', at }], clock },
      })
    await sent(phone, 5, real + year - 10_000, real + year)
    const last = await sent(ada, 3, real - 5000, real)
    expect(last.entries[0]!.day).toBe(3)
  })
})

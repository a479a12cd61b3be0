import { describe, expect, it } from 'vitest'
import { scheduleOf } from '#domain/recipe/verify/time/time.ts'

describe('the time of a recipe', () => {
  it('is that of one cook: preparing first, then one step after the other', () => {
    const time = scheduleOf(
      ['1 lb carrots'],
      [
        { description: 'Heat the oil.', time: 3, active: 3, waiting: 0 },
        { description: 'Simmer.', time: 20, active: 0, waiting: 20 },
      ],
    )
    expect(time).toMatchObject({ totalMinutes: 23, activeMinutes: 3, waitingMinutes: 20 })
    expect(time.schedule).toEqual([
      { step: -1, start: 0, active: 0, waiting: 0, end: 0 },
      { step: 0, start: 0, active: 3, waiting: 0, end: 3 },
      { step: 1, start: 3, active: 0, waiting: 20, end: 23 },
    ])
  })

  it('counts the knife work that the list asks for', () => {
    const chopped = scheduleOf(
      ['2 onions, finely chopped', '4 cloves garlic, minced', '1 lb carrots, peeled and sliced'],
      ['Serve.'],
    )
    expect(chopped.schedule[0]?.active).toBeGreaterThanOrEqual(5)
    expect(chopped.schedule[0]?.active).toBeLessThanOrEqual(14)
  })

  it('lets rice cook while the cook goes on, and has the cook wait for it in the end', () => {
    const steps = (meanwhile: boolean) => [
      {
        description: 'Put the rice in a saucepan with 2 cups water. Cook for 15 minutes.',
        time: 17,
        active: 2,
        waiting: 15,
        meanwhile,
      },
      { description: 'Fry the tofu.', time: 8, active: 8 },
      { description: 'Serve over the rice.', time: 1, active: 1 },
    ]
    const list = ['1 cup jasmine rice', '200 g tofu']
    expect(scheduleOf(list, steps(false)).totalMinutes).toBe(26)
    const together = scheduleOf(list, steps(true))
    expect(together.totalMinutes).toBe(18)
    expect(together.schedule.at(-1)).toMatchObject({ start: 17, end: 18 })
  })

  it('has the oven hot before anything bakes', () => {
    const time = scheduleOf(
      ['4 potatoes'],
      [
        { description: 'Preheat the oven to 400°F.', time: 16, active: 1, waiting: 15, meanwhile: true },
        { description: 'Scrub the potatoes.', time: 3, active: 3 },
        { description: 'Bake the potatoes for 50 minutes.', time: 50, active: 0, waiting: 50 },
      ],
    )
    expect(time.totalMinutes).toBe(66)
  })

  it('bakes at one temperature at a time', () => {
    const steps = (second: string) => [
      { description: 'Bake the bread at 400°F for 30 minutes.', time: 30, active: 0, waiting: 30, meanwhile: true },
      { description: `Roast the carrots in the oven at ${second} for 20 minutes.`, time: 20, active: 0, waiting: 20 },
    ]
    const list = ['1 lb bread dough', '1 lb carrots']
    expect(scheduleOf(list, steps('400°F')).totalMinutes).toBe(30)
    expect(scheduleOf(list, steps('195°C')).totalMinutes).toBe(30)
    expect(scheduleOf(list, steps('325°F')).totalMinutes).toBe(50)
  })

  it('has four burners and no more', () => {
    const pots = ['rice', 'beans', 'lentils', 'potatoes', 'carrots'].map((food) => ({
      description: `Simmer the ${food} in a saucepan for 20 minutes.`,
      time: 20,
      active: 0,
      waiting: 20,
      meanwhile: true,
    }))
    const list = ['1 cup rice', '1 cup beans', '1 cup lentils', '1 lb potatoes', '1 lb carrots']
    expect(scheduleOf(list, pots.slice(0, 4)).totalMinutes).toBe(21)
    expect(scheduleOf(list, pots).totalMinutes).toBe(41)
  })

  it('reads from plain words what goes on at once', () => {
    const time = scheduleOf(
      ['4 potatoes', '1 cup jasmine rice'],
      [
        'Heat the oven to 400°F.',
        'Simmer the rice for 15 minutes.',
        'Meanwhile, fry the tofu for 8 minutes.',
        'Bake the potatoes for 30 minutes.',
      ],
    )
    expect(time.schedule.slice(1).map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [1, 16],
      [1, 9],
      [12, 42],
    ])
  })

  it('chops while the oven heats or something stands by itself', () => {
    const list = ['1 lb chicken thighs', '2 onions, finely chopped', '1 lb carrots, peeled and sliced']
    const steps = (waiting: number, stated = true) => [
      { description: 'Stand the chicken in its brine.', time: 1 + waiting, ...(stated && { active: 1, waiting }) },
      { description: 'Fry the chicken with the onions and carrots.', time: 12, active: 12 },
    ]
    const preparing = scheduleOf(list, ['Fry the chicken with the onions and carrots.']).schedule[0]?.active ?? 0
    expect(preparing).toBeGreaterThanOrEqual(8)
    const beside = scheduleOf(list, steps(30))
    expect(beside.totalMinutes).toBeLessThanOrEqual(44)
    expect(beside.schedule[0]).toMatchObject({ step: -1, active: preparing })
    expect(beside.activeMinutes).toBe(preparing + 13)
    // what a wait does not hold comes after it
    expect(scheduleOf(list, steps(6)).totalMinutes).toBe(preparing + 13)
    // in so short a wait nobody takes up the knife
    expect(scheduleOf(list, steps(3)).totalMinutes).toBe(preparing + 16)
    expect(
      scheduleOf(list, [
        { description: 'Heat the oven to 400°F.', time: 13, active: 1, waiting: 12, meanwhile: true },
        { description: 'Roast the chicken, onions and carrots.', time: 40, active: 0, waiting: 40 },
      ]).totalMinutes,
    ).toBe(53)
  })

  it('has nothing chopped beside a wait that only words tell of', () => {
    const list = ['2 1/2 lb lamb, cubed', '2 onions, chopped']
    const brown = 'Brown the lamb in three batches, about 6 minutes each.'
    const time = scheduleOf(list, [brown, 'Cook the onions until golden, 8 minutes.'])
    expect(time.totalMinutes).toBeGreaterThanOrEqual(26 + (time.schedule[0]?.active ?? 0))
  })

  it('has everything prepared before a step that names it', () => {
    const list = ['2 onions, finely chopped', '1 lb carrots, peeled and sliced', '1 cup jasmine rice']
    const time = scheduleOf(list, [
      { description: 'Simmer the rice.', time: 20, active: 0, waiting: 20, meanwhile: true },
      { description: 'Fry the onions.', time: 5, active: 5 },
      { description: 'Add the carrots.', time: 5, active: 5 },
    ])
    const [preparing, , onions, carrots] = time.schedule
    expect(onions!.start).toBeGreaterThan(2)
    expect(carrots!.start).toBeGreaterThan(onions!.end + 2)
    expect(preparing!.end).toBe(carrots!.start)
    expect(time.totalMinutes).toBe(21)
  })

  it('breaks on no number, however absurd', () => {
    for (const time of [Number.NaN, Number.POSITIVE_INFINITY, -5, 1e300]) {
      const { totalMinutes } = scheduleOf(
        ['1 onion'],
        [{ description: 'Wait 99999999999999999999 days.', time, active: time, waiting: time }],
      )
      expect(Number.isFinite(totalMinutes) && totalMinutes >= 0).toBe(true)
    }
  })
})

import { describe, expect, it, test } from 'vitest'
import { type TimelineDish, timelineOf } from '#domain/plan/timeline/timeline.ts'
import { Timeline } from '#domain/plan/timeline/timeline-shape.ts'
import { simulated } from '#domain/plan/timeline/timeline-simulation.ts'

const noClashes = { hands: [], oven: [], burners: [], machines: [], order: [], unsaid: [] }

/** A step: words, minutes of the hands, minutes that it goes on by itself, and whether the cook goes on meanwhile. */
type Step = readonly [description: string, active: number, waiting?: number, meanwhile?: boolean]

let lastId = 0
function dish(title: string, ingredients: string[], ...steps: readonly Step[]) {
  const instructions = steps.map(([description, active, waiting = 0, meanwhile = false]) => ({
    description,
    active,
    waiting,
    time: active + waiting,
    meanwhile,
  }))
  return { id: ++lastId, title, ingredients, instructions } satisfies TimelineDish
}

const roast = dish(
  'Roast Chicken',
  ['1 chicken'],
  ['Heat the oven to 400°F (200°C). Rub the chicken with salt.', 5, 7],
  ['Roast the chicken until done.', 1, 70],
  ['Rest the chicken for 10 minutes.', 1, 10],
  ['Carve and serve.', 4],
)
const potatoes = dish(
  'Mashed Potatoes',
  ['2 lb potatoes'],
  ['Simmer the potatoes in a pot of water.', 3, 20],
  ['Drain and mash the potatoes.', 5],
)
const beans = dish(
  'Green Beans',
  ['1 lb green beans'],
  ['Boil the beans in a pot of salted water.', 2, 5],
  ['Toss them with butter.', 1],
)
const salad = dish(
  'Tomato Salad',
  ['4 tomatoes'],
  ['Whisk the dressing.', 4],
  ['Toss the tomatoes with it. Serve at room temperature.', 3],
)
const soup = dish(
  'Leek Soup',
  ['3 leeks'],
  ['Fry the leeks in a pot over medium heat.', 8],
  ['Pour in the stock and simmer.', 2, 25],
  ['Ladle into bowls.', 2],
)

describe('a roast with two sides', () => {
  const dishes = [roast, potatoes, beans]
  const timeline = timelineOf(dishes)

  it('is proved best and clashes nowhere', () => {
    expect(timeline.isBest).toBe(true)
    expect(simulated(timeline, dishes)).toEqual(noClashes)
  })
  it('takes little longer than the roast, as the sides cook while it roasts', () => {
    expect(timelineOf([roast]).minutes).toBe(98)
    expect(timeline.minutes).toBeLessThanOrEqual(101)
  })
  it('comes to the table hot, all of it', () => {
    for (const { isHot, standsMinutes } of timeline.dishes) {
      expect(isHot).toBe(true)
      expect(standsMinutes).toBeLessThanOrEqual(5)
    }
  })
  it('says which oven and which burners are used', () => {
    const roasting = timeline.tasks.find(({ dish, step }) => dish === 0 && step === 1)
    expect(roasting).toMatchObject({ oven: 200, burner: null })
    const pots = timeline.tasks.filter(({ waiting, dish }) => dish > 0 && waiting > 0)
    expect(new Set(pots.map(({ burner }) => burner))).toEqual(new Set([1, 2]))
  })
})

describe('a soup with a salad', () => {
  const timeline = timelineOf([soup, salad])

  it('takes as long as the soup: the salad is made while it simmers', () => {
    expect(timeline.minutes).toBe(timelineOf([soup]).minutes)
    expect(timeline.minutes).toBe(37)
    const simmering = timeline.tasks.find(({ dish, waiting }) => dish === 0 && waiting > 0)
    for (const { start } of timeline.tasks.filter(({ dish }) => dish === 1))
      expect(start).toBeGreaterThanOrEqual(simmering!.start)
  })
  it('is hot with a cold salad', () => {
    expect(timeline.dishes.map(({ isHot }) => isHot)).toEqual([true, false])
    expect(timeline.dishes[0]).toMatchObject({ readyAt: 0, standsMinutes: 0 })
  })
})

describe('two dishes of the oven', () => {
  const baked = (title: string, heat: string) =>
    dish(title, [], [`Bake at ${heat} until brown.`, 2, 30], ['Serve hot.', 1])

  it('share it where their heats are alike', () => {
    const timeline = timelineOf([baked('Gratin', '190°C'), baked('Lasagna', '200°C')])
    // each is taken out by itself
    expect(timeline.minutes).toBeLessThanOrEqual(31 + 12 + 3)
    expect(timeline.dishes.every(({ standsMinutes }) => standsMinutes <= 2)).toBe(true)
  })
  it('follow each other at different heats, the oven heated in between, and one is said to stand', () => {
    const dishes = [baked('Gratin', '160°C'), baked('Lasagna', '230°C')]
    const timeline = timelineOf(dishes)
    expect(simulated(timeline, dishes)).toEqual(noClashes)
    // out of the oven, heated for 12 minutes, 30 in it: the other is served from there
    expect(timeline.dishes.map(({ standsMinutes }) => standsMinutes).toSorted((a, b) => a - b)).toEqual([0, 42])
    expect(timeline.isBest).toBe(true)
  })
  it('are two, for a third tray burns', () => {
    const dishes = ['Gratin', 'Lasagna', 'Pie'].map((title) => baked(title, '200°C'))
    const timeline = timelineOf(dishes)
    expect(simulated(timeline, dishes)).toEqual(noClashes)
    expect(timeline.dishes.filter(({ standsMinutes }) => standsMinutes > 5)).toHaveLength(1)
  })
})

describe('the broiler is the oven', () => {
  const gratin = dish('Gratin', [], ['Bake at 190°C until brown.', 2, 30], ['Serve hot.', 1])
  const broiled = (title: string) => dish(title, [], [`Broil the ${title} until charred.`, 1, 8], ['Serve hot.', 1])

  it('so that nothing bakes while something is under it, and one dish waits', () => {
    for (const words of [
      'Broil the steak until charred.',
      'Set the pan under the broiler.',
      'Slide it under a hot grill.',
      'Melt it with a torch, or close under a very hot, preheated broiler.',
      'Set the oven to broil, and brown the top.',
    ]) {
      const dishes = [gratin, dish('Steak', [], [words, 1, 8], ['Serve hot.', 1])]
      const timeline = timelineOf(dishes)
      expect({ words, ...simulated(timeline, dishes) }).toEqual({ words, ...noClashes })
      expect(timeline.isBest).toBe(true)
      expect(timeline.tasks.find(({ dish, step }) => dish === 1 && step === 0)).toMatchObject({ oven: 'broil' })
      // the gratin is out before the broiler is hot, or the steak before the oven has cooled
      expect(timeline.dishes.map(({ standsMinutes }) => standsMinutes).toSorted((a, b) => a - b)).toEqual([0, 20])
    }
  })
  it('and has room for one tray', () => {
    const dishes = [broiled('steak'), broiled('fish')]
    const timeline = timelineOf(dishes)
    expect(simulated(timeline, dishes)).toEqual(noClashes)
    const [first, second] = timeline.tasks.filter(({ oven, waiting }) => oven === 'broil' && waiting > 0)
    expect(second!.start + second!.active).toBeGreaterThanOrEqual(first!.end)
  })
  it('of one dish may follow what it bakes', () => {
    const lasagna = dish(
      'Lasagna',
      [],
      ['Heat the oven to 375°F (190°C).', 1],
      ['Bake the lasagna.', 1, 30],
      ['Heat the broiler. Brown the top under it.', 3],
      ['Serve hot.', 1],
    )
    const timeline = timelineOf([lasagna])
    expect(timeline.tasks.map(({ oven }) => oven)).toEqual([190, 190, 'broil', null])
    const both = [lasagna, gratin]
    expect(simulated(timelineOf(both), both)).toEqual(noClashes)
  })
  it('is no London broil', () => {
    const sliced = dish('Beef', [], ['Slice the London broil.', 5], ['Serve.', 1])
    expect(timelineOf([sliced]).tasks.every(({ oven }) => oven === null)).toBe(true)
  })
})

describe('a machine with a heat of its own', () => {
  const inMachine = (machine: string) =>
    dish('Chips', [], [`Cook in the ${machine} until crisp.`, 1, 15], ['Serve hot.', 1])

  it.each(['toaster oven', 'air fryer', 'microwave', 'slow cooker'])('wants no oven and no burner: %s', (machine) => {
    const dishes = [inMachine(machine), dish('Gratin', [], ['Bake at 150°C until brown.', 2, 30], ['Serve hot.', 1])]
    const timeline = timelineOf(dishes)
    expect(timeline.tasks.find(({ dish }) => dish === 0)).toMatchObject({ oven: null, burner: null })
    expect(timeline.dishes.every(({ standsMinutes }) => standsMinutes <= 5)).toBe(true)
  })
  it('is one, which cooks for one dish at a time', () => {
    const dishes = [inMachine('air fryer'), inMachine('air fryer')]
    const timeline = timelineOf(dishes)
    expect(simulated(timeline, dishes)).toEqual(noClashes)
    expect(timeline.dishes.map(({ standsMinutes }) => standsMinutes).toSorted((a, b) => a - b)).toEqual([0, 15])
    const both = [inMachine('air fryer'), inMachine('microwave')]
    expect(timelineOf(both).dishes.every(({ standsMinutes }) => standsMinutes <= 5)).toBe(true)
  })
})

test('four burners are all there are', () => {
  const pot = (food: string) => dish(food, [], [`Simmer the ${food} in a saucepan.`, 1, 20], ['Serve hot.', 1])
  const pots = ['Rice', 'Beans', 'Lentils', 'Carrots', 'Peas'].map(pot)
  expect(timelineOf(pots.slice(0, 4)).dishes.every(({ standsMinutes }) => standsMinutes <= 5)).toBe(true)
  const timeline = timelineOf(pots)
  expect(simulated(timeline, pots)).toEqual(noClashes)
  expect(timeline.dishes.filter(({ standsMinutes }) => standsMinutes > 15)).toHaveLength(1)
})

describe('what is eaten hot', () => {
  const isHot = (title: string, ...steps: string[]) =>
    timelineOf([{ id: 1, title, ingredients: [], instructions: steps }]).dishes[0]?.isHot
  it.each([
    [true, 'Fry the fish.', 'Serve.'],
    [true, 'Chill the dough for 1 hour.', 'Bake for 20 minutes.', 'Serve warm.'],
    [true, 'Bake the quiche for 25 minutes.', 'Let it cool for 10 minutes.', 'Cut into wedges.'],
    [true, 'Bake the muffins for 20 minutes. In the refrigerator they keep for four days.'],
    [false, 'Boil the pasta.', 'Rinse under cold water.', 'Toss with the dressing.'],
    [false, 'Simmer the cream.', 'Chill until set.', 'Serve.'],
    [false, 'Roast the peppers.', 'Serve warm, or at room temperature.'],
    [false, 'Slice the tomatoes.', 'Toss with the oil.'],
    [false, 'Bake the cake for 30 minutes.', 'Cool completely on a rack.'],
    [false, 'Mix with the baking powder and the brown sugar.'],
  ] as const)('%s: %s %s %s', (expected, ...steps) => {
    expect(isHot('Dish', ...(steps as readonly string[]))).toBe(expected)
  })
  it('is no soup that is called cold', () => {
    expect(isHot('Cold Cucumber Soup', 'Simmer the stock.')).toBe(false)
  })
})

describe('whatever the times', () => {
  it('has a timeline of nothing for nothing', () => {
    expect(timelineOf([])).toEqual({ minutes: 0, activeMinutes: 0, isBest: true, tasks: [], dishes: [] })
    const bare = timelineOf([{ id: 3, title: 'Bread', ingredients: ['1 loaf of bread, sliced'], instructions: [] }])
    expect(bare.tasks).toEqual([])
    expect(bare.dishes).toEqual([{ id: 3, isHot: false, readyAt: 0, standsMinutes: 0 }])
  })
  it.each([0, 0.4, 2880, Number.NaN, -7, 1e300])('holds for steps of %s minutes', (minutes) => {
    const steps: Step[] = [
      ['Preheat the oven to 220°C.', minutes, minutes],
      ['Simmer the beans.', minutes, minutes, true],
      ['Bake at 150°C.', minutes, minutes],
      ['Serve.', minutes],
    ]
    const dishes = [dish('One', ['1 onion, chopped'], ...steps), dish('Two', [], ...steps), dish('Three', [], ...steps)]
    const timeline = timelineOf(dishes)
    expect(Timeline.parse(timeline)).toEqual(timeline)
    expect(simulated(timeline, dishes)).toEqual(noClashes)
  })
  it('works no longer for eight dishes of forty steps than it may, and does not clash', () => {
    const kinds: readonly Step[] = [
      ['Bake at 200°C.', 2, 9, true],
      ['Simmer the rice in a pot.', 3, 7, true],
      ['Heat the oven to 160°C.', 1, 3],
      ['Chop the onions.', 4],
      ['Bake at 160°C.', 1, 13],
      ['Fry the eggs in a skillet over high heat.', 5],
      ['Leave to stand.', 0, 5],
    ]
    const dishes = Array.from({ length: 8 }, (_, at) =>
      dish(
        `Dish ${at}`,
        [],
        ...Array.from({ length: 40 }, (_, step) => kinds[(at * 3 + step * (at + 1)) % kinds.length]!),
      ),
    )
    const timeline = timelineOf(dishes)
    expect(simulated(timeline, dishes)).toEqual(noClashes)
    expect(timeline.isBest).toBe(false)
    expect(timelineOf(dishes)).toEqual(timeline)
  })
})

test('an oven that no step turns on is turned on twelve minutes before, as hot as it is needed', () => {
  const fish = dish('Fish', ['1 lb salmon'], ['Roast the salmon at 425°F.', 1, 15])
  const pie = dish('Pie', ['1 frozen pie'], ['Bake the pie at 350°F.', 1, 40])
  const timeline = timelineOf([pie, fish])
  const heated = timeline.tasks.filter(({ step }) => step < 0)
  const baked = timeline.tasks.filter(({ step }) => step === 0)
  expect(heated.map(({ oven }) => oven)).toEqual([180, 220])
  expect(heated.map(({ end }) => end + 12)).toEqual(baked.map(({ start, active }) => start + active))
  expect(simulated(timeline, [pie, fish])).toEqual(noClashes)
})

import { describe, expect, it } from 'vitest'
import { type TimelineDish, timelineOf } from '#domain/plan/timeline/timeline.ts'
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

const roast = dish('Roast Chicken', ['1 chicken'], ['Roast the chicken at 400°F (200°C).', 5, 80], ['Carve.', 4])

describe('preparing', () => {
  const rice: Step = ['Simmer the rice in a pot, covered.', 2, 20, true]
  const pilaf = dish(
    'Pilaf',
    ['1 cup rice, rinsed', '3 onions, finely chopped', '2 cups parsley, chopped', '1 lb carrots, diced'],
    ['Soften the onions in a pot over medium heat.', 8],
    ['Stir in the rice and water. Cover and simmer.', 2, 20],
    ['Fork in the parsley and carrots. Serve hot.', 2],
  )
  const preparing = ({ tasks }: ReturnType<typeof timelineOf>) => tasks.filter(({ step }) => step < 0)
  const handsOf = (dish: TimelineDish) => preparing(timelineOf([dish])).reduce((sum, { active }) => sum + active, 0)

  it('falls into a wait before the step that wants it, for as long in all, and all begins later for it', () => {
    const timeline = timelineOf([pilaf])
    const [first, later, ...others] = preparing(timeline)
    expect(others).toEqual([])
    expect(first!.prepares).toEqual({ words: 'Prepare the rice and onions', lines: [0, 1] })
    expect(later!.prepares).toEqual({ words: 'Prepare the parsley and carrots', lines: [2, 3] })
    const simmered = timeline.tasks.find(({ waiting }) => waiting > 0)!
    expect(later!.start).toBeGreaterThanOrEqual(simmered.start + simmered.active)
    expect(later!.end).toBeLessThanOrEqual(simmered.end)
    expect(timeline.minutes).toBe(first!.active + 8 + 22 + 2)
    expect(simulated(timeline, [pilaf])).toEqual(noClashes)
  })
  it('comes first where no wait leaves the hands free', () => {
    const stirFry = dish(
      'Stir-Fry',
      ['1 lb beef, thinly sliced', '1 lb broccoli, cut into florets', '4 scallions, sliced'],
      ['Sear the beef in a wok over high heat.', 4],
      ['Add the broccoli and cook.', 5],
      ['Toss with the scallions. Serve hot.', 2],
    )
    expect(preparing(timelineOf([stirFry]))).toMatchObject([{ step: -1, start: -timelineOf([stirFry]).minutes }])
    expect(preparing(timelineOf([stirFry]))[0]).not.toHaveProperty('prepares')
  })
  it.each([
    ['all of it', '1 cup rice, rinsed', '600 g carrots, diced'],
    ['what is wanted later', '2 lb rice, peeled', '2 cups carrots, diced'],
  ])('of little comes first: %s', (_, ...ingredients) => {
    const timeline = timelineOf([dish('Rice', ingredients, rice, ['Stir in the carrots.', 1])])
    expect(preparing(timeline)).toHaveLength(1)
  })
  it('comes first where it saves no time, as another dish takes longer', () => {
    const timeline = timelineOf([roast, pilaf])
    expect(timeline.minutes).toBe(timelineOf([roast]).minutes)
    expect(preparing(timeline).filter(({ dish }) => dish === 1)).toHaveLength(1)
  })
  it('is put off as far as there is time for it, what is wanted last first', () => {
    const bowl = dish(
      'Bowl',
      ['1 cup rice, rinsed', '2 lb chicken, cut into strips', '3 cups almonds, finely chopped'],
      ['Simmer the rice in a pot, covered.', 2, 12],
      ['Fry the chicken over high heat.', 6],
      ['Strew with the almonds.', 1],
    )
    const timeline = timelineOf([bowl])
    expect(preparing(timeline).map(({ prepares }) => prepares!.lines)).toEqual([[0], [1, 2]])
    const shorter = { ...bowl, instructions: bowl.instructions.with(0, { ...bowl.instructions[0]!, waiting: 7 }) }
    expect(preparing(timelineOf([shorter])).map(({ prepares }) => prepares!.lines)).toEqual([[0, 1], [2]])
    expect(simulated(timelineOf([shorter]), [shorter])).toEqual(noClashes)
    expect(handsOf(shorter)).toBe(handsOf(bowl))
  })
  it('is one task where it goes on without a break', () => {
    const hash = dish(
      'Hash',
      ['1 cup beans, rinsed', '2 lb potatoes, peeled', '8 onions, finely chopped'],
      ['Soak the beans in cold water.', 1, 60],
      ['Boil the potatoes in a pot.', 2, 6],
      ['Fry the onions in a skillet over high heat. Serve hot.', 9],
    )
    const timeline = timelineOf([hash])
    expect(preparing(timeline).map(({ prepares }) => prepares!.lines)).toEqual([[0], [1, 2]])
    expect(preparing(timeline)[1]!.prepares!.words).toBe('Prepare the potatoes and onions')
    expect(simulated(timeline, [hash])).toEqual(noClashes)
  })
  it('is for the step that takes all the vegetables, though a later one names them', () => {
    const stew = dish(
      'Stew',
      ['1 lb beef, cubed', '2 lb carrots, peeled and sliced', '1 lb parsnips, peeled and sliced'],
      ['Simmer the beef in a pot.', 3, 40],
      ['Add the vegetables and simmer.', 2, 20],
      ['Crush a few carrots and parsnips. Serve hot.', 2],
    )
    const timeline = timelineOf([stew])
    const [, later] = preparing(timeline)
    const added = timeline.tasks.find(({ step }) => step === 1)!
    expect(later!.prepares!.words).toBe('Prepare the carrots and parsnips')
    expect(later!.end).toBeLessThanOrEqual(added.start)
  })
})

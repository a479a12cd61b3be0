import { describe, expect, it } from 'vitest'
import { plain } from '#domain/plain-text.ts'
import { equipmentMissing, equipmentNeeded } from '#domain/recipe/verify/equipment/equipment.ts'
import { tokens } from '#domain/text/tokens.ts'

function needed(...texts: string[]) {
  const steps = texts.map((text) => ({ text: plain(text), words: tokens(plain(text)) }))
  const recipe = { title: '', description: '', servings: 2, lines: [], steps, equipment: [], hasSteps: true }
  return equipmentNeeded(recipe).map(({ name }) => name)
}

it('counts the steps that go on in the same pan, and none that another machine does', () => {
  const texts = [
    'Soak the rice.',
    'Heat the oil in a pot over medium heat. Add the onion for 2 minutes.',
    'Add the tomato and cook until soft, 3 minutes.',
    'Cook the rest in the microwave.',
    'Top with cilantro.',
  ]
  const steps = texts.map((text) => ({ text: plain(text), words: tokens(plain(text)) }))
  const recipe = { title: '', description: '', servings: 2, lines: [], steps, equipment: [], hasSteps: true }
  expect(equipmentNeeded(recipe)).toEqual([
    { name: 'Stovetop', steps: [1, 2] },
    { name: 'Microwave', steps: [3] },
  ])
})

describe('the equipment that steps ask for', () => {
  it.each([
    ['Bake at 375°F until golden.', ['Oven']],
    ['Heat the oil in a large skillet over medium heat.', ['Stovetop']],
    ['Simmer the sauce for 10 minutes.', ['Stovetop']],
    ['Cook in the air fryer at 390°F for 12 minutes.', ['Air Fryer']],
    ['Put all in the slow cooker and cook on low for 8 hours.', ['Slow Cooker']],
    ['Pressure cook in the Instant Pot for 9 minutes.', ['Pressure Cooker']],
    ['Blend in a blender or food processor until smooth.', ['Blender or Food Processor']],
    ['Beat with a stand mixer or by hand.', []],
    ['Melt the chocolate in the microwave.', ['Microwave']],
    ['Brown the meat in a Dutch oven over medium-high heat.', ['Stovetop']],
    ['Toss the salad in a large bowl.', []],
    ['Cover with boiling water from the kettle.', []],
    ['Grill the corn over a hot grill until charred.', ['Grill']],
    ['Chill in the fridge for an hour.', []],
    ['Steam the rice in a rice cooker.', ['Rice Cooker']],
    ['Heat the waffle iron and pour in 1/2 cup of batter.', ['Waffle Iron']],
    ['Cook in the sous vide bath for 1 hour.', ['Sous Vide']],
    ['Churn in the ice cream maker for 25 minutes.', ['Ice Cream Maker']],
    ['Toast in the toaster.', ['Toaster']],
    ['Purée in the pot with an immersion blender until smooth.', ['Immersion Blender']],
    ['Whip for 4 minutes by hand or half that with your stand mixer.', []],
    ['Toss the wings with the sauce. No oven, no deep fryer, no mess!', []],
    ['Serve cold. It’s too hot in July to turn on the stove anyway.', []],
    ['The acid does the cooking; the stove stays off.', []],
    ['Put that stand mixer away, a fork is all it takes.', []],
    ['Put the tomatoes and the garlic in the blender and whiz.', ['Blender']],
    ['Put it in the fridge without a lid, then bake it in the oven.', ['Oven']],
    ['Don’t crowd the pan; fry in batches in the air fryer.', ['Air Fryer']],
    ['Melt for no more than 2 minutes in the microwave.', ['Microwave']],
    ['Don’t let it boil over on the stove.', ['Stovetop']],
    ['Blend in batches to avoid overfilling the blender.', ['Blender']],
    ['Cook 12 minutes without turning in the air fryer.', ['Air Fryer']],
    ['Cook without the lid in the slow cooker.', ['Slow Cooker']],
    ['Cook in butter instead of oil over medium heat.', ['Stovetop']],
    ['Add the cream and cook on medium-low until thick.', ['Stovetop']],
    ['Add the leftover turkey and simmer it in the pot.', ['Stovetop']],
    ['Leftovers reheat well in the microwave.', []],
    ['Keeps 4 days in the fridge; thaw in the microwave.', []],
    ['Some people finish it in the oven; I don’t see why.', []],
    ['Serve with rice from your rice cooker.', []],
    ['In the bowl of a mixer fitted with the paddle, cream the butter on medium-high until pale.', ['Stand Mixer']],
    ['Set your circulator to 130°F.', ['Sous Vide']],
    ['Brown the beef with the onion in a skillet, about 10 minutes.', ['Stovetop']],
    ['In a wide pan, soften the shallot in the butter.', ['Stovetop']],
    ['Melt the butter in a roasting pan in the oven.', ['Oven']],
    ['Stand them in a steamer over simmering water.', ['Stovetop']],
    ['Cook the rice for 18 minutes.', ['Stovetop']],
    ['Drain the pasta, then cook the sauce until thick.', ['Stovetop']],
    ['Gently poach the eggs.', ['Stovetop']],
    ['Boil the potatoes until tender and mash them.', ['Stovetop']],
    ['Peel the eggs and toss them with the cooked rice.', []],
    ['Stir in the rice, brown sugar and cooled, cooked beans.', []],
    ['Boil the kettle and pour it over the couscous.', []],
    ['Thin it with stock, brown rice flour or brown butter.', []],
  ])('%s', (text, machines) => {
    expect(needed(text)).toEqual(machines)
  })

  it('lets a grill pan stand for the grill', () => {
    expect(
      needed('Heat a grill pan over medium-high heat.', 'Lay the peaches on; turn and grill for 3 minutes.'),
    ).toEqual(['Stovetop'])
    expect(needed('Blend in a food processor until completely smooth.')).toEqual(['Food Processor'])
  })

  it('cooks where the other steps do', () => {
    expect(needed('Put all in the slow cooker.', 'Cook for 8 hours.')).toEqual(['Slow Cooker'])
    expect(needed('Cook the beans.', 'Blend in a blender.')).toEqual(['Blender', 'Stovetop'])
  })

  it('bakes waffles in their iron', () => {
    expect(needed('Heat the waffle iron.', 'Bake about 5 minutes per waffle.')).toEqual(['Waffle Iron'])
  })

  it('bakes in the oven what a machine has kneaded', () => {
    expect(needed('Run the dough cycle of the bread machine.', 'Bake at 375°F for 20 minutes.')).toContain('Oven')
  })

  it('names the steps that need a machine', () => {
    const steps = ['Slice the bread.', 'Bake for 10 minutes.'].map((text) => ({
      text: plain(text),
      words: [],
      meanwhile: false,
    }))
    const recipe = {
      title: '',
      description: '',
      servings: 2,
      lines: [],
      steps,
      equipment: ['Stand mixer'],
      hasSteps: true,
    }
    expect(equipmentNeeded(recipe)).toEqual([
      { name: 'Oven', steps: [1] },
      { name: 'Stand Mixer', steps: [] },
    ])
  })
})

describe('the equipment that a kitchen lacks', () => {
  const oven = [{ name: 'Oven', steps: [0] }]
  it('is nothing where nobody has said what they own', () => {
    expect(equipmentMissing(oven, [])).toEqual([])
  })
  it('is what is needed and not owned', () => {
    expect(equipmentMissing(oven, ['Stovetop'])).toEqual(['Oven'])
  })
  it('an Instant Pot is a pressure cooker, and either of two machines will do', () => {
    expect(equipmentMissing([{ name: 'Pressure Cooker', steps: [] }], ['Instant Pot'])).toEqual([])
    expect(equipmentMissing([{ name: 'Stand Mixer', steps: [] }], ['Hand Mixer'])).toEqual([])
    expect(equipmentMissing([{ name: 'Toaster', steps: [] }], ['Stovetop'])).toEqual([])
    expect(equipmentMissing([{ name: 'Waffle Iron', steps: [] }], ['Stovetop', 'Oven'])).toEqual(['Waffle Iron'])
    expect(equipmentMissing([{ name: 'Blender or Food Processor', steps: [] }], ['food-processor'])).toEqual([])
  })
})

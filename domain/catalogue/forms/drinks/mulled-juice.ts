import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { isOf } from '#domain/catalogue/forms/drinks/drink-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'

/** Fruit juice warmed with whole spices on the stove: cider, and wine-red punches without the wine. */
export const mulledJuice: Form = {
  id: 'mulled-juice',
  label: 'mulled juice',
  is: ['sugary'],
  types: ['Beverage'],
  meals: ['Dinner', 'Late Night', 'Snack'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop', 'Slow Cooker']],
  quickest: 20,
  calories: [80, 200],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'cold',
  slots: ({ flavour, wish }) => [
    { id: 'liquid', pool: juices(flavour), grams: 215, required: true, lead: true, flex: 'fixed' },
    { id: 'whole-spice', pool: ['cinnamon-stick'], grams: 0.9, required: true },
    {
      id: 'whole-spice',
      pool: isOf(flavour, 'Middle Eastern') ? ['cardamom-pods'] : ['cloves', 'star-anise'],
      grams: ({ id }) => (id === 'star-anise' ? 0.6 : 0.2),
    },
    {
      id: 'fruit',
      pool: ['orange', 'apple'],
      grams: Math.max(22, 50 / wish.servings),
      cut: 'slice',
      where: ({ id }) => id === 'orange' || id === 'apple',
    },
    { id: 'aromatic', pool: ['ginger'], grams: 2.5, cut: 'slice' },
    { id: 'acid', pool: ['lemon'], grams: 6 },
  ],
  write(kit) {
    const [machine = 'Stovetop'] = kit.machines
    const slow = machine === 'Slow Cooker'
    const spices = kit.all('whole-spice')
    const fresh = kit.all('aromatic', 'fruit')
    if (slow)
      kit.step(
        `Put ${kit.the(kit.need('liquid'), spices, fresh)} in the slow cooker. Cover and cook on high until it steams and smells of spice, 2 hours`,
        { active: 3, waiting: 120 },
      )
    else {
      kit.step(
        `Put ${kit.the(spices)} in a dry saucepan over medium heat for 1 minute, until the kitchen smells of them. Pour in ${kit.the(kit.need('liquid'), fresh)}`,
        { active: 3 },
      )
      kit.step(
        'Heat until it steams, then keep it just below a simmer for 15 minutes. Boiled, juice turns dull and the spices bitter',
        { active: 2, waiting: 15 },
      )
    }
    const acid = kit.the(kit.one('acid'))
    kit.step(
      `${acid ? `Stir in ${acid}, which wakes it up. ` : ''}Ladle through a strainer into ${vessels(kit.servings, 'mug', 'mugs')} and drink hot`,
      {
        active: 2,
      },
    )
  },
  name(kit) {
    const spices = kit.all('whole-spice').slice(0, 1)
    const scent = sayNames(spices)
      .replace(/ sticks?$/, '')
      .replace(/ pods?$/, '')
    return `mulled ${attributive(kit.need('liquid'))} with ${scent}${kit.one('fruit') ? ` and ${attributive(kit.need('fruit'))}` : ''}`
  },
  face: ['Hot, dark and spiced, for a cold evening', 'A hot mug to hold in both hands'],
  whys: [
    'Held below a simmer, the juice keeps its brightness and takes all the scent',
    'It is sweet by nature, and needs nothing but scent',
  ],
}

function juices(flavour: Flavour): string[] {
  if (isOf(flavour, 'Middle Eastern', 'Greek')) return ['pomegranate-juice', 'apple-juice']
  return isOf(flavour, 'American') ? ['apple-juice', 'cranberry-juice'] : ['grape-juice', 'apple-juice']
}

import type { Form } from '#domain/catalogue/forms/form.ts'
import { fatSlot, herbSlot, pepperSlots, saltSlot, vegetableSlot } from '#domain/catalogue/forms/slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { sayAttributive } from '#domain/catalogue/writing/names.ts'
import { isLeaf, minutesOf, sentence, slowestFirst } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

export const risotto: Form = {
  id: 'risotto',
  label: 'risotto',
  is: ['soft', 'grain in it', 'one pot'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Boiled', 'Sautéed'],
  level: 3,
  equipment: [['Stovetop']],
  quickest: 36,
  calories: [300, 750],
  texture: 'wet',
  saltPercent: 0.33,
  slots: ({ flavour }) => [
    { id: 'starch', pool: ['arborio'], grams: 78, required: true, flex: 'starch' },
    vegetableSlot(flavour, {
      pool: ['mushrooms', 'asparagus', 'peas', 'butternut', 'fennel', 'spinach', 'zucchini', 'cherry-tomatoes'],
      grams: 110,
      cut: 'dice',
      cooked: 'sauteed',
    }),
    { id: 'aromatic', pool: ['shallot', 'onion'], grams: 30, cut: 'dice', required: true },
    { id: 'aromatic', pool: ['garlic'], grams: 3, cut: 'dice' },
    { id: 'wine', pool: ['white-wine'], grams: 40 },
    { id: 'stock', pool: flavour.stock ?? ['veg-stock'], grams: 290 },
    { id: 'cheese', pool: ['parmesan', 'veg-parm', 'cashews'], grams: 16, flex: 'rich' },
    fatSlot(flavour, 8),
    { id: 'second-fat', pool: ['butter', 'olive-oil'], grams: 7, flex: 'fat' },
    { id: 'acid', pool: ['lemon'], grams: 5 },
    herbSlot(flavour, 4),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const green = kit.all('vegetable').filter((line) => isLeaf(line) || ['peas', 'cherry-tomatoes'].includes(line.id))
    const firm = slowestFirst(
      kit.all('vegetable').filter((line) => !green.includes(line)),
      'sauteed',
    )
    const stock = kit.one('stock')
    const liquid = kit.the(stock, water((stock ? 60 : 350) * kit.servings))
    kit.step(`Bring ${liquid} to a bare simmer in a saucepan and keep it there; cold liquid stalls the rice`, {
      active: 1,
      waiting: 4,
    })
    if (firm.length) {
      const minutes = Math.max(5, minutesOf(firm[0], 'sauteed'))
      const oil = kit.the(kit.part(kit.need('fat'), 0.5))
      const salt = kit.the(kit.salt())
      kit.step(
        `Heat ${oil} in a wide, heavy pot over medium-high heat. Add ${kit.the(firm)} and cook until ${kit.vary('golden', 'browned')} and tender, ${sayMinutes(minutes, minutes + 2)}. ${salt ? `Season with ${salt} and lift out` : 'Lift out'}`,
        { active: minutes + 2 },
      )
    }
    toastRice(kit, firm.length > 0)
    kit.step(
      'Add the hot liquid a ladleful at a time, stirring often and adding more when a spoon drawn through leaves a path, until the rice is tender with a little bite and flows when you shake the pot, 17 to 19 minutes',
      { active: 19 },
    )
    const cheese = kit.one('cheese')
    const beaten = kit.the(
      kit.one('second-fat'),
      cheese && !isKind(cheese, 'nut') ? kit.part(cheese, 0.7) : undefined,
      kit.one('acid'),
    )
    const back = firm.length ? `Return ${kit.again(...firm)} to the pot.` : ''
    kit.step(
      `${sentence('Stir in', kit.the(green), ' for the last 2 minutes')} ${back} Off the heat, beat in ${beaten || 'a last spoonful of it'}, cover and let stand for 1 minute, which makes it creamy`,
      { active: green.length ? 4 : 2, waiting: 1 },
    )
    finish(kit, '', `Spoon into ${vessels(kit.servings, 'bowl', 'bowls')} and serve at once`)
  },
  name: (kit) => `${sayAttributive(kit.all('vegetable'))} risotto`,
  face: ['A loose, creamy risotto of {items} with {taste}'],
  whys: ['Stirring and a last rest under the lid make it creamy', 'It should run a little on the plate, like lava'],
}

function toastRice(kit: Kit, hot: boolean): void {
  const fat = kit.the(kit.need('fat'))
  const lead = hot
    ? `Lower the heat to medium${fat ? `, add ${fat}` : ''} and soften`
    : `Heat ${fat} in a wide, heavy pot over medium heat and soften`
  const wine = kit.the(kit.one('wine'))
  kit.step(
    `${lead} ${kit.the(kit.all('aromatic'))} for 4 minutes. Add ${kit.the(kit.need('starch'))} and stir until the grains are hot and clear at the edges, 2 minutes. ${wine ? `Pour in ${wine} and stir until gone` : ''}`,
    { active: 7 },
  )
}

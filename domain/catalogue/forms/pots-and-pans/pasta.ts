import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  cheeseSlot,
  chileSlots,
  fatSlot,
  herbSlot,
  pepperSlots,
  proteinOf,
  proteinSlot,
  saltSlot,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, flourish } from '#domain/catalogue/writing/names.ts'
import { isLeaf, minutesOf, slowestFirst } from '#domain/catalogue/writing/phrases.ts'
import { joined, sayMinutes } from '#domain/catalogue/writing/sentences.ts'

export const pasta: Form = {
  id: 'pasta',
  label: 'pasta',
  is: ['cream on top'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Sautéed', 'Boiled'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 17,
  calories: [300, 900],
  texture: 'browned',
  saltPercent: 0.4,
  slots: ({ flavour }) => [
    {
      id: 'starch',
      pool: ['penne', 'spaghetti', 'gf-pasta', 'zoodles'],
      grams: (food) => (isKind(food, 'vegetable noodles') ? 180 : 85),
      required: true,
      flex: 'starch',
    },
    proteinSlot(flavour, { suits: 'pasta', cut: 'bite', grams: proteinOf(0.75) }),
    vegetableSlot(flavour, {
      grams: 110,
      cut: 'slice',
      cooked: 'sauteed',
      where: ({ id }) => !['potato', 'carrot', 'butternut', 'cauliflower', 'sweet-potato', 'cabbage'].includes(id),
    }),
    { id: 'aromatic', pool: ['garlic'], grams: 5, cut: 'slice' },
    { id: 'aromatic', pool: ['shallot', 'onion'], grams: 22, cut: 'dice' },
    ...chileSlots(flavour, 1.2),
    { id: 'wine', pool: ['white-wine'], grams: 35 },
    {
      id: 'creamy',
      pool: flavour.creamy?.some((choice) => creams.has(String(choice))) ? ['cream', 'creme-fraiche'] : [],
      grams: 22,
      flex: 'rich',
    },
    { id: 'brine', pool: flavour.brine ?? [], grams: ({ id }) => (id === 'capers' ? 5 : 13) },
    flavour.cuisines.includes('Greek')
      ? cheeseSlot(flavour, 14, ['feta'])
      : {
          id: 'cheese',
          pool: flavour.cheese?.includes('pecorino') ? ['pecorino', 'veg-parm'] : ['parmesan', 'veg-parm'],
          grams: 14,
          flex: 'rich',
        },
    fatSlot(flavour, 11),
    { id: 'acid', pool: ['lemon'], grams: 6 },
    herbSlot(flavour, 4),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    const noodles = kit.need('starch')
    const protein = kit.need('protein')
    const fresh = isKind(noodles, 'vegetable noodles')
    const bean = isKind(protein, 'bean')
    if (!fresh) {
      kit.step('Bring a large pot of water to a boil and salt it until it tastes like mild broth', {
        active: 1,
        waiting: 10,
        meanwhile: true,
      })
    }
    if (!bean) brownProtein(kit, protein)
    softenVegetables(kit, bean)
    if (!fresh) {
      kit.step(
        `${kit.vary('Drop', 'Put')} ${kit.the(noodles)} into the boiling water and cook until a minute short of the time on the package, about 9 minutes. Scoop out a mugful of the starchy water before you drain`,
        { active: 2, waiting: 8, meanwhile: true },
      )
    }
    buildSauce(kit, bean ? protein : undefined)
    toss(kit, noodles, protein, fresh)
    finish(kit, '', 'Serve at once')
  },
  name: (kit) => {
    const noodles = dishName(kit.need('starch'))
    const vegetable = kit.all('vegetable').slice(0, 1).map(dishName)
    const brine = kit.one('brine') ? flourish(kit) : ''
    return `${noodles} with ${joined([dishName(kit.need('protein')), ...vegetable, brine].filter(Boolean))}`
  },
  face: ['{items} tossed with {taste}', '{items} in a glossy sauce of {taste}'],
  whys: [
    'A splash of the cooking water turns pan juices into a sauce that clings',
    'Most of it comes from one skillet',
    'The pasta finishes in the sauce, which is why the two taste of each other',
  ],
}

function brownProtein(kit: Kit, protein: DishLine): void {
  const oil = kit.the(kit.part(kit.need('fat'), 0.5))
  const { text, active } = brown(kit, protein)
  const out = isKind(protein, 'ground meat', 'ground poultry') ? '' : ' Lift out onto a plate.'
  kit.step(`Heat ${oil} in a wide skillet over medium-high heat. ${text}.${out}`, { active: active + 1 })
}

function softenVegetables(kit: Kit, first: boolean): void {
  const firm = slowestFirst(
    kit.all('vegetable').filter((line) => !isLeaf(line)),
    'sauteed',
  )
  const garlic = kit.food('garlic')
  const fat = kit.the(kit.need('fat'))
  const lead = first
    ? `Warm ${fat} in a wide skillet over medium heat.`
    : `Lower the heat to medium${fat ? ` and add ${fat}` : ''}.`
  const onions = kit.all('aromatic').filter((line) => line !== garlic)
  const said = kit.the(onions, firm, kit.salt())
  const until = firm.length ? `until ${kit.again(...firm)} ${kit.is(...firm)} tender` : 'until soft'
  const minutes = Math.max(3, minutesOf(firm[0], 'sauteed'))
  const fragrant = kit.the(garlic, kit.all('chile'))
  const stir = fragrant ? `Stir in ${fragrant} for 30 seconds.` : ''
  kit.step(`${lead} ${said ? `Add ${said} and cook ${until}, ${sayMinutes(minutes, minutes + 2)}.` : ''} ${stir}`, {
    active: minutes + 2,
  })
}

function buildSauce(kit: Kit, bean: DishLine | undefined): void {
  const wine = kit.the(kit.one('wine'))
  const creamy = kit.one('creamy')
  const stirred = kit.the(bean, kit.one('brine'), creamy)
  const until = creamy ? 'simmer until the sauce coats a spoon, 2 minutes' : 'warm through, 2 minutes'
  const leaves = kit.the(kit.all('vegetable').filter(isLeaf))
  const sentences = [
    wine && `Pour ${wine} into the skillet and let it bubble away almost entirely, 1 minute.`,
    stirred && `Stir in ${stirred} and ${until}.`,
    leaves && `Fold in ${leaves} until wilted, 1 minute.`,
  ].filter(Boolean)
  kit.step(sentences.join(' '), { active: sentences.length + (stirred ? 1 : 0) })
}

function toss(kit: Kit, noodles: DishLine, protein: DishLine, fresh: boolean): void {
  const lifted = !isKind(protein, 'bean', 'ground meat', 'ground poultry')
  const back = lifted ? `Return ${kit.again(protein)} to the skillet.` : ''
  const cheese = kit.one('cheese')
  const end = kit.the(
    cheese && ['parmesan', 'veg-parm'].includes(cheese.id) ? kit.part(cheese, 0.5) : undefined,
    kit.one('acid'),
  )
  const off = end ? `Off the heat, toss in ${end}.` : ''
  if (fresh) {
    kit.step(
      `Add ${kit.the(noodles)} and toss over high heat just until hot, 2 minutes; longer and they weep. ${back} ${off}`,
      {
        active: 3,
      },
    )
    return
  }
  kit.step(
    `${back} Add the drained pasta and a splash of its water, and toss hard for 1 minute, adding more of the water until the sauce turns glossy and clings. ${off}`,
    { active: 2 },
  )
}

/** A family that cooks with cream may bind its pasta with it. */
const creams: ReadonlySet<string> = new Set(['cream', 'creme-fraiche'])

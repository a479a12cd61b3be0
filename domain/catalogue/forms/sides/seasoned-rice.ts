import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { crunchSlot, herbSlot, saltSlot } from '#domain/catalogue/forms/slots.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, flavourWord } from '#domain/catalogue/writing/names.ts'
import { sentence } from '#domain/catalogue/writing/phrases.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Rice toasted with the kitchen's own seeds and aromatics and steamed loose: jeera rice, coconut rice, red rice, lemon rice. */
export const seasonedRice: Form = {
  id: 'seasoned-rice',
  label: 'seasoned rice',
  is: ['grain in it'],
  types: ['Side Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 13,
  calories: [120, 380],
  texture: 'none',
  saltPercent: 0.4,
  fixedSize: true,
  slots: ({ flavour }) => [
    {
      id: 'starch',
      pool: [...flavour.starches.filter((choice) => rices.has(String(choice))), 'cauli-rice'],
      grams: ({ id }) => (id === 'cauli-rice' ? 150 : 54),
      required: true,
      flex: 'starch',
    },
    { id: 'fat', pool: flavour.fat, grams: 6, required: true, flex: 'fat' },
    {
      id: 'whole-spice',
      pool: (flavour.wholeSpices ?? []).map(([choice]) => choice).filter((choice) => choice !== 'sichuan'),
      grams: 0.7,
      count: [1, 2],
    },
    {
      id: 'aromatic',
      pool: [
        ['onion', 'shallot', 'scallion'].find((id) => flavour.aromatics.some(([choice]) => choice === id)) ?? 'onion',
      ],
      grams: 25,
      cut: 'dice',
    },
    {
      id: 'aromatic',
      pool: ['garlic', 'ginger'].filter((id) => flavour.aromatics.some(([choice]) => choice === id)),
      grams: 2.5,
      cut: 'dice',
    },
    { id: 'ground-spice', pool: tints(flavour), grams: ({ id }) => (id === 'saffron' ? 0.04 : 0.35) },
    { id: 'body', pool: flavour.cuisines.includes('Mexican') && flavour.body ? ['canned-tomatoes'] : [], grams: 40 },
    { id: 'liquid', pool: flavour.creamy?.[0] === 'coconut-milk' ? ['coconut-milk'] : [], grams: 45, flex: 'rich' },
    { id: 'acid', pool: flavour.acid.filter((choice) => choice === 'lemon' || choice === 'lime'), grams: 6 },
    crunchSlot(flavour, 7),
    herbSlot(flavour, 4),
    saltSlot(),
  ],
  write(kit) {
    const rice = kit.need('starch')
    const cauliflower = rice.id === 'cauli-rice'
    const whole = kit.the(kit.all('whole-spice'))
    const slow = kit.the(kit.all('aromatic').filter((line) => line.behaviour.kind === 'aromatic'))
    kit.step(
      [
        `Heat ${kit.the(kit.one('fat'))} in a ${cauliflower ? 'wide skillet' : 'heavy saucepan with a tight lid'} over medium heat.`,
        whole &&
          `Add ${whole} and let sizzle until ${kit.one('whole-spice')?.id === 'mustard-seed' ? 'the popping slows' : 'they darken a shade'}, 30 seconds.`,
        slow && `Cook ${slow} until soft and golden at the edges, 4 minutes.`,
        sentence('Stir in', kit.the(kit.all('aromatic', 'ground-spice')), ' for 30 seconds'),
      ]
        .filter(Boolean)
        .join(' '),
      { active: 6 },
    )
    if (cauliflower) {
      const wet = kit.the(kit.one('body'), kit.one('liquid'))
      kit.step(
        `Add ${kit.the(rice, kit.salt())}${wet ? ` and ${wet}` : ''} and cook, stirring, until tender with a little bite and no liquid is left, 5 to 6 minutes`,
        { active: 6 },
      )
    } else {
      kit.step(`Add ${kit.the(rice)} and stir until every grain is glossy and smells toasted, 2 minutes`, { active: 2 })
      kit.step(
        `Pour in ${kit.the(kit.one('body'), kit.one('liquid'), hotWater(kit), kit.salt())}. Bring to a boil, cover, turn the heat as low as it goes and cook for 15 minutes. Off the heat leave covered for 10 minutes; lifted early, the lid lets out the steam that finishes the grain`,
        { active: 2, waiting: 26 },
      )
    }
    finish(
      kit,
      sentence(cauliflower ? 'Stir in' : 'Fluff with a fork and stir in', kit.the(kit.one('acid'))) ||
        (cauliflower ? '' : 'Fluff with a fork.'),
      kit.vary('Serve hot', 'Serve warm'),
    )
  },
  name(kit) {
    const rice = kit.need('starch').id === 'cauli-rice' ? 'cauliflower rice' : 'rice'
    const coconut = kit.one('liquid') ? 'coconut ' : ''
    const tint = kit.all('ground-spice').find(({ id }) => id === 'saffron')
    const [seed] = kit.all('whole-spice')
    const herb = kit.one('herb')
    const acid = kit.one('acid')
    if (coconut) return `coconut ${rice}${herb ? ` with ${dishName(herb)}` : ''}`
    if (tint) return `saffron ${rice}${herb ? ` with ${dishName(herb)}` : ''}`
    if (seed) return `${dishName(seed).replace(/ seeds?$/, '')} ${rice}${herb ? ` with ${dishName(herb)}` : ''}`
    if (kit.one('body')) return `red ${rice}${herb ? ` with ${dishName(herb)}` : ''}`
    if (acid && herb) return `${acid.food.name}-${dishName(herb)} ${rice}`
    return `${flavourWord(kit)} ${rice}${herb ? ` with ${dishName(herb)}` : ''}`
  },
  face: ['Loose, fragrant grains with {taste}', 'A fragrant bowl, seasoned through with {taste}'],
  whys: [
    'What is scented goes into the fat first, and the fat carries it everywhere',
    'It goes with nearly anything, and is good enough to eat on its own',
  ],
}
const rices: ReadonlySet<string> = new Set(['basmati', 'jasmine', 'long-rice', 'short-rice'])

function tints({ groundSpices = [], wholeSpices = [] }: Flavour): Choice[] {
  if (wholeSpices.some(([choice]) => choice === 'cumin-seed')) return []
  return groundSpices
    .map(([choice]) => choice)
    .filter((choice) => ['saffron', 'turmeric', 'cumin', 'smoked-paprika', 'sweet-paprika'].includes(String(choice)))
}
/** Water by volume of the dry rice, less what tomatoes and coconut milk bring. */
function hotWater(kit: Kit) {
  const rice = kit.need('starch')
  const full = (rice.grams / 185) * 240 * (rice.id === 'short-rice' ? 1.25 : 1.5)
  const brought = (kit.one('body')?.grams ?? 0) * 0.85 + (kit.one('liquid')?.grams ?? 0) * 0.8
  return water(Math.max(full - brought, 60), 'hot')
}

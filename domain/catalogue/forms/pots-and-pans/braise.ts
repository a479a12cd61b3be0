import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  bodySlots,
  chileSlots,
  fatSlot,
  grainSlot,
  herbSlot,
  pepperSlots,
  proteinSlot,
  saltSlot,
  sauceSlots,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { pastSafe } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { grainToServe, startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, flavourWord, flourish, sayNames } from '#domain/catalogue/writing/names.ts'
import { aromaticsOf, minutesOf, sharpen, spicesOf, stockOrWater, takeOut } from '#domain/catalogue/writing/phrases.ts'
import { countWord, joined, kitchenMinutes, sayMinutes } from '#domain/catalogue/writing/sentences.ts'

export const braise: Form = {
  id: 'braise',
  label: 'braise',
  is: ['one pot'],
  bestIn: ['Dutch Oven'],
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch'],
  methods: ['Braised'],
  level: 3,
  equipment: [['Stovetop'], ['Oven']],
  quickest: 72,
  calories: [330, 900],
  texture: 'wet',
  saltPercent: 0.36,
  weather: 'cold',
  slots: ({ flavour }) => [
    proteinSlot(flavour, { suits: 'braise', cut: 'bite' }),
    vegetableSlot(flavour, {
      grams: 140,
      cut: 'chunk',
      where: (food) => (food.behaviour.simmered ?? 0) >= 8 && !isKind(food, 'leaf') && !tooSoft.has(food.id),
    }),
    ...aromaticSlots(flavour, 1, 'slice'),
    ...spiceSlots(flavour),
    ...chileSlots(flavour),
    ...bodySlots(flavour, 90),
    ...(flavour.wine ? [{ id: 'wine' as const, pool: [flavour.wine], grams: 45 }] : []),
    { id: 'stock', pool: flavour.stock ?? [], grams: isAdobo(flavour) ? 70 : 110 },
    ...sauceSlots(flavour, 0.7, ['cornstarch']).map((slot) =>
      isAdobo(flavour) && slot.pool.flat().includes('cider-vinegar') ? { ...slot, grams: 20 } : slot,
    ),
    ...(isAdobo(flavour) ? [grainSlot(flavour)] : []),
    { id: 'brine', pool: flavour.brine ?? [], grams: ({ id }) => brineGrams[id] ?? 14 },
    ...(flavour.id === 'bistro' ? [{ id: 'seasoning' as const, pool: ['dijon'], grams: 5 }] : []),
    fatSlot(flavour, 7),
    // adobo has its vinegar already
    { ...acidSlot(flavour, 6), ...(isAdobo(flavour) && { where: (food) => !isKind(food, 'vinegar') }) },
    herbSlot(flavour, 4),
    saltSlot(),
    ...pepperSlots(flavour),
  ],
  write: (kit) => {
    startGrain(kit)
    const protein = kit.need('protein')
    const onBone = isKind(protein, 'bone-in poultry')
    brownMeat(kit, protein, onBone)
    buildSauce(kit, protein, onBone)
    if (onBone) bakeUncovered(kit, protein)
    else bakeCovered(kit, protein)
    const { woody } = spicesOf(kit)
    const brine = kit.the(kit.one('brine'))
    const simmer = brine
      ? `Stir in ${brine} and simmer on the stovetop for 3 minutes to season the sauce.`
      : 'If the sauce is thin, simmer on the stovetop for 5 minutes to tighten it.'
    const lead = [simmer, sharpen(kit), takeOut(kit, woody)]
    const grain = grainToServe(kit)
    const served = grain ? `Serve over ${grain}` : kit.vary('Bring the pot to the table', 'Serve in shallow bowls')
    finish(kit, lead.filter(Boolean).join(' '), served, 6)
  },
  name: (kit) => {
    const protein = dishName(kit.need('protein'))
    const vegetables = kit.all('vegetable')
    const brine = kit.one('brine') ? flourish(kit) : ''
    return kit.vary(
      `braised ${protein} with ${joined([...vegetables.slice(0, 1).map(dishName), brine].filter(Boolean))}`,
      `${flavourWord(kit)} ${protein} braised with ${sayNames(vegetables)}`,
    )
  },
  face: ['{items} braised with {taste}', '{items}, cooked slowly in {taste}'],
  whys: [
    'Browning first and a slow oven after give it a sauce that needs no thickening',
    'For most of the cooking time you can be elsewhere',
  ],
}

/** Sharp with vinegar, and never without rice. */
function isAdobo({ id }: Flavour): boolean {
  return id === 'filipino'
}

const tooSoft: ReadonlySet<string> = new Set(['cauliflower', 'okra', 'beet', 'cabbage'])
const brineGrams: Readonly<Record<string, number>> = { capers: 5, 'preserved-lemon': 10 }

/** Minutes in a covered pot at 325°F until the meat gives to a spoon. */
const ovenMinutes: Readonly<Record<string, number>> = { 'beef-chuck': 150, 'pork-shoulder': 120, 'lamb-shoulder': 120 }

function brownMeat(kit: Kit, protein: DishLine, onBone: boolean): void {
  const seasoned = kit.the(kit.salt(), kit.one('pepper'))
  const heat = onBone ? '375°F (190°C)' : '325°F (165°C)'
  const salted = seasoned ? ` Season ${kit.the(protein)} all over with ${seasoned}.` : ''
  kit.step(`${kit.vary('Heat', 'Preheat', 'Set')} the oven to ${heat}.${salted}`, { active: 3 })
  const meat = salted ? kit.again(protein) : kit.the(protein)
  const fat = kit.the(kit.need('fat'))
  if (onBone) {
    const turns = Math.ceil(protein.grams / 1300)
    const crowd = turns > 1 ? `, in ${countWord(turns)} batches,` : ','
    kit.step(
      `Heat ${fat} in a Dutch oven over medium-high heat. Brown ${meat}${crowd} skin side down, without moving them until the skin is deep gold and comes away by itself, 8 minutes${turns > 1 ? ' a batch' : ''}. Lift out. Pour off all but a spoonful of the fat`,
      { active: 2 + 8 * turns },
    )
    return
  }
  const batches = protein.grams > 620
  const why = batches
    ? 'A crowded pot steams; a roomy one browns'
    : kit.vary(
        'Do not hurry this: color is flavor',
        'The dark crust on the bottom of the pot will flavor the whole braise',
      )
  const minutes = batches ? 12 : 8
  kit.step(
    `Heat ${fat} in a Dutch oven over medium-high heat. Brown ${meat}${batches ? ' in two batches' : ''}, giving each side time to color well, ${sayMinutes(minutes)} in all. Lift out. ${why}`,
    { active: minutes + 2 },
  )
}

function buildSauce(kit: Kit, protein: DishLine, onBone: boolean): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const { woody, early, late } = spicesOf(kit)
  const soft = kit.the(slow, kit.part(scallion, 0.5))
  const fragrant = kit.the(quick, kit.all('whole-spice'), early, late, kit.all('chile'))
  // scallions alone are soft at once
  const until = slow.length ? 'soft and sweet, 8 minutes' : 'wilted, 2 minutes'
  const first = soft ? `Add ${soft} and cook, scraping up the browned bits, until ${until}.` : ''
  const second = fragrant ? `${first ? 'Stir in' : 'Add'} ${fragrant} ${first ? 'for' : 'and stir for'} 1 minute.` : ''
  kit.step(`${kit.vary('Lower the heat to medium.', 'Turn the heat down to medium.')} ${first} ${second}`, {
    active: !soft ? 2 : slow.length ? 9 : 3,
  })
  const wine = kit.the(kit.one('wine'))
  const liquid = kit.the(kit.one('body'), kit.one('seasoning'), kit.all('sauce'), stockOrWater(kit, 110), woody)
  const back = onBone
    ? `return ${kit.again(protein)}, skin side up and out of the liquid so that it stays crisp`
    : `return ${kit.again(protein)} with any juices`
  const boil = (kit.one('wine')?.grams ?? 0) > 220 ? 5 : 3
  const reduce = wine ? `Pour in ${wine} and let it bubble until reduced by half, ${sayMinutes(boil)}. ` : ''
  kit.step(`${reduce}Add ${liquid}, ${back}, and bring to a simmer`, { active: wine ? 3 + boil : 4 })
}

function bakeUncovered(kit: Kit, protein: DishLine): void {
  kit.step(
    `Tuck ${kit.the(kit.all('vegetable'))} around ${kit.again(protein)}. Bake, uncovered, until the vegetables are tender and the chicken pulls easily from the bone (at least 175°F/80°C), 40 minutes`,
    { active: 2, waiting: 40 },
  )
}

function bakeCovered(kit: Kit, protein: DishLine): void {
  const vegetables = kit.all('vegetable')
  const total = ovenMinutes[protein.id] ?? 120
  const last = kitchenMinutes(Math.max(...vegetables.map((line) => minutesOf(line, 'simmered'))) + 20)
  const first = kitchenMinutes(total - last)
  kit.step(`Cover and bake for ${sayMinutes(first)}`, { active: 1, waiting: first })
  kit.step(
    `Stir in ${kit.the(vegetables)}, cover again and cook until ${kit.again(protein)} gives to a spoon (${pastSafe(protein)}) and the vegetables are tender, ${sayMinutes(last)} more`,
    { active: 2, waiting: last },
  )
}

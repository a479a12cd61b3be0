import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  acidSlot,
  aromaticSlots,
  bodySlots,
  chileSlots,
  fatSlot,
  grainSlot,
  herbSlot,
  proteinSlot,
  saltSlot,
  sauceSlots,
  spiceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { brown, doneAt } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { grainToServe, startGrain } from '#domain/catalogue/writing/grain-beside.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, flavourWord, sayAttributive } from '#domain/catalogue/writing/names.ts'
import {
  aromaticsOf,
  isLeaf,
  minutesOf,
  sentence,
  slowestFirst,
  spicesOf,
  wiltMinutes,
} from '#domain/catalogue/writing/phrases.ts'
import { joined, sayMinutes } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

export const curry: Form = {
  id: 'curry',
  label: 'curry',
  types: ['Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night'],
  methods: ['Sautéed', 'Boiled'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 18,
  calories: [230, 850],
  texture: 'wet',
  saltPercent: 0.36,
  slots: ({ flavour }) => [
    grainSlot(flavour, 58),
    proteinSlot(flavour, { suits: 'curry', cut: 'bite' }),
    vegetableSlot(flavour, { grams: 130, cut: 'chunk', cooked: 'simmered' }),
    ...aromaticSlots(flavour, 1, 'dice'),
    ...spiceSlots(flavour),
    ...chileSlots(flavour),
    ...bodySlots(flavour, 95).map((slot) => ({ ...slot, required: true })),
    { id: 'creamy', pool: flavour.creamy ?? [], grams: flavour.body ? 35 : 110, flex: 'rich', required: !flavour.body },
    ...sauceSlots(flavour),
    fatSlot(flavour, flavour.body ? 9 : 6),
    acidSlot(flavour, 7),
    herbSlot(flavour, 4),
    saltSlot(),
  ],
  write: (kit) => {
    const protein = kit.need('protein')
    startGrain(kit)
    const browned = isKind(protein, 'frying cheese', 'tofu')
    if (browned) brownFirst(kit, protein)
    softenAromatics(kit, browned)
    bloomSpices(kit)
    simmer(kit, protein)
    addLate(kit, protein)
    end(kit)
  },
  name: (kit) => {
    const lead = kit.need('protein')
    const vegetables = kit.all('vegetable').slice(0, 1)
    return kit.vary(
      `${flavourWord(kit).replace(/ curry$/i, '')} curry with ${joined([lead, ...vegetables].map(dishName))}`,
      `${sayAttributive([lead, ...vegetables])} curry`,
    )
  },
  face: ['{items} simmered with {taste}', '{items} in a sauce of {taste}'],
  whys: [
    'It thickens by itself as it simmers, and tastes better tomorrow',
    'The sauce is built in the pan, layer on layer',
  ],
}

function brownFirst(kit: Kit, protein: DishLine): void {
  const oil = kit.the(kit.part(kit.need('fat'), 0.5))
  const { text, active } = brown(kit, protein)
  const why = isKind(protein, 'tofu')
    ? 'a crust helps it soak up the sauce'
    : 'browned, it holds its shape in the sauce'
  kit.step(`Heat ${oil} in a wide, heavy pot over medium-high heat. ${text}. Lift out and set aside; ${why}`, {
    active: active + 2,
  })
}

function softenAromatics(kit: Kit, potIsHot: boolean): void {
  const { slow, quick } = aromaticsOf(kit)
  const whole = kit.all('whole-spice')
  const fat = kit.the(kit.need('fat'))
  const heat = potIsHot
    ? `Put the pot back over medium heat with ${fat || 'a splash of water'}`
    : `Heat ${fat} in a wide, heavy pot over medium heat`
  const popping = whole.some(({ id }) => id === 'mustard-seed')
  const sizzle = whole.length
    ? ` Add ${kit.the(whole)} and let sizzle until ${popping ? 'the seeds pop' : 'a shade darker and fragrant'}, 30 seconds.`
    : ''
  const paste = kit.lines.some((line) => isKind(line, 'curry paste'))
  const minutes = paste ? 3 : 8
  const soft = slow.length ? slow : quick
  const said = kit.the(soft, kit.salt())
  const until = paste ? 'soft' : kit.vary('soft and golden at the edges', 'soft, with a little color')
  const cook = said ? ` Add ${said} and cook, stirring now and then, until ${until}, ${sayMinutes(minutes)}` : ''
  kit.step(`${heat}.${sizzle}${cook}`, { active: cook ? minutes + 2 : 2 })
}

function bloomSpices(kit: Kit): void {
  const paste = kit.lines.find((line) => isKind(line, 'curry paste'))
  const { quick } = aromaticsOf(kit)
  const { early } = spicesOf(kit)
  const dry = early.filter((line) => line !== paste)
  if (paste) {
    const said = kit.the(quick, paste, kit.all('chile'), dry)
    kit.step(
      `Stir in ${said} and fry, stirring, until the paste darkens and smells toasted rather than raw, 2 minutes`,
      {
        active: 2,
      },
    )
    return
  }
  const fresh = kit.the(quick, kit.all('chile'))
  const spices = kit.the(dry)
  const first = fresh ? `Stir in ${fresh} for 1 minute` : ''
  if (!spices) {
    kit.step(first, { active: 1 })
    return
  }
  kit.step(
    `${first ? `${first}, then ${spices}` : `Stir in ${spices}`}. Give the spices 30 seconds in the fat, with a spoonful of water if they catch; this is where most of the flavor comes from`,
    { active: 2 },
  )
}

function simmer(kit: Kit, protein: DishLine): void {
  const body = kit.one('body')
  const creamy = kit.one('creamy')
  const pours = creamy && isKind(creamy, 'coconut milk', 'cream', 'milk') ? creamy : undefined
  if (body) {
    kit.step(
      `Add ${kit.the(body)} and cook, stirring now and then, until thick and the fat begins to show at the edges, 6 minutes`,
      { active: 2, waiting: 4 },
    )
  }
  const hard = slowestFirst(
    kit.all('vegetable').filter((line) => !isLeaf(line)),
    'simmered',
  )
  const slowProtein = isKind(protein, 'poultry', 'bean') ? protein : undefined
  const proteinMinutes = slowProtein ? minutesOf(slowProtein, 'simmered') || 10 : 0
  const longest = Math.max(proteinMinutes, minutesOf(hard[0], 'simmered'))
  const minutes = (line: DishLine) => (line === slowProtein ? proteinMinutes : minutesOf(line, 'simmered'))
  const all = [...(slowProtein ? [slowProtein] : []), ...hard]
  const first = all.filter((line) => longest - minutes(line) < 5)
  const later = all.filter((line) => !first.includes(line))
  const { woody } = spicesOf(kit)
  const liquid = kit.the(pours, kit.all('sauce'), woody, water((pours && !body ? 45 : 90) * kit.servings), kit.salt())
  if (!first.length) {
    kit.step(`Pour in ${liquid} and bring to a simmer`, { active: 3 })
    return
  }
  const laterMinutes = Math.max(0, ...later.map(minutes))
  const safe =
    slowProtein && isKind(slowProtein, 'poultry') ? ` and the chicken is cooked through (${doneAt.poultry})` : ''
  const until = later.length
    ? `for ${sayMinutes(longest - laterMinutes)}`
    : `until tender${first.includes(protein) ? safe : ''}, ${sayMinutes(longest, longest + 2)}`
  kit.step(
    `Pour in ${liquid}. Add ${kit.the(first)}, bring to a simmer${longest >= 12 ? ', half cover' : ''} and cook ${until}`,
    {
      active: 3,
      waiting: later.length ? longest - laterMinutes : longest + 1,
    },
  )
  if (!later.length) return
  kit.step(`Stir in ${kit.the(later)} and simmer until everything is tender${safe}, ${sayMinutes(laterMinutes)} more`, {
    active: 1,
    waiting: laterMinutes,
  })
}

/** What must not simmer for long: fish, shrimp, and what was browned before. */
function addLate(kit: Kit, protein: DishLine): void {
  if (isKind(protein, 'fish')) {
    kit.step(
      `Slip in ${kit.the(protein)}, spoon the sauce over and simmer gently, without stirring, until the fish flakes when pressed (${doneAt.whole}), 5 minutes`,
      { active: 1, waiting: 5 },
    )
  } else if (isKind(protein, 'shrimp')) {
    kit.step(
      `Stir in ${kit.the(protein)} and cook just until curled and pink, 3 minutes; any longer and they toughen`,
      {
        active: 3,
      },
    )
  } else if (isKind(protein, 'frying cheese', 'tofu')) {
    kit.step(`Return ${kit.again(protein)} to the pot and let it heat through in the sauce, 3 minutes`, {
      active: 1,
      waiting: 3,
    })
  } else if (kit.used(protein) < 0.98) {
    kit.step(`Stir in ${kit.the(protein)} and simmer until hot and cooked through (${doneAt.whole}), 5 minutes`, {
      active: 1,
      waiting: 5,
    })
  }
}

function end(kit: Kit): void {
  const leaves = kit.all('vegetable').filter(isLeaf)
  const wilt = wiltMinutes(leaves)
  const { woody, late } = spicesOf(kit)
  const creamy = kit.the(kit.one('creamy'))
  const lead = [
    sentence('Fold in', kit.the(leaves), ` to wilt, ${sayMinutes(wilt)}`),
    sentence('Stir in', kit.the(late), ', which keeps its perfume if added late'),
    sentence(
      'Off the heat, loosen',
      creamy,
      ' with a spoonful of the sauce, then stir it in so that it does not split',
    ),
    woody.length ? `Pull out ${kit.again(...woody)}.` : '',
    sentence('Stir in', kit.the(kit.one('acid'))),
  ]
  const beside = grainToServe(kit)
  finish(
    kit,
    lead.filter(Boolean).join(' '),
    beside ? `Serve with ${beside}` : 'Serve in wide bowls',
    leaves.length ? wilt + 2 : 2,
  )
}

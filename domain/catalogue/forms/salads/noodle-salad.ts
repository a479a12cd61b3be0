import type { Form } from '#domain/catalogue/forms/form.ts'
import { isOil, whiskDressing } from '#domain/catalogue/forms/salads/dressing.ts'
import { dressedSlots, finishSlots, rawOf } from '#domain/catalogue/forms/salads/salad-parts.ts'
import { proteinOf, proteinSlot } from '#domain/catalogue/forms/slots.ts'
import { brown } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { flavourWord, sayNames } from '#domain/catalogue/writing/names.ts'
import { sayMinutes } from '#domain/catalogue/writing/sentences.ts'

/** Cold noodles with raw vegetables and herbs, as East and Southeast Asia eats them; zucchini noodles for who counts starch. */
export const noodleSalad: Form = {
  id: 'noodle-salad',
  label: 'noodle salad',
  types: ['Salad', 'Main Dish'],
  meals: ['Lunch', 'Dinner'],
  methods: ['Boiled', 'Sautéed'],
  level: 2,
  equipment: [['Stovetop']],
  quickest: 16,
  calories: [230, 620],
  texture: 'raw',
  saltPercent: 0.3,
  weather: 'warm',
  slots: ({ flavour, wish }) => [
    {
      id: 'starch',
      pool: [...noodlesOf(flavour.starches.map(String)), 'zoodles'],
      grams: ({ id }) => (id === 'zoodles' ? 150 : 55),
      required: true,
      flex: 'starch',
    },
    proteinSlot(flavour, {
      grams: proteinOf(0.65),
      required: !wish.recipeType || wish.recipeType === 'Main Dish',
      cut: 'strip',
      suits: 'noodle-bowl',
      where: (food) => isKind(food, 'poultry', 'steak', 'pork', 'shrimp', 'tofu', 'bean'),
    }),
    {
      id: 'raw',
      pool: rawOf(flavour, [
        'cucumber',
        'carrot',
        'bean-sprouts',
        'radish',
        'cabbage',
        'napa',
        'daikon',
        'romaine',
        'mango',
      ]),
      grams: 105,
      count: [2, 3],
      required: true,
      lead: true,
      cut: 'raw',
    },
    { id: 'fat', pool: ['neutral-oil', 'olive-oil'], grams: 5, flex: 'fat', when: (chosen) => chosen.some(isFried) },
    ...dressedSlots(flavour, 1.3, 0.7),
    ...finishSlots(flavour, 9, 8),
  ],
  write(kit) {
    coolNoodles(kit)
    const protein = kit.one('protein')
    if (protein && !isKind(protein, 'bean')) {
      const fat = kit.one('fat')
      const oil = kit.the(kit.all('dressing').some(isOil) ? fat : kit.part(fat, 0.4))
      const cooked = brown(kit, protein)
      kit.step(
        `Heat ${oil || 'a film of oil'} in a wide skillet over medium-high heat. ${cooked.text}. Let cool a little on a plate`,
        {
          active: cooked.active + 2,
        },
      )
    }
    kit.step(whiskDressing(kit, [kit.one('acid')]), { active: 3 })
    const raw = kit.the(kit.all('raw'), protein && isKind(protein, 'bean') ? protein : undefined)
    const noodles = kit.again(kit.need('starch'))
    kit.step(
      `Add ${raw} to the dressing, then ${noodles}, and lift and turn with two forks until every strand is coated${protein && !isKind(protein, 'bean') ? `. Lay ${kit.again(protein)} on top, with its juice` : ''}`,
      { active: 4 },
    )
    finish(kit, '', kit.vary('Serve cool, in deep bowls', 'Serve right away'))
  },
  name(kit) {
    const protein = kit.one('protein')
    const starch = kit.need('starch')
    const noodle = isKind(starch, 'vegetable noodles')
      ? 'zucchini noodle'
      : starch.id === 'soba'
        ? 'soba'
        : `${kindOf(starch.id)}noodle`
    const beside = protein ? [protein] : kit.all('raw').slice(0, 2)
    const word = flavourWord(kit)
    return `${word === 'Asian' ? kit.flavour.label : word} ${noodle} salad with ${sayNames(beside)}`
  },
  face: [
    '{items}, crisp and cold in deep bowls, with {taste}',
    'Cold noodles and {items}, dressed with {taste}',
    '{items} over cool noodles, with {taste}',
  ],
  whys: [
    'Rinsed under cold water, the strands stay springy and do not clump',
    'Something cold, something crisp and a loud dressing: dinner for a hot evening',
  ],
}

function isFried(food: Parameters<typeof isKind>[0]): boolean {
  return isKind(food, 'poultry', 'steak', 'pork', 'shrimp', 'tofu')
}
const cold: ReadonlySet<string> = new Set(['rice-noodles', 'soba', 'glass-noodles', 'udon', 'egg-noodles'])
/** The family's noodles that are eaten cold; glass noodles where it lists none. */
function noodlesOf(starches: readonly string[]): (string | readonly string[])[] {
  const own = starches.filter((id) => cold.has(id))
  return [[...own, 'rice-noodles', 'glass-noodles']]
}
function kindOf(id: string): string {
  if (id === 'glass-noodles') return 'glass '
  return id === 'udon' ? 'udon ' : ''
}

function coolNoodles(kit: Kit): void {
  const noodles = kit.need('starch')
  if (isKind(noodles, 'vegetable noodles')) {
    kit.step(`Leave ${kit.the(noodles)} raw; roll loosely in a clean towel to dry, so that the dressing clings`, {
      active: 2,
    })
    return
  }
  const minutes = noodles.behaviour.simmered ?? 6
  kit.step(
    `Cook ${kit.the(noodles)} in plenty of boiling water until tender with no hard core, ${sayMinutes(minutes, minutes + 1)} or as the package says. Drain, rinse under cold water, rubbing the strands between your hands, until cold and no longer sticky; shake dry`,
    { active: 4, waiting: minutes + 5 },
  )
}

import type { Form } from '#domain/catalogue/forms/form.ts'
import { saltSlot, vegetableSlot } from '#domain/catalogue/forms/slots.ts'
import { timed } from '#domain/catalogue/forms/soups/soup-parts.ts'
import { doneAt } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'
import { isLeaf, sentence, wiltMinutes } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'

/** Dashi, miso, tofu and whatever vegetable the season has. */
export const misoSoup: Form = {
  id: 'miso-soup',
  label: 'miso soup',
  types: ['Soup', 'Appetizer'],
  meals: ['Breakfast', 'Lunch', 'Dinner', 'Late Night', 'Snack'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 15,
  calories: [80, 320],
  texture: 'wet',
  saltPercent: 0.3,
  slots: ({ flavour }) => [
    {
      id: 'protein',
      pool: [['silken-tofu', 'egg'], 'tofu', 'salmon'].filter(
        (choice) => Array.isArray(choice) || flavour.proteins.includes(choice),
      ),
      grams: ({ id }) => ({ 'silken-tofu': 95, egg: 50 })[id] ?? 70,
      required: true,
      lead: true,
      cut: 'bite',
      flex: 'protein',
    },
    vegetableSlot(flavour, {
      grams: 85,
      count: [1, 2],
      cut: 'slice',
      where: (food) =>
        isKind(food, 'leaf') ||
        [
          'daikon',
          'carrot',
          'shiitake',
          'mushrooms',
          'napa',
          'sweet-potato',
          'eggplant',
          'oyster-mushrooms',
          'turnip',
          'butternut',
          'japanese-eggplant',
        ].includes(food.id),
    }),
    { id: 'brine', pool: ['wakame'], grams: 1.2, flex: 'fixed' },
    { id: 'stock', pool: [['dashi', 'kombu-dashi', 'veg-stock']], grams: 275, required: true, flex: 'fixed' },
    { id: 'sauce', pool: ['miso'], grams: 23, required: true, flex: 'fixed' },
    { id: 'aromatic', pool: ['scallion'], grams: 8, cut: 'slice' },
    saltSlot(),
  ],
  write: (kit) => {
    const wakame = kit.one('brine')
    if (wakame)
      kit.step(`Soak ${kit.the(wakame)} in cold water until it has unfolded, 5 minutes, then drain`, {
        active: 1,
        waiting: 5,
        meanwhile: true,
      })
    const { first, later, total: longest, last } = timed(kit.all('vegetable'), 3)
    // thin slices take less than the pieces that the table of minutes is for
    const total = Math.min(10, longest)
    const firm = kit.the(first)
    kit.step(
      `Bring ${kit.the(kit.need('stock'))} to a simmer in a saucepan.${firm ? ` Add ${firm} and cook until tender, ${sayMinutes(total)}.` : ''}${later.length ? ` Add ${kit.the(later)} for the last ${sayMinutes(last)}.` : ''}`,
      { active: 4, waiting: firm ? total : 0 },
    )
    const protein = kit.need('protein')
    const said = kit.the(protein)
    const way = isKind(protein, 'egg')
      ? `Crack in ${said} and poach below a simmer until set, 5 minutes.`
      : isKind(protein, 'fish')
        ? `Slip in ${said} and cook without stirring until it flakes (${doneAt.whole}), 4 minutes.`
        : `Slide in ${said}${protein.id === 'silken-tofu' ? ', spooned off in large curds,' : ''} and let it heat through, 2 minutes.`
    const leaves = kit.all('vegetable').filter(isLeaf)
    kit.step(
      `${way} ${sentence('Add', kit.the(leaves), ` until wilted, ${sayMinutes(wiltMinutes(leaves))}`)} ${wakame ? `Stir in ${kit.again(wakame)}.` : ''}`,
      { active: 3, waiting: 3 },
    )
    kit.step(
      `Take the pan off the heat. Loosen ${kit.the(kit.need('sauce'))} with a ladle of the hot broth and stir it in; boiled, it would lose its scent`,
      { active: 2 },
    )
    finish(
      kit,
      '',
      `Ladle into ${vessels(kit.servings, 'bowl', 'bowls')}${kit.food('scallion') ? ` and top with ${kit.the(kit.food('scallion'))}` : ''}`,
    )
  },
  name: (kit) => {
    const vegetables = kit.all('vegetable')
    return kit.vary(
      `miso soup with ${sayNames([kit.need('protein'), ...vegetables].slice(0, 3))}`,
      `${attributive(kit.need('protein'))} and ${attributive(vegetables[0] ?? kit.need('sauce'))} miso soup`,
    )
  },
  face: ['{items} in dashi, with miso stirred in at the end', 'A steaming bowl of {items} in a miso broth'],
  whys: [
    'Miso goes in off the heat, so that it keeps its scent',
    'It is as good at breakfast as it is at night',
    'A few things, each cooked only as long as it needs',
  ],
}

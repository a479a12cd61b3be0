import { fishSauce, soySauce } from '#domain/catalogue/flavours/first-allowed.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import {
  aromaticSlots,
  chileSlots,
  herbSlot,
  proteinOf,
  proteinSlot,
  saltSlot,
  sauceSlots,
  vegetableSlot,
} from '#domain/catalogue/forms/slots.ts'
import { timed } from '#domain/catalogue/forms/soups/soup-parts.ts'
import { doneAt, shellfishDone } from '#domain/catalogue/writing/browning.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { finish } from '#domain/catalogue/writing/finish.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, sayNames } from '#domain/catalogue/writing/names.ts'
import { aromaticsOf, isLeaf, sentence, stockOrWater, wiltMinutes } from '#domain/catalogue/writing/phrases.ts'
import { sayMinutes, vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Sharp and peppery broths: the thick Chinese one with vinegar, the clear Thai one with lime. */
export const hotAndSourSoup: Form = {
  id: 'hot-and-sour-soup',
  label: 'hot and sour soup',
  types: ['Soup', 'Main Dish'],
  meals: ['Dinner', 'Lunch', 'Late Night', 'Snack'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 23,
  calories: [120, 420],
  texture: 'wet',
  saltPercent: 0.3,
  slots: ({ flavour }) => {
    const thai = flavour.cuisines.includes('Thai')
    return [
      proteinSlot(flavour, {
        pool: thai ? flavour.proteins : [...flavour.proteins, 'tofu'],
        grams: proteinOf(0.72),
        cut: 'strip',
        where: (food) => isKind(food, 'poultry', 'pork', 'shrimp', 'tofu', 'fish'),
      }),
      vegetableSlot(flavour, {
        pool: thai
          ? [...flavour.vegetables, 'cherry-tomatoes', 'mushrooms']
          : ['shiitake', 'mushrooms', 'bamboo-shoots', 'cabbage', 'napa', 'carrot', 'bok-choy'],
        grams: 95,
        count: [2, 2],
        cut: 'slice',
        cooked: 'simmered',
        where: (food) =>
          (food.behaviour.simmered ?? 99) <= (thai ? 8 : 15) && !['eggplant', 'corn', 'spinach'].includes(food.id),
      }),
      ...aromaticSlots(flavour, 1, thai ? 'chunk' : 'slice').filter(({ pool }) =>
        ['ginger', 'garlic', 'scallion', 'lemongrass', 'shallot'].includes(String(pool[0])),
      ),
      ...(thai && !flavour.aromatics.some(([choice]) => choice === 'lemongrass')
        ? [{ id: 'aromatic' as const, pool: ['lemongrass'], grams: 7, cut: 'chunk' as const }]
        : []),
      ...chileSlots(flavour, 1.2),
      { id: 'stock', pool: [['chicken-stock', 'veg-stock']], grams: 330, required: true },
      ...(thai
        ? [
            { id: 'sauce' as const, pool: [fishSauce], grams: 9 },
            { id: 'sauce' as const, pool: [['palm-sugar', 'honey', 'maple']], grams: 2 },
          ]
        : [
            { id: 'sauce' as const, pool: [soySauce], grams: 9 },
            ...sauceSlots(flavour, 0.4).filter(({ pool }) => String(pool[0]).startsWith('doubanjiang')),
          ]),
      ...(thai
        ? []
        : [
            { id: 'thickener' as const, pool: [['cornstarch', 'tapioca']], grams: 6, flex: 'fixed' as const },
            { id: 'egg' as const, pool: ['egg'], grams: 25 },
            { id: 'pepper' as const, pool: [['white-pepper', 'pepper']], grams: 0.5, required: true },
          ]),
      {
        id: 'acid',
        pool: thai ? [['lime', 'lemon']] : [['black-vinegar', 'rice-vinegar', 'cider-vinegar']],
        grams: thai ? 16 : 14,
        required: true,
        flex: 'fixed',
      },
      ...(thai ? [] : [{ id: 'fat' as const, pool: ['sesame-oil'], grams: 2, flex: 'fixed' as const }]),
      herbSlot(flavour, 4),
      saltSlot(),
    ]
  },
  write: (kit) => {
    infuse(kit)
    cookThings(kit)
    if (kit.one('thickener')) thicken(kit)
    const eggs = kit.one('egg')
    if (eggs)
      kit.step(
        `Beat ${kit.the(eggs)} and pour in a thin stream while you stir the soup slowly; let stand for 30 seconds to set in ribbons`,
        { active: 2 },
      )
    const sharp = kit.the(kit.need('acid'), kit.one('pepper'), kit.one('fat'))
    finish(
      kit,
      `Off the heat stir in ${sharp}; cooked, the sourness would fade. Taste: it should make you sit up.`,
      `Ladle into ${vessels(kit.servings, 'bowl', 'bowls')}`,
      3,
    )
  },
  name: (kit) => {
    const protein = attributive(kit.need('protein'))
    return kit.vary(
      `hot and sour ${protein} soup with ${sayNames(kit.all('vegetable').slice(0, 1))}`,
      `hot and sour soup with ${sayNames([kit.need('protein'), ...kit.all('vegetable')].slice(0, 3))}`,
    )
  },
  face: ['{items} in a sharp, peppery broth with {taste}', 'A hot and sour bowl of {items}, with {taste}'],
  whys: [
    'The sourness goes in at the very end, so that it stays bright',
    'Sharp, hot and savory, it clears the head in five spoonfuls',
  ],
}

function infuse(kit: Kit): void {
  const { slow, quick, scallion } = aromaticsOf(kit)
  const pot = kit.the(
    stockOrWater(kit, 330),
    water(40 * kit.servings),
    slow,
    quick,
    kit.part(scallion, 0.5),
    kit.all('chile', 'sauce'),
  )
  const stems = kit.food('lemongrass') ? '. The lemongrass stays in the pot; it is not for eating' : ''
  kit.step(
    `Bring ${pot} to a boil in a pot. Lower the heat and simmer for 8 minutes, so that the broth takes their scent${stems}`,
    { active: 3, waiting: 8 },
  )
}

function cookThings(kit: Kit): void {
  const { first, later, total, last } = timed(kit.all('vegetable'), 3)
  const leaves = kit.all('vegetable').filter(isLeaf)
  const protein = kit.need('protein')
  const minutes = isKind(protein, 'poultry', 'pork') ? 6 : isKind(protein, 'fish') ? 4 : 3
  const slow = Math.max(0, total - minutes)
  if (first.length)
    kit.step(`Add ${kit.the(first)} and simmer for ${sayMinutes(Math.max(2, slow))}`, {
      active: 1,
      waiting: Math.max(2, slow),
    })
  const name = kit.the(protein)
  const sign = isKind(protein, 'poultry')
    ? `cooked through (${doneAt.poultry})`
    : isKind(protein, 'pork')
      ? `just cooked through (${doneAt.whole})`
      : isKind(protein, 'fish')
        ? `it flakes (${doneAt.whole})`
        : isKind(protein, 'shrimp')
          ? shellfishDone(protein)
          : 'hot all through'
  kit.step(
    `Add ${name}${later.length ? ` and ${kit.the(later).replace(/^the /, '')}` : ''} and simmer gently until ${sign}, ${sayMinutes(Math.max(minutes, last))}. ${sentence('Stir in', kit.the(leaves), ` until wilted, ${sayMinutes(wiltMinutes(leaves))}`)}`,
    { active: 2, waiting: Math.max(minutes, last) },
  )
}

function thicken(kit: Kit): void {
  kit.step(
    `Stir ${kit.the(kit.need('thickener'))} smooth with ${water(25 * kit.servings, 'cold').words}, pour into the soup and stir until it turns glossy and lightly thick, 1 minute`,
    { active: 2 },
  )
}

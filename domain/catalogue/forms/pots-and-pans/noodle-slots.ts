import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Slot } from '#domain/catalogue/forms/form.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'

/** The noodles of a kitchen for a soup or for the wok: wheat where it is usual, rice noodles or strips of zucchini for those who may not. */
export function noodleSlot(flavour: Flavour, way: 'soup' | 'wok', grams: number): Slot {
  return {
    id: 'starch',
    pool: [...(noodles[way][flavour.id] ?? flavour.starches), 'rice-noodles', 'zoodles'],
    grams: (food) => (isKind(food, 'vegetable noodles') ? 170 : grams),
    required: true,
    flex: 'starch',
    where: (food) => isKind(food, 'noodles', 'vegetable noodles'),
  }
}

const noodles: Record<'soup' | 'wok', Readonly<Record<string, readonly Choice[]>>> = {
  soup: {
    vietnamese: ['rice-noodles'],
    'thai-basil': ['rice-noodles'],
    sichuan: ['egg-noodles'],
    cantonese: ['egg-noodles'],
    'soy-mirin': ['ramen-noodles'],
    'miso-sesame': ['ramen-noodles'],
    bulgogi: ['glass-noodles'],
    gochujang: ['ramen-noodles'],
    shanghainese: ['egg-noodles'],
    hunan: ['rice-noodles'],
    'goma-sesame': ['ramen-noodles'],
    'ginger-soy': ['ramen-noodles'],
  },
  wok: {
    vietnamese: ['rice-noodles'],
    'thai-basil': ['rice-noodles'],
    isan: ['rice-noodles'],
    sichuan: ['egg-noodles'],
    cantonese: ['egg-noodles'],
    'soy-mirin': ['ramen-noodles'],
    'miso-sesame': ['ramen-noodles'],
    bulgogi: ['glass-noodles'],
    gochujang: ['ramen-noodles'],
    indonesian: ['egg-noodles'],
    malaysian: ['rice-noodles'],
    filipino: ['rice-noodles'],
    shanghainese: ['egg-noodles'],
    'black-bean-sauce': ['rice-noodles'],
    xinjiang: ['egg-noodles'],
    'ginger-soy': ['udon'],
    kimchi: ['ramen-noodles'],
  },
}

/** Minutes in boiling water of dried noodles, as their packages say. */
export function noodleMinutes({ behaviour, id }: DishLine): number {
  return id === 'udon' ? 10 : (behaviour.simmered ?? 6)
}

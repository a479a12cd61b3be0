import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import { bakingSugarSlot, countsCarbs } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { isLean, pinchOfSalt, toppingNutSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { attributive, dishName } from '#domain/catalogue/writing/names.ts'
import { minutesOf } from '#domain/catalogue/writing/phrases.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'
import { water } from '#domain/catalogue/writing/water.ts'

/** Roots, fruit or split beans in sweet coconut milk or ginger syrup: che, tong sui, gaeng buat. */
export const sweetSoup: Form = {
  id: 'sweet-soup',
  label: 'sweet soup',
  is: ['crowding'],
  types: ['Dessert', 'Snack'],
  meals: ['Late Night', 'Snack', 'Dinner', 'Lunch'],
  methods: ['Boiled'],
  level: 1,
  equipment: [['Stovetop']],
  quickest: 12,
  calories: [60, 380],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  slots: ({ flavour, wish }) => {
    const ginger = inGinger(flavour) || isLean(flavour)
    return [
      {
        id: 'main',
        pool: countsCarbs(wish) ? ['pumpkin', 'asian-pear'] : mains(flavour),
        grams: ({ behaviour }) => (behaviour.kind === 'lentil' ? 32 : 115),
        required: true,
        lead: true,
        cut: 'chunk',
      },
      ...(ginger
        ? [{ id: 'aromatic' as const, pool: ['ginger'], grams: 7, cut: 'slice' as const, required: true }]
        : [{ id: 'liquid' as const, pool: ['coconut-milk'], grams: 62, required: true, flex: 'rich' as const }]),
      bakingSugarSlot(wish, 15, ['palm-sugar', 'maple', 'honey']),
      pinchOfSalt(0.35),
      ...(ginger
        ? [
            {
              id: 'fruit' as const,
              pool: ['dried-jujube'],
              grams: 9,
              where: ({ id }: { id: string }) => id === 'dried-jujube',
            },
          ]
        : []),
      toppingNutSlot(flavour, 4),
    ]
  },
  write(kit) {
    const main = kit.need('main')
    const coconut = kit.one('liquid')
    const pulse = isKind(main, 'lentil')
    const minutes = minutesOf(main, 'simmered') || 6
    const first = water((pulse ? 230 : coconut ? 110 : 230) * kit.servings)
    const scents = kit.all('aromatic', 'fruit')
    if (!coconut)
      kit.step(
        `Simmer ${kit.the(scents)} in ${first.words}, half covered, until the water is ${kit.vary('yellow and hot on the tongue', 'golden and smells of ginger', 'the color of straw')}, 10 minutes`,
        { active: 2, waiting: 10 },
      )
    kit.step(
      `${coconut ? `Bring ${first.words} to a boil in a saucepan. Add` : 'Add'} ${kit.the(main)} and simmer gently until ${doneCue(kit)}, ${minutes} minutes${coconut ? '' : kit.vary('. Keep it below a boil, so that the pieces hold and the syrup stays clear', '; at a hard boil the edges would crumble into the syrup', ', turning the heat down if it bubbles')}`,
      { active: 3, waiting: minutes },
    )
    const sweet = kit.the(kit.one('sweetener'), kit.one('salt'))
    kit.step(
      coconut
        ? `Stir in ${kit.the(coconut)} with ${sweet} and heat for 3 minutes without letting it boil, or the coconut milk splits. It should taste sweet with an edge of salt`
        : `Stir in ${sweet} until melted, 2 minutes. ${kit.vary('Taste: the ginger should come after the sweetness', 'It should be just sweet enough to finish the bowl', 'You should not notice the salt, only miss it if it were left out')}`,
      { active: 4 },
    )
    const nuts = kit.the(kit.one('nut'))
    kit.step(
      `Ladle into ${vessels(kit.servings, 'small bowl', 'small bowls')} and eat hot, or cold over ice${nuts ? `, with ${nuts} on top` : ''}`,
      { active: 2 },
    )
  },
  name(kit) {
    const main = kit.need('main')
    const coconut = kit.one('liquid')
    if (coconut) return `${dishName(main)} in sweet coconut milk`
    const jujube = kit.food('dried-jujube')
    return `${attributive(main)} and ginger sweet soup${jujube ? ' with jujubes' : ''}`
  },
  face: ['{items} in a light, sweet soup, hot or cold', 'A bowl of {items}, sweet and a little salty'],
  whys: [
    'Barely salted, it tastes of more than sweetness',
    'It ends a meal lightly: mostly broth, with something soft to bite on',
    'It is as good hot in winter as it is over ice in July',
  ],
}

function doneCue(kit: Kit): string {
  const main = kit.need('main')
  if (main.id === 'corn') return 'plump and tender'
  if (isKind(main, 'lentil')) return 'soft but not yet mush'
  return isKind(main, 'fruit') ? 'soft through' : 'a knife slides in easily'
}

/** Chinese and Korean kitchens sweeten a ginger broth, those of the tropics coconut milk. */
function inGinger({ cuisines }: Flavour): boolean {
  return cuisines.some((cuisine) => ['Chinese', 'Korean', 'Japanese'].includes(cuisine))
}
function mains(flavour: Flavour): string[] {
  if (flavour.cuisines.includes('Korean')) return ['asian-pear', 'pumpkin', 'sweet-potato']
  if (inGinger(flavour)) return ['sweet-potato', 'asian-pear', 'pumpkin', 'mung-dal', 'taro']
  if (flavour.id.startsWith('vietnamese')) return ['mung-dal', 'banana', 'taro', 'sweet-potato', 'corn']
  if (flavour.cuisines.includes('Indian')) return ['mung-dal', 'banana']
  return ['pumpkin', 'banana', 'taro', 'sweet-potato', 'corn']
}

import { bakingSugarSlot, countsCarbs } from '#domain/catalogue/forms/baking/batter-slots.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { has, isToasted } from '#domain/catalogue/forms/sweets/sweet-phrases.ts'
import { fruitSlot, isLean, isStrong, nutSlot, sweetSpiceSlot } from '#domain/catalogue/forms/sweets/sweet-slots.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, sayNames } from '#domain/catalogue/writing/names.ts'
import { vessels } from '#domain/catalogue/writing/sentences.ts'

/** Strained yogurt, sweetened and scented: shrikhand, and the yogurt with honey and nuts of the eastern Mediterranean. */
export const sweetYogurt: Form = {
  id: 'sweet-yogurt',
  label: 'sweet yogurt',
  types: ['Dessert', 'Snack'],
  meals: ['Dinner', 'Lunch', 'Snack', 'Late Night', 'Breakfast'],
  methods: ['Raw/No Cook'],
  level: 1,
  equipment: [],
  quickest: 22,
  calories: [120, 360],
  texture: 'none',
  sweet: true,
  fixedSize: true,
  weather: 'warm',
  slots: ({ flavour, wish }) => {
    const indian = flavour.cuisines.includes('Indian')
    return [
      {
        id: 'creamy',
        pool: [
          isLean(flavour) || isStrong(flavour)
            ? ['nonfat-greek-yogurt', 'soy-yogurt']
            : [flavour.cuisines.includes('Middle Eastern') ? 'labneh' : 'greek-yogurt', 'soy-yogurt', 'coconut-yogurt'],
        ],
        grams: 135,
        required: true,
        flex: 'rich',
      },
      bakingSugarSlot(wish, indian ? 13 : 12, indian ? ['powdered-sugar', 'maple', 'honey'] : ['honey', 'maple']),
      { ...sweetSpiceSlot(flavour, 0.8, true), count: [1, indian ? 2 : 1] },
      nutSlot(flavour, 9, { required: !indian && !countsCarbs(wish) }),
      indian
        ? {
            id: 'fruit',
            pool: ['mango'],
            grams: 60,
            cut: 'dice',
            where: ({ id }) => id === 'mango',
            when: (chosen) => !chosen.some(({ id }) => id === 'saffron'),
          }
        : fruitSlot(flavour, {
            grams: 45,
            cut: 'dice',
            required: false,
            only: ['fresh-figs', 'peach', 'apricot', 'strawberries', 'orange', 'grapes', 'raspberries'],
          }),
    ]
  },
  write(kit) {
    const creamy = kit.need('creamy')
    const nut = kit.one('nut')
    const sweetener = kit.need('sweetener')
    const poured = sweetener.id === 'honey' || sweetener.id === 'maple'
    if (nut && !isToasted(nut) && has(kit, 'Stovetop'))
      kit.step(
        `Toast ${kit.the(nut)} in a dry skillet over medium heat, shaking the pan, until ${kit.they(nut)} ${kit.verb('smell', nut)} nutty, 4 minutes. Transfer to a plate to cool`,
        { active: 4 },
      )
    const saffron = kit.food('saffron')
    if (saffron)
      kit.step(`Crumble ${kit.the(saffron)} into 2 tsp hot water and leave until the water is deep gold, 5 minutes`, {
        active: 1,
        waiting: 4,
      })
    kit.step(
      `In a bowl beat ${kit.the(creamy)} with ${saffron ? `${kit.again(saffron)} and its water, ` : ''} ${kit.the(kit.all('sweet-spice'), kit.part(sweetener, 0.5))} with a whisk until as smooth as whipped cream, 2 minutes. ${poured ? '' : `Beat in ${kit.the(sweetener)}. `}Chill for 15 minutes, so that the scent goes through it`.replace(
        'whipped cream',
        'silk',
      ),
      { active: 4, waiting: 15 },
    )
    const fruit = kit.the(kit.all('fruit'))
    const over = poured ? kit.the(sweetener) : ''
    const top = [over, fruit, nut ? kit.the(nut) || kit.again(nut) : ''].filter(Boolean)
    kit.step(
      `Spoon into ${vessels(kit.servings, 'small bowl', 'small bowls')}, make a hollow with the back of the spoon${top.length ? ` and fill it with ${top.length > 1 ? `${top.slice(0, -1).join(', ')} and ${top.at(-1)}` : top[0]}` : ''}`,
      { active: 2 },
    )
  },
  name: yogurtName,
  face: ['Thick, cold yogurt with {taste}', 'Thick yogurt beaten to silk'],
  words: (kit) =>
    kit.one('fruit') ? { face: ['Thick, cold yogurt with {items}', 'Yogurt beaten to silk under {items}'] } : {},
  whys: [
    'Beating makes it lighter and takes the chalk out of it',
    'Sweet on top and sour below, each spoonful mixes itself',
  ],
}

function yogurtName(kit: Kit): string {
  const indian = kit.flavour.cuisines.includes('Indian')
  const fruit = kit.all('fruit')
  const spices = kit.all('sweet-spice')
  const nut = kit.one('nut')
  if (indian)
    return `${fruit.length ? `${sayNames(fruit).replace(/ies$/, 'y').replace(/oes$/, 'o')} ` : ''}shrikhand with ${sayNames(spices.length ? spices : nut ? [nut] : [kit.need('sweetener')])}`
  const sweetener = kit.need('sweetener')
  const words = [...(sweetener.id === 'erythritol' ? [] : [sweetener]), ...fruit, ...(nut ? [nut] : [])].slice(0, 3)
  return `${dishName(kit.need('creamy'))} with ${sayNames(words)}`
}

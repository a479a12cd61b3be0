import type { Cut } from '#domain/catalogue/behaviours/behaviour.ts'
import type { Choice, Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { DishFood, SlotId } from '#domain/catalogue/foods/dish-food.ts'
import type { FormId } from '#domain/catalogue/forms/form-ids.ts'
import type { Kit } from '#domain/catalogue/writing/kit.ts'
import type { Diet } from '#domain/food/diets.ts'
import type { Nutrients } from '#domain/food/food.ts'
import type { CookingMethod, CuisineOfRecipe, MealTime, RecipeType } from '#domain/options/options.ts'
import type { Order } from '#domain/options/wish.ts'

/** How a slot bends when calories are asked for: protein .7-1.5, starch .45-1.7, fat .6-1.5, rich .45-1.9, fixed 1; the rest .8-1.22. */
export type Flex = 'protein' | 'starch' | 'fat' | 'rich' | 'fixed'

/** What a food is bought as in one dish, and what its steps call it, by id: a kind of it that the dish wants by name. */
export type BoughtAs = Readonly<Record<string, readonly [listed: string, short: string]>>

/** A place in a dish, and what may fill it. */
export interface Slot {
  id: SlotId
  pool: readonly Choice[]
  /** Grams a serving for the whole slot; two foods in it share them. */
  grams: number | ((food: DishFood) => number)
  /** How many foods, from and to; one otherwise. */
  count?: readonly [number, number]
  /** Without it the dish is not made. */
  required?: boolean
  /** Required of whoever may have its food; for others the dish is made without it. */
  isSpare?: boolean
  /** Chosen before the others, so that these give way. */
  lead?: boolean
  cut?: Cut
  /** Only foods whose behaviour says that they suit this form. */
  suits?: FormId
  /** Only foods that have minutes for this way of cooking. */
  cooked?: CookedBy
  flex?: Flex
  /** Made because the cook named its food and no slot of the form took it. */
  guest?: boolean
  boughtAs?: BoughtAs
  where?: (food: DishFood) => boolean
  /** Only when what is chosen already asks for it. */
  when?: (chosen: readonly DishFood[]) => boolean
}
export type CookedBy = 'sauteed' | 'simmered' | 'roasted' | 'steamed' | 'grilled'

export interface SlotContext {
  flavour: Flavour
  wish: Order
  /** Ids of the foods that the cook asks for. */
  wanted?: ReadonlySet<string>
  /** For each row of `equipment` the one this cook will use. */
  machines: readonly string[]
}

/** What a dish of the catalogue tells of itself before it is made, with its own foods. */
export interface DishFacts {
  steps: string
  /** The last sentence of its steps. */
  end: string
  /** Lines of its list, and those of them that are cut. */
  lines: number
  cuts: number
  /** Milligrams a serving before salt is added. */
  sodium: number
  /** Whether it is hot of itself, and whether it has any chile. */
  hot: boolean
  heat: boolean
  /** Pots and pans. */
  vessels: number
  /** Nutrients and grams of a serving, and its dollars by the table of foods. */
  per: Nutrients
  grams: number
  dollars: number
}

/** What a form says of itself for those who choose and season; a fact that none of its fields tells. */
export type FormFact =
  /** Eaten for breakfast before anything else; and one of so many cuisines that it would be every breakfast. */
  | 'breakfast'
  | 'everyday breakfast'
  /** Its list is cheap by nature. */
  | 'cheap'
  /** Fits nearly every cuisine, so that it would crowd out the rest. */
  | 'crowding'
  /** Plain as it is: for whoever is in a hurry or short of money. */
  | 'last resort'
  /** Plain wherever it is not at home: for the kitchens of Asia. */
  | 'asian by nature'
  /** Sweet by nature, whatever is left out. */
  | 'sugary'
  /** What candles stand on; and what is on the table of a party without being a cake. */
  | 'for candles'
  | 'for a party'
  /** A cup that keeps a child awake. */
  | 'keeps awake'
  /** Its bread, or its grain, is cooked in it and seasoned with it, not beside it. */
  | 'bread in it'
  | 'grain in it'
  /** Dishes that are their toppings, that are whole without any, and whose cream is one of them. */
  | 'all toppings'
  | 'no toppings'
  | 'cream on top'
  /** One pot, pan or tray is all that it wants. */
  | 'one pot'
  | 'one tray'
  /** Eaten with a spoon, with hardly a tooth. */
  | 'soft'
  /** Nobody sees which vegetables are in it. */
  | 'smooth'
  /** What is cooked the day before is what it is made of. */
  | 'leftover rice'

export function isForm({ is }: Pick<Form, 'is'>, fact: FormFact): boolean {
  return is?.includes(fact) ?? false
}

/** A dish form: what it is for, its places, and how it is cooked, as sentences. */
export interface Form {
  id: FormId
  /** 'stir-fry': the noun of its title and of messages. */
  label: string
  is?: readonly FormFact[]
  /** Pieces of the kitchen checklist that it is at its best in. */
  bestIn?: readonly string[]
  types: readonly RecipeType[]
  meals: readonly MealTime[]
  methods: readonly CookingMethod[]
  /** 1 Beginner to 4 Professional. */
  level: 1 | 2 | 3 | 4
  /** Rows of heat sources and machines of `equipmentOfProfile`; of each row the cook needs one, the first being usual. */
  equipment: readonly (readonly string[])[]
  /** A machine that few kitchens have: the form is tried where it stands, or where the cook's own words name the dish. */
  few?: string
  /** Its one food is the dish: what it cannot cook so is not set beside another, and another form is tried. */
  oneMain?: boolean
  /** Diets that no version of it fits: it is not tried for them. */
  never?: readonly Diet[]
  /** Minutes that no version of it can beat, preparation included; shorter wishes never try it. */
  quickest?: number
  /** Least and most calories a serving that this form can honestly reach. */
  calories: readonly [number, number]
  /** How its vegetables end: decides words such as 'silky' or 'caramelized'. */
  texture: 'wet' | 'browned' | 'raw' | 'none'
  /** Salt at the end, percent of the weight eaten; left out for sweet dishes and drinks, whose salt is as the slot says. */
  saltPercent?: number
  sweet?: boolean
  /** Approved with every flavour; otherwise only with those whose `forms` name it. */
  anyFlavour?: boolean
  /** A dish of the catalogue: the foods that it may hold, all of which it brings itself. */
  book?: readonly string[]
  /** Of a dish of the catalogue: the shared forms that are nearest to it. */
  kin?: readonly FormId[]
  /** Of a dish of the catalogue. */
  told?: DishFacts
  /** Of a dish of the catalogue: for each line that must be there, the foods of which one will do. */
  must?: readonly (readonly string[])[]
  /** How often home cooks ask for it: 1 seldom to 5 every week; left out for a shape that many dishes share. */
  weight?: number
  /** Id of the food that it is built on, where that is one. */
  main?: string
  /** The only families that make it. */
  families?: readonly string[]
  /** The kitchens that own up to it, where its family only seasons it. */
  cuisines?: readonly CuisineOfRecipe[]
  /** Approved with the families of this form: waffles are at home where pancakes are. */
  like?: FormId
  /** Months in which it is liked best: 'warm' weather, 'cold', or neither. */
  weather?: 'warm' | 'cold'
  /** Its size as a snack, appetizer or side is .58 of a main dish unless it is made in that size already. */
  fixedSize?: boolean
  /** How many it is written for where so many eat: a loaf and a tray of cookies are made whole. */
  feeds?(eaters: number): number
  /** It is a part of meals and none by itself: a sauce, a dough. It comes to whoever names it. */
  part?: boolean
  slots(context: SlotContext): readonly Slot[]
  /** Writes the steps; every mention of a food goes through the kit. */
  write(kit: Kit): void
  /** Its plain name, without capitals ('chicken and kale traybake'); real dishes are named from the table of named dishes. */
  name(kit: Kit): string
  /** First sentence of the description, without a full stop: '{items} simmered with {taste}'. Both words are filled in. */
  face: readonly string[]
  /** Second sentence, one of them, without a full stop. Foods may be named only if `needs` is listed. */
  whys: readonly string[]
  /** How a food is cut for this form, where its usual cut is another: 'cored and sliced'. */
  cuts?: Readonly<Record<string, string>>
  /** Where one form makes drinks or sweets that are little alike: the sentences of this one. */
  words?(kit: Kit): Partial<Pick<Form, 'face' | 'whys'>>
}

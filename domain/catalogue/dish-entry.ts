import type { SharedFormId } from '#domain/catalogue/forms/form-ids.ts'

/**
 * A dish that people ask for by name, as a cook writes it down: what it is called, its list and its method. Every field is read
 * by `readDish`, which refuses what it does not know, by the name of the dish. General culinary knowledge, in our own words.
 */
export interface DishEntry {
  /** What people type, separated by commas, in the singular or as they say it; the first is its plain name. */
  names: string
  /** As a title prints it; `names` in capitals where not given. */
  title?: string
  /** Titles of its versions: 'tofu: Tofu Parmesan', one a line, where a food of that id is in it. The first that fits is taken. */
  titles?: string
  /** The flavour family that seasons it. */
  family: string
  /** The kitchens that own up to it, separated by commas, the one that people name first; those of its family where not given. */
  cuisine?: string
  /** The form whose drawing shows it, where its title would lead to another: steak frites are a plate of steak, no heap of fries. */
  looksLike?: SharedFormId
  /** What comes next where it cannot be made: ids of other dishes and of forms, the nearest first; 'dish-pancakes' where a form has the same id. */
  near: string
  /** What is served with it, best first: ids of other dishes; '' where it is all there is to eat, and looked for where not given. */
  beside?: string
  /** How often home cooks ask for it: 1 seldom to 5 every week. */
  weight: 1 | 2 | 3 | 4 | 5
  /** 1 Beginner to 4 Professional. */
  level: 1 | 2 | 3 | 4
  /** Kinds of recipe, meals and cooking methods, separated by commas; the first is the usual one. */
  types: string
  meals: string
  methods: string
  /** Heat sources and machines, separated by commas; 'Oven/Toaster Oven' where either will do, the first being usual. */
  equipment: string
  weather?: 'warm' | 'cold'
  /** How many the amounts of the list feed. */
  serves: number
  /** The fewest that it is made for, where nobody sells or roasts a smaller piece: a leg of lamb, a whole chicken. */
  least?: number
  /** Its amounts are a batch that is made whole, and `serves` as many, whoever asks: cakes, cookies, loaves. */
  batch?: true
  /** It is a part of meals and none by itself, as a sauce or a dough is: it comes to whoever asks for it by name. */
  part?: true
  /** Set beside whatever is eaten with rice, in every kitchen that has it. */
  withRice?: true
  sweet?: true
  /** Percent of the weight eaten that its salt comes to; .4 where not given. Sweet dishes list theirs in grams. */
  salt?: number
  /** It is written for some, and comes to them and to whoever asks for it by name: who has no salt, small children, who has leftovers of a feast. */
  madeFor?: 'no salt' | 'small children' | 'leftovers'
  /**
   * One food a line: 'slot food|stand-in|… grams preparation'. A question mark after the grams: it may be left out. The first food
   * that the eater may have is taken; where none may be had of one that may not be left out, the dish is not made.
   * 'dry-sherry=dry_Marsala/Marsala' is what a food is bought as here, and what steps call it: words that the table has for
   * that food. A line 'salt' is salt to taste.
   */
  list: string
  /**
   * One step a line: 'minutes of hands+minutes of waiting text', with ~ after the minutes where the next steps are done meanwhile, and
   * with * after those of the hands where each serving has its turn, as an omelette has; what is fried in batches is known by its words.
   * {food} names a line of the list and uses it up, {1/2 food} a part of it, {=food} names it again; {a, b} says them in a row, and
   * {water 240} measures water in milliliters for all. {@baking-dish}, {@paella-pan} and their like are pans of the right size,
   * {@tin 9-by-5-inch loaf pan} is a batch's own. What stands in [brackets], and a sentence, is left out where the foods that it names are not in the dish; {?food} leaves it out where that
   * very food is not: '[{?chicken-thigh}to 165°F (74°C)]' is for the version with chicken and not for the one with tofu.
   */
  steps: string
  /** Parts that it is made without for who will not have them. */
  parts?: readonly DishPart[]
  /** What it is, and why it is good: two sentences without a full stop. Foods may be named only where they are always in it. */
  face: string
  why: string
}
/** What is spread on a dish, lies under it or is poured over it, and may be left off: the frosting of a cake, the crust of a pie. */
export interface DishPart {
  /** What people call it, separated by commas, the plainest first. */
  names: string
  /** Foods of the list that are for it, separated by commas, with grams where the rest of the dish has some too: 'powdered-sugar, butter 170'. */
  foods?: string
  /** Lines and steps that come at the end of the list and of the method instead. */
  adds?: string
  end?: string
  /** What the dish is called and says of itself without it; '… without Frosting', and no sentence that names the part, where not given. */
  title?: string
  face?: string
  why?: string
  /** The id of the dish that is this one without it, where that is another: a quiche without its crust. */
  instead?: string
}
/** Dishes of one kind, by their ids. */
export type DishEntries = Readonly<Record<string, DishEntry>>

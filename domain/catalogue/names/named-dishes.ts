import type { Flavour } from '#domain/catalogue/flavours/flavour.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { namedColdAndSweet } from '#domain/catalogue/names/named-cold-and-sweet.ts'
import { type NamedDish, named } from '#domain/catalogue/names/named-dish.ts'
import { namedMains } from '#domain/catalogue/names/named-mains.ts'
import { namedOvenAndSoups } from '#domain/catalogue/names/named-oven-and-soups.ts'
import { namedRegionalDishes } from '#domain/catalogue/names/named-regional-dishes.ts'
import { namedSaladsAndSides } from '#domain/catalogue/names/named-salads-and-sides.ts'
import { namedSweetsAndDrinks } from '#domain/catalogue/names/named-sweets-and-drinks.ts'
import type { DishLine } from '#domain/catalogue/writing/dish-line.ts'

/** Real dishes and the foods that make them so; the first that fits names the dish, so the fuller ones stand first. */
export const namedDishes: readonly NamedDish[] = [
  named('curry', 'punjabi', 'cauliflower potato', 'Aloo Gobi', 'peas'),
  named('curry', 'punjabi', 'chickpeas spinach', 'Chana Saag'),
  named('curry', 'punjabi', 'chickpeas potato', 'Aloo Chole'),
  named('curry', 'punjabi', 'chickpeas', 'Chana Masala'),
  named('curry', 'punjabi', 'paneer spinach', 'Saag Paneer'),
  named('curry', 'punjabi', 'paneer peas', 'Matar Paneer'),
  named('curry', 'punjabi', 'kidney-beans', 'Rajma Masala'),
  named('curry', 'punjabi', 'paneer', 'Paneer Masala'),
  named('curry', 'punjabi', 'chicken-thigh spinach', 'Chicken Saag'),
  named('curry', 'punjabi', 'chicken-thigh', 'Chicken Masala'),
  named('curry', 'keralan', 'shrimp', 'Chemmeen Curry'),
  named('curry', 'keralan', 'cod', 'Keralan Fish Curry'),
  named('curry', 'keralan', 'chicken-thigh curry-leaves', 'Nadan-Style Chicken Curry'),
  named('curry', 'thai-curry', 'red-curry-paste coconut-milk chicken-thigh', 'Gaeng Phet Gai'),
  named('curry', 'thai-curry', 'red-curry-paste|vegan-curry-paste coconut-milk tofu', 'Thai Red Curry with Tofu'),
  named('curry', 'thai-curry', 'red-curry-paste|vegan-curry-paste coconut-milk shrimp', 'Thai Red Curry with Shrimp'),
  named('curry', 'thai-curry', 'red-curry-paste|vegan-curry-paste coconut-milk cod', 'Thai Red Fish Curry'),
  named('bean-pot', 'punjabi', 'red-lentils spinach', 'Dal Palak'),
  named('bean-pot', 'punjabi', 'red-lentils', 'Masoor Dal Tadka'),
  named('bean-pot', 'punjabi', 'kidney-beans', 'Rajma'),
  named('bean-pot', 'punjabi', 'chickpeas', 'Chole'),
  named('bean-pot', 'keralan', 'red-lentils coconut-milk', 'Keralan Coconut Dal'),
  named('bean-pot', 'texmex', 'ground-beef kidney-beans|black-beans', 'Chili con Carne with Beans'),
  named('bean-pot', 'texmex', 'ground-turkey kidney-beans|black-beans', 'Turkey and Bean Chili'),
  named('bean-pot', 'texmex', 'kidney-beans|black-beans', 'Bean Chili'),
  named('bean-pot', 'creole', 'kidney-beans andouille', 'Red Beans with Andouille'),
  named('bean-pot', 'creole', 'kidney-beans', 'Red Beans, New Orleans–Style'),
  named('bean-pot', 'spanish', 'chickpeas spinach', 'Potaje de Garbanzos'),
  named('bean-pot', 'spanish', 'white-beans chorizo', 'Alubias con Chorizo'),
  named('bean-pot', 'spanish', 'brown-lentils chorizo', 'Lentejas con Chorizo'),
  named('bean-pot', 'spanish', 'chickpeas chorizo', 'Garbanzos con Chorizo'),
  named('bean-pot', 'soffritto', 'white-beans kale', 'Tuscan Beans and Kale'),
  named('bean-pot', 'greek', 'white-beans carrot|celery', 'Fasolada'),
  named('bean-pot', 'greek', 'brown-lentils', 'Fakes (Greek Lentil Stew)'),
  named('bean-pot', 'provencal', 'white-beans', 'Provençal White Beans'),
  named('brothy-soup', 'soffritto', 'white-beans|chickpeas', 'Minestrone', '*'),
  named('brothy-soup', 'spanish', 'white-beans kale potato', 'Galician-Style Bean and Greens Soup'),
  named('brothy-soup', 'spanish', 'cod potato', 'Spanish Fisherman’s Soup'),
  named('brothy-soup', 'thai-curry', 'chicken-thigh coconut-milk', 'Thai Coconut Chicken Soup', 'mushrooms'),
  named('brothy-soup', 'thai-curry', 'shrimp coconut-milk', 'Thai Coconut Shrimp Soup', 'mushrooms'),
  named('brothy-soup', 'greek', 'chicken-breast lemon', 'Greek Lemon Chicken Soup'),
  named('brothy-soup', 'provencal', 'white-beans|chickpeas basil', 'Provençal Bean and Basil Soup', '*'),
  named('brothy-soup', 'gochujang', 'tofu gochujang', 'Tofu Jjigae', 'zucchini mushrooms'),
  named('brothy-soup', 'soy-mirin', 'tofu dashi|kombu-dashi', 'Tofu Soup in Dashi'),
  named('brothy-soup', 'oaxacan', 'chicken-thigh carrot|corn|zucchini|potato', 'Caldo de Pollo'),
  named('brothy-soup', 'texmex', 'chicken-thigh', 'Chicken and Chile Soup'),
  named('brothy-soup', 'levantine', 'chickpeas', 'Levantine Chickpea Soup'),
  named('stir-fry', 'thai-basil', 'ground-pork thai-basil', 'Pad Krapow', 'green-beans red-pepper'),
  named('stir-fry', 'thai-basil', 'ground-turkey thai-basil', 'Turkey Pad Krapow', 'green-beans red-pepper'),
  named('stir-fry', 'thai-basil', 'chicken-thigh thai-basil', 'Pad Krapow Gai', 'green-beans red-pepper'),
  named(
    'stir-fry',
    'sichuan',
    'chicken-thigh|shrimp peanuts|cashews sichuan',
    'Kung Pao {protein}',
    'celery red-pepper',
  ),
  named('stir-fry', 'sichuan', 'ground-pork green-beans', 'Sichuan Green Beans with Pork'),
  named('stir-fry', 'sichuan', 'ground-pork eggplant doubanjiang', 'Yuxiang-Style Eggplant with Pork'),
  named('stir-fry', 'cantonese', 'flank-steak broccoli', 'Beef with Broccoli'),
  named('stir-fry', 'cantonese', 'chicken-breast cashews', 'Cashew Chicken', 'red-pepper celery'),
  named('stir-fry', 'soy-mirin', 'chicken-thigh mirin soy-sauce|tamari', 'Chicken Teriyaki with Vegetables', '*'),
  named('stir-fry', 'gochujang', 'pork-tenderloin gochujang', 'Jeyuk Bokkeum', 'cabbage carrot'),
  named('stir-fry', 'bulgogi', 'flank-steak|sirloin soy-sauce|tamari', 'Bulgogi-Style Beef', 'mushrooms carrot'),
  named('grain-bowl', 'gochujang', 'gochujang short-rice', 'Bibimbap-Style {Protein} Bowl', '*'),
  named('grain-bowl', 'soy-mirin', 'salmon mirin soy-sauce|tamari', 'Salmon Teriyaki Bowl', '*'),
  named('egg-pan', 'levantine', 'egg red-pepper', 'Shakshuka', 'spinach'),
  named('egg-pan', 'soffritto', 'egg flakes', 'Eggs in Purgatory', 'red-pepper'),
  named('egg-pan', 'oaxacan', 'egg', 'Huevos Ahogados'),
  named('egg-pan', 'texmex', 'egg', 'Ranchero Eggs'),
  named('egg-pan', 'spanish', 'egg chorizo', 'Huevos a la Flamenca', 'peas potato'),
  named('egg-pan', 'spanish', 'egg zucchini|eggplant red-pepper', 'Eggs with Pisto', 'zucchini eggplant'),
  named('egg-pan', 'punjabi', 'egg', 'Masala Eggs'),
  named('egg-pan', 'provencal', 'egg', 'Provençal Eggs in Tomato'),
  named('frittata', 'spanish', 'potato onion', 'Tortilla-Style Frittata with Potato'),
  named('braise', 'bistro', 'beef-chuck mushrooms white-wine|red-wine', 'Boeuf aux Champignons'),
  named('braise', 'bistro', 'chicken-bone mushrooms white-wine|red-wine', 'Poulet aux Champignons'),
  named('braise', 'soffritto', 'chicken-bone canned-tomatoes', 'Chicken Cacciatore', 'mushrooms'),
  named('braise', 'provencal', 'lamb-shoulder white-wine|red-wine', 'Lamb Daube'),
  named('braise', 'oaxacan', 'pork-shoulder', 'Puerco Guisado'),
  named('braise', 'spanish', 'chicken-bone red-pepper', 'Pollo al Chilindrón'),
  named('braise', 'levantine', 'lamb-shoulder', 'Lamb Yakhni'),
  named('braise', 'texmex', 'beef-chuck', 'Carne Guisada'),
  named('pilaf', 'creole', 'andouille long-rice celery|green-pepper', 'Jambalaya'),
  named('pilaf', 'creole', 'shrimp|chicken-thigh long-rice celery|green-pepper', 'Jambalaya with {protein}'),
  named('pilaf', 'spanish', 'bomba chicken-thigh', 'Arroz con Pollo'),
  named('pilaf', 'spanish', 'bomba shrimp', 'Arroz con Gambas'),
  named('pilaf', 'spanish', 'bomba chorizo', 'Arroz con Chorizo'),
  named('pilaf', 'spanish', 'bomba chickpeas', 'Arroz con Garbanzos'),
  named('risotto', 'soffritto', 'mushrooms', 'Risotto ai Funghi'),
  named('risotto', 'soffritto', 'peas', 'Risi e Bisi'),
  named('pasta', 'soffritto', 'sausage broccoli', 'Pasta with Sausage and Broccoli'),
  named('pasta', 'soffritto', 'chickpeas rosemary', 'Pasta with Chickpeas and Rosemary'),
  named('carbonara', 'soffritto', 'pancetta egg spaghetti parmesan', 'Spaghetti alla Carbonara', '*'),
  ...namedColdAndSweet,
  ...namedMains,
  ...namedSaladsAndSides,
  ...namedSweetsAndDrinks,
  ...namedOvenAndSoups,
  ...namedRegionalDishes,
]

/** The real dish whose signature foods are on a list. */
export function realDish(form: Form, flavour: Flavour, lines: readonly DishLine[]): NamedDish | undefined {
  // what only stands beside it does not make it that dish
  const within = (foods: readonly string[]) => lines.some(({ slot, id }) => slot !== 'beside' && foods.includes(id))
  return namedDishesOf(form.id, flavour.id).find(({ needs }) => needs.every(within))
}

/** The real dishes of a form in a family, in their order. */
export function namedDishesOf(form: string, flavour: string): readonly NamedDish[] {
  return byPair.get(`${form}/${flavour}`) ?? []
}
const byPair = new Map<string, NamedDish[]>()
for (const dish of namedDishes) {
  for (const flavour of dish.flavours) {
    const key = `${dish.form}/${flavour}`
    byPair.set(key, [...(byPair.get(key) ?? []), dish])
  }
}

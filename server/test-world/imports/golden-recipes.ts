/** What a reader of a file or a page should come to. Minutes as the source gives them. */
export interface Golden {
  title: string
  servings: number | undefined
  ingredients: readonly string[]
  steps: readonly string[]
  prep?: number | undefined
  cook?: number | undefined
  total?: number | undefined
}

const recipe = (
  title: string,
  servings: number,
  [prep, cook]: readonly [number, number],
  lines: string,
  steps: string,
): Golden => ({
  title,
  servings,
  prep,
  cook,
  total: prep + cook,
  ingredients: lines.split(' | '),
  steps: steps.split(' | '),
})

/** Recipes of our own, written for this: short and long ones, with signs and amounts that programs write in their own ways. */
export const goldenRecipes: readonly Golden[] = [
  recipe(
    'Red lentils with lemon',
    4,
    [10, 25],
    '1 1/2 cups red lentils, rinsed | 1 onion, chopped | 2 cloves garlic, sliced | 1/2 tsp ground cumin | 4 cups water | 1 lemon, juiced',
    'Soften the onion with the garlic for 5 minutes. | Add cumin, lentils and water, and simmer for 20 minutes. | Stir in the lemon juice.',
  ),
  recipe(
    'Crêpes & jam',
    2,
    [5, 15],
    '100 g flour | 2 eggs | 250 ml milk | 1 tbsp butter, melted | 4 tbsp apricot jam',
    'Whisk flour, eggs and milk until smooth. | Brush a hot pan with butter and fry 4 crêpes, 2 minutes on each side. | Spread with jam and roll up.',
  ),
  recipe(
    'Jalapeño cornbread',
    8,
    [15, 30],
    '1 cup cornmeal | 1 cup flour | 1 tbsp baking powder | 1/4 cup sugar | 1 cup buttermilk | 2 eggs | 1/3 cup vegetable oil | 2 jalapeños, chopped',
    'Heat the oven to 400°F. | Mix the dry ingredients, then stir in buttermilk, eggs and oil. | Fold in the jalapeños. | Bake in an 8-inch pan until golden, about 30 minutes.',
  ),
  recipe(
    "Nonna's beans on toast",
    2,
    [5, 10],
    '1 (15-oz) can white beans, drained | 2 tbsp olive oil | 1 sprig rosemary | 2 slices sourdough bread | salt and pepper to taste',
    'Warm the beans with oil and rosemary for 8 minutes. | Toast the bread. | Spoon the beans over the toast, and season.',
  ),
  recipe(
    'Roast carrots "no fuss"',
    6,
    [10, 40],
    '2 lb carrots, halved | 3 tbsp olive oil | 1 tsp flaky salt | 2 tsp honey | 1/2 lemon',
    'Heat the oven to 425°F. | Toss carrots with oil and salt on a tray. | Roast for 40 minutes, turning once. | Drizzle with honey and squeeze the lemon over.',
  ),
  recipe(
    'Miso noodle bowl',
    1,
    [5, 5],
    '100 g ramen noodles | 1 tbsp white miso | 1 cup baby spinach | 1 egg | 1 tsp sesame oil',
    'Boil the noodles and the egg for 4 minutes. | Whisk the miso into a cup of the hot water. | Put everything into a bowl with spinach and sesame oil.',
  ),
  recipe(
    'Overnight oats, five ways',
    1,
    [5, 480],
    '1/2 cup rolled oats | 1/2 cup milk | 1/4 cup plain yogurt | 1 tbsp chia seeds | fruit, to serve',
    'Stir everything but the fruit in a jar. | Chill for 8 hours. | Top with fruit.',
  ),
  recipe(
    'Chicken thighs in cider',
    4,
    [15, 75],
    '8 chicken thighs | 1 tbsp flour | 2 leeks, sliced | 500 ml dry cider | 2 tsp Dijon mustard | 100 ml crème fraîche | 1 small bunch parsley',
    'Dust the chicken with flour and brown it well, about 10 minutes. | Add leeks and cider, cover, and simmer for 1 hour until the chicken reaches 165°F. | Stir in mustard and crème fraîche. | Scatter with parsley.',
  ),
  recipe(
    'Plum galette',
    6,
    [45, 45],
    '200 g flour | 120 g cold butter, cubed | 60 ml ice water | 600 g plums, quartered | 60 g sugar | 1 tbsp cornstarch',
    'Rub the butter into the flour, and bind with the water. | Chill the dough for 30 minutes. | Roll it out, pile the plums in the middle with sugar and cornstarch, and fold the edge over. | Bake at 200°C for 45 minutes.',
  ),
  recipe(
    'Green salad <3',
    4,
    [10, 0],
    '1 head butter lettuce | 1/2 cucumber, sliced | 1 tbsp red wine vinegar | 3 tbsp olive oil | 1 pinch salt',
    'Wash and dry the lettuce. | Shake vinegar, oil and salt in a jar. | Dress the leaves and the cucumber just before serving.',
  ),
  recipe(
    'Pad kra pao — the fast one (no. 7)',
    3,
    [12, 8],
    '350 g ground pork | 4–6 bird’s eye chilies, pounded | 1½ tbsp fish sauce | 2 × 5 g palm sugar | 1 big handful holy basil | 3 eggs, fried, to serve',
    'Pound chilies and garlic; no blender! | Stir-fry at full heat for 2–3 minutes. | Season, then fold in the basil off the heat. | Serve with an egg & rice.',
  ),
  recipe(
    'Tante Käthe’s Apfelküchle @ home',
    4,
    [20, 20],
    '3 tart apples (about 600 g) | 150 g flour | ¼ l milk | 2 eggs, separated | 1 pinch salt | 50% cinnamon, 50% sugar, to dust',
    'Core the apples; cut them into rings of 1 cm. | Beat flour, milk, yolks and salt, and fold in the beaten whites. | Fry at 170 °C / 340 °F until golden on both sides. | Dust with cinnamon-sugar.',
  ),
  recipe(
    '#1 dinner rolls',
    12,
    [110, 18],
    '3 1/4 cups bread flour, plus more | 2 1/4 tsp (1 packet) instant yeast | 1 cup warm milk [110°F] | 3 Tbsp. sugar | 1 tsp. salt | 4 Tbsp. butter: soft, not melted',
    'Knead everything for 10 minutes; 1 hour to rise. | Shape 12 balls and let them rise for 30 minutes more. | Bake at 375°F for 18 minutes. | Brush with butter while hot.',
  ),
  recipe(
    'Ma po tofu / 麻婆豆腐',
    4,
    [10, 15],
    '1 lb. silken tofu | 4 oz. ground beef | 2 tbsp. doubanjiang (chili bean paste) | 1 tsp. Sichuan peppercorns, ground | 1/2–3/4 cup stock | 1 tbsp. cornstarch + 2 tbsp. water',
    'Steep the tofu in hot salted water. | Fry the beef until crisp, then the paste until the oil is red. | Add stock and tofu; simmer for 5 min. | Thicken; finish with the peppercorns.',
  ),
  recipe(
    'Weeknight “sort of” cassoulet with sausages, white beans, thyme and a crust of crumbs that stays crisp until the next day',
    6,
    [25, 65],
    '6 Toulouse sausages (or any pork sausage) | 2 14.5-ounce cans cannellini beans, undrained | 1 28-ounce can whole tomatoes | 3 carrots, in coins | 2 bay leaves | 1 cup panko',
    'Brown the sausages, 6 to 8 minutes, and set them aside. | Sweat the carrots in the fat. | Add beans, tomatoes and bay; bury the sausages. | Bake for 45 minutes, then for 10 minutes more under the crumbs.',
  ),
  recipe(
    'Caldo verde (Avó’s), 100% kale',
    8,
    [25, 40],
    '1 dozen small potatoes, peeled & quartered | 3–4 garlic cloves | 2 qt/1.9 L water | 12 oz. chouriço, in ¼" coins | 1 lb kale — stems out, cut as fine as grass | 2 tsp salt; more at the end | EVOO, for the table',
    'Boil potatoes and garlic in the salted water until they fall apart, 25 min. | Mash right in the pot: 80 % smooth is smooth enough. | Meanwhile, brown the coins (dry pan; 5–6 min). | Kale in, lid off, 3 minutes. It must stay green! | Serve w/ oil and corn bread.',
  ),
  recipe(
    'Sheet-Pan Gnocchi: 1 pan / 30 min.',
    2,
    [5, 25],
    '1 (500-g) package shelf-stable gnocchi | 2 c. cherry tomatoes | 1 red onion, cut in 8 | 1 T olive oil + 1 t. more | ½ t. each: salt, pepper, fennel seed | 1 ball (125 g drained) mozzarella, torn',
    'Oven to 425°F / 220°C / gas 7. | Toss all but the cheese on the pan, in ONE layer. | Roast 20 min; shake at the 10-minute mark. | Cheese on top; 2 more minutes. | 1st serve, 2nd eat.',
  ),
]

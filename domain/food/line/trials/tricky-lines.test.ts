import { describe, expect, it } from 'vitest'
import { readIngredientLine } from '#domain/food/line/ingredient-line.ts'
import { weigh } from '#domain/food/line/weighing/weigh.ts'

/** 'garlic 32, lemon-zest 6': every food of a line and its whole grams; '?' where the table does not know the food. */
function told(text: string): string {
  const line = readIngredientLine(text)
  return line.foods
    .map((named) => {
      const grams = weigh(line, named)?.grams
      return `${named.food?.id ?? '?'} ${grams === undefined ? '-' : grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams)}`
    })
    .join(', ')
}

describe('lines that are easily weighed wrong', () => {
  it.each([
    // a label or a heading before the amount, a count behind the name, a slip of the eye
    ['Info 6 oz. linguine', 'spaghetti 170'],
    ['Optional glaze: 1/2 cup powdered sugar', 'powdered-sugar 60'],
    ['Fish sauce: 2 tbsp', 'fish-sauce 36'],
    ['A good pinch of ground nutmeg', 'nutmeg 0.1'],
    ['Egg (3)', 'egg 150'],
    ['Corn (1 can)', 'corn 285'],
    ['1-Ib ground beef', 'ground-beef 454'],
    ['1/3 cup vegetable oil I used canola', 'neutral-oil 73'],
    ['Your favorite BBQ sauce. We love the smoky one', 'bbq-sauce -'],
    // makers' names
    ['1/2 cup Friendly Farms Plain Greek Yogurt', 'greek-yogurt 120'],
    ['1 tbsp Primal Kitchen Avocado Oil', 'avocado-oil 14'],
    ['1/4 tsp Specially Selected 100% Pure Maple Syrup', 'maple 1.7'],
    ["1 (14-ounce) can Dakota's Pride Chickpeas, drained", 'chickpeas 238'],
    ['1 cup Shea Butter', '? 142'],
    // the leaner kind, a rack, what a can of beans holds
    ['1 lb ground beef (90/10)', 'extra-lean-ground-beef 454'],
    ['1 rack of lamb', 'lamb-chops 420'],
    ['2 full racks baby back ribs', 'spareribs 1300'],
    ['15 ounces canned black beans, drained and rinsed', 'black-beans 255'],
    ['15 ounces black beans', 'black-beans 425'],
    ['2 cups elbow macaroni', 'penne 244'],
    // garlic is counted in cloves unless a head is said
    ['8 garlic cloves chopped small', 'garlic 32'],
    ['2-3 garlic cloves whole', 'garlic 10'],
    ['12 finely minced cloves of garlic', 'garlic 48'],
    ['3 cloves garlic, left whole', 'garlic 12'],
    ['2 large garlic cloves, whole', 'garlic 8'],
    ['2 garlic', 'garlic 8'],
    ['8 garlic, minced', 'garlic 32'],
    ['1 head garlic', 'garlic 45'],
    ['2 heads of garlic, halved', 'garlic 90'],
    ['1 whole garlic', 'garlic 45'],
    ['1 whole head garlic', 'garlic 45'],
    // a bare count is of the middle size
    ['5 potatoes', 'potato 1065'],
    ['2 large potatoes', 'potato 738'],
    ['3 carrots', 'carrot 183'],
    ['1 onion, chopped', 'onion 110'],
    ['2 red onions chopped small', 'red-onion 220'],
    ['1 large or 2 small onions', 'onion 150'],
    ['1 large or 2 small pomegranates', 'pomegranate 282'],
    ['1 large (or 2 small) fennel bulbs', 'fennel 320'],
    ['3 eggs', 'egg 150'],
    ['4 eggs whole', 'egg 200'],
    ['1 bunch scallions', 'scallion 100'],
    // chopped by the cook is not chopped in a can
    ['1 tomato (chopped)', 'tomato 123'],
    ['1 tomato, chopped', 'tomato 123'],
    ['3 chopped tomatoes', 'tomato 369'],
    ['2 large diced tomatoes', 'tomato 364'],
    ['1 can tomatoes, diced', 'canned-tomatoes 411'],
    ['1 (14-oz) can diced tomatoes', 'canned-tomatoes 397'],
    ['2 cans salmon (6 oz / 170 grams each)', 'canned-salmon 256'],
    ['1/2 tsp dried thyme (.50 grams)', 'dried-thyme 0.5'],
    ['5 mini cucumbers', 'mini-cucumbers 425'],
    ['1 cup coconut cream (canned, unsweetened)', 'coconut-cream 240'],
    ['2 pickled jalapeños', 'pickled-jalapenos -'],
    // citrus: what is used of it
    ['1 lemon, juiced', 'lemon-juice 48'],
    ['1 lemon juiced', 'lemon-juice 48'],
    ['1/2 lime, juiced', 'lime-juice 22'],
    ['1 lemon (juice of)', 'lemon-juice 48'],
    ['2 limes, juice only', 'lime-juice 88'],
    ['juice of half a lemon', 'lemon-juice 24'],
    ['1 lemon, zested', 'lemon-zest 6'],
    ['1 orange, zest only', 'orange-zest 12'],
    ['2 lemons, zest and juice', 'lemon-zest 12, lemon-juice 96'],
    ['1 lemon, zested then juiced', 'lemon-zest 6, lemon-juice 48'],
    ['zest and juice of 1 lemon', 'lemon-zest 6, lemon-juice 48'],
    ['1 lemon, halved', 'lemon 58'],
    ['1 lemon, half juiced, half sliced', 'lemon 58'],
    ['1 lemon, cut into wedges, for serving', 'lemon 58'],
    // birds and their parts
    ['4 chicken thighs (skin-on)', 'chicken-bone 560'],
    ['5 chicken thighs (, bone-in and skin-on)', 'chicken-bone 700'],
    ['4 chicken thighs', 'chicken-thigh 460'],
    ['1 chicken, cut into 8 pieces', 'whole-chicken 1230'],
    ['2 chicken breasts', 'chicken-breast 400'],
    // a cup is poured, a spoon is powder, a cube is a cube
    ['1 cup beef bouillon', 'beef-stock 240'],
    ['2 cups chicken bouillon', 'chicken-stock 480'],
    ['1 tsp chicken bouillon', 'chicken-stock-cube 4'],
    ['1 beef bouillon cube', 'beef-stock-cube 10'],
    ['2 cups stock', '? 284'],
    // cooked in the name, or cooked afterwards
    ['2 cups cooked rice', 'cooked-rice 316'],
    ['1 cup rice, cooked', 'long-rice 185'],
    ['8 oz pasta, cooked and drained', 'penne 227'],
    ['1 cup quinoa (cooked)', 'cooked-quinoa 185'],
    ['8 ounces macaroni (cooked)', 'penne 227'],
    ['1 cup cooked chickpeas', 'cooked-chickpeas 164'],
    // whipped afterwards; dried, cooked and counted by what they are called
    ['1 1/2 cups heavy cream, whipped', 'cream 357'],
    ['1 cup whipped cream', 'whipped-cream 60'],
    ['2 cups cooked black-eyed peas, drained', 'black-eyed-peas 330'],
    ['12 ears fresh sweet corn', 'corn-cob 1224'],
    ['1/2 cup almonds', 'almonds 72'],
    ['1/2 cup sliced almonds', 'almonds 46'],
    // an animal, and what is made of it at the end of a choice
    ['2 cups chicken, beef or vegetable broth', 'chicken-stock 480'],
    ['750 ml good-quality beef or dark-chicken stock', 'beef-stock 761'],
    ['75 g shredded beef or vegetable suet', 'suet 75'],
    ['1 lb chicken or turkey sausage', 'chicken-sausage 454'],
    ['2 cups chicken, red wine or vegetable stock', 'chicken-breast 280'],
    ['1 cup white wine or chicken stock', 'white-wine 236'],
    // the whole bird, not its breast
    ['1 whole organic chicken (about 3 1/2 pounds)', 'whole-chicken 1588'],
    ['2¾-pound chicken, cut into quarters', 'whole-chicken 1247'],
    ['12 lb turkey', 'whole-turkey 5443'],
    ['2 pounds chicken, cut into 1-inch pieces', 'chicken-breast 907'],
    ['1 whole chicken breast', 'chicken-breast 200'],
    // a weight within parentheses within parentheses
    ['1 cup unsalted peanuts, (chopped (150g))', 'peanuts 150'],
    ['1 pound macaroni noodles, (uncooked (16oz or 454g) (gluten-free if needed))', 'penne 454'],
    ['2 cups quinoa (cooked, measured after cooking)', 'cooked-quinoa 370'],
    ['8 oz pasta (cooked and drained)', 'penne 227'],
    // bones that a line speaks of are not bones
    ['4 bone-in loin pork chops', 'pork-chops-bone 680'],
    ['4 bone-in, skin-on duck legs', 'duck-legs 720'],
    ['8 chicken thighs with skin and bones', 'chicken-bone 1120'],
    // the first half of a sum is what its parentheses weigh
    ['1 cup (125 g) plus 2 tablespoons flour', 'flour 141'],
    ['1 stick (8 Tbsp.) plus 2 Tbsp. butter', 'butter 142'],
    // short for large, small and litre; a sentence behind the food; what is left to choice at the beginning
    ['4 lg carrots, peeled', 'carrot 288'],
    ['2 sm potatoes', 'potato 184'],
    ['1 lt of milk', 'milk 1031'],
    ['250g pasta. Usually I prefer fusilli or penne', 'penne 250'],
    ['(Optional) 500 g of sausages', 'sausage 500'],
    ['275 g no-peel Seville orange marmalade', 'jam 275'],
    ['1 cup dry navy beans', 'dried-white-beans 208'],
    ['1 cup dried black-eyed peas', 'dried-black-eyed-peas 167'],
    ['250 g lean tuna', 'tuna-steak 250'],
    ['2 turkey legs', 'whole-turkey 700'],
    ['1 turkey drumstick', 'whole-turkey 350'],
    // words in the middle and in the wrong place
    ['2 cups all-purpose unbleached flour', 'flour 250'],
    ['1/2 stick ((4 tbsp) butter)', 'butter 57'],
    ['3/4 tsp teaspoon kosher salt', 'salt 2.3'],
    ['1 tsp salt', 'table-salt 6'],
    ['1 (5-oz) can tuna', 'canned-tuna 113'],
    ['2 burrito-sized flour tortillas', 'flour-tortillas 144'],
    ['1 (10 3/4 oz) can cream of mushroom soup', 'mushroom-soup 305'],
    ["10 lady's fingers", 'okra 120'],
  ])('%s: %s', (text, expected) => {
    expect(told(text)).toBe(expected)
  })
})

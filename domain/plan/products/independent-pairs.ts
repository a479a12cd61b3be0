import type { JudgedPair } from '#domain/plan/products/judged-pairs.ts'

/**
 * A draw of 150 pairs of published lines that were merged and 150 that were not, judged by somebody who has no part in the merging; those
 * where either would do are left out.
 */
export const independentPairs: readonly JudgedPair[] = [
  { pairs: same(), verdict: 'same' as const },
  { pairs: apart(), verdict: 'apart' as const },
].flatMap(({ pairs, verdict }) =>
  pairs
    .trim()
    .split('\n')
    .map((pair): JudgedPair => {
      const [one = '', other = ''] = pair.split('  |  ')
      return [one, other, verdict]
    }),
)

function same(): string {
  return `
1 can Evaporated Milk  |  12 ounces evaporated milk
6 Medium Mushrooms (Cut smallish and small stalk)  |  1/3 cup Button mushrooms, thinly sliced
1 tbsp finely chopped fresh cilantro  |  2 tablespoons chopped fresh cilantro, plus a few leaves for garnish
A tablespoon of baking powder  |  1 teaspoon baking powder
3/4 Cup Full-Fat Coconut Milk or Heavy Cream  |  2 (14-ounce/398 mL) cans full-fat coconut milk*
8 ounces (226g) cream cheese, softened  |  4 tsp cream cheese
1 glass dry white wine  |  4 dl (1.5 cups) white wine
1/2 cup cooked chickpeas ((cooked from scratch or drained and rinsed canned chickpeas), patted dry)  |  1 can chickpeas / garbanzo beans, drained
2 tablespoons of sugar (brown sugar works too)  |  3 cups sugar
2/3 cup (135 g) sugar  |  2 tsp Sugar
1 1/4 cups Pecorino Romano (freshly grated, from a good quality block)  |  1 1/2 cups grated Pecorino Romano cheese
1 tbsp garlic powder  |  ½ teaspoon EACH: garlic powder AND smoked paprika
1 teaspoon black pepper  |  salt and ground black pepper to taste
½ cup heavy whipping cream  |  ¼ cup heavy cream
2 tbsp unsalted butter, softened  |  1/3 cup unsalted butter (softened)
½ tbsp Pickle liquid  |  1 tbsp pickle juice (optional)
0.25 cup olive oil  |  4 tablespoons olive oil
½ cup plain greek yogurt  |  100 mL Greek Yogurt
4 pork chops  |  500 g / 1 lbs porkchops
Oil or Crème Fraîche  |  3T neutral oil
2 tablespoons chopped fresh parsley  |  2 sprig Parsley leaves, chopped (optional)
1 large yellow bell pepper, diced  |  1/2 each Green, Red, and Yellow Bell Pepper, thinly sliced
dash of pepper (1/8 teaspoon or less)  |  1/4 tsp black pepper
1 tbsp Worcestershire Sauce  |  Worcestershire Sauce, to taste
¼ cup of lemon juice, more to taste  |  1 lemon juiced
Dry oregano  |  ½ tbsp dried oregano
¼ cup honey  |  2 tbsp honey
A large glass of red wine (approx. 250ml)  |  1 bottle 700ml red wine (I prefer Primitivo/Zinfandel), don't buy a cheap cooking wine, you want to drink it :)
¾ cup milk  |  200 g milk (dairy or non-dairy)
2 Tbsps olive oil  |  olive oil q.b. (quanto basta – ‘enough’)
3 tbsp Seasoned salt  |  2 tablespoons seasoned salt (recommended: Jane's Crazy Mixed-Up Salt)
½ cup sugar  |  3 tablespoons (38g) sugar
75 g plain flour  |  1 Cup all-purpose flour
2 tablespoons hoisin sauce  |  1/4 cup Hoisin sauce
onion or garlic  |  2 brown onions
2 lbs boneless skinless chicken thighs  |  1.6kg chicken thighs, trimmed and cut into thirds
3/8 - 1/2 cup (90 g - 120 g) maple syrup (depending on how sweet you want the energy bites to be)  |  1 1/2 Tablespoons maple syrup
4 Plums  |  1 1/2 pounds ripe plums, sliced 1/4-inch thick (4 or 5 medium)
1/4 tsp ground ginger  |  ¼ teaspoon ginger powder
3/4 cup milk, scalded  |  1 cup whole milk (240ml)
1 cup butter (cold, unsalted, two sticks)  |  100 g unsalted butter, very soft, plus extra to grease
2 teaspoons espresso powder  |  1 tsp. espresso powder
A quarter of a pound of grated stale bread.  |  One pound of grated stale bread, or, half a pound of flour and half a pound of bread.
1/4 cup unseasoned rice vinegar  |  2 tablespoons rice vinegar (or any non-balsamic vinegar)
100 gr dark chocolate  |  Dark Chocolate
1 tsp ground cinnamon  |  Pinch Simply Nature Organic Ground Cinnamon
Guacamole  |  Guacamole or diced avocado
3 teaspoons butter  |  1 stick unsalted butter (frozen or very cold)
300ml beef stock  |  4 cups of beef stock (or quality beef bullion such as "Better than Bullion" or equivalent and 4 cups water)
1 tablespoon milk  |  1 cup whole milk
sliced lemon  |  Lemon/lime or vinegar
cilantro (measure with your heart (or about 1/3 cup))  |  fresh cilantro for garnish
1/2 cup Marzetti Simply Balsamic Vinaigrette (Or a similar brand)  |  2 tbsp balsamic vinaigrette
1/3 cup Button mushrooms, thinly sliced  |  ½ lb mushrooms
50 gms melted Lurpak butter  |  1 stick butter 110 gr
1/3 cup granulated sugar  |  3 tablespoons granulated sugar
1 kg potatoes  |  600g Potatoes
2 Large grated garlic cloves  |  6 cloves of garlic, cut into slivers
¼ cup butter (softened)  |  ½ cup unsalted butter
Rice  |  2 cups cooked rice
½ reduced-salt vegetable stock cube, made up to 250ml  |  1 tsp vegetable bouillon
¼ cup pure maple syrup, plus 1/3 cup pure maple syrup  |  ¼ teaspoon Specially Selected 100% Pure Maple Syrup
1/4 cup Kefir plain unsweetened (or buttermilk)  |  Kefir (if not available - sour yoghurt or buttermilk) about 150-300 ml per serving
2 tsp Ginger, finely grated  |  2 inch minced ginger (similar amount as garlic)
2 tbsp. finely chopped Italian parsley  |  Minced parsley (for garnish)
Sugar (100 g)  |  1 tablespoon sugar (to balance the acidity of the tomatoes)
1 teaspoon of vanilla  |  1/4 teaspoons vanilla extract
1/2 cup sour cream ( or thick Greek yogurt)  |  coles sour cream, to serve
1/2 cup Butter, melted  |  1/4 a stick of butter
8 oz Cream Cheese  |  8 ounces cream cheese (softened)
(optional) ½ cup of strong cheddar cheese, grated  |  ¾ cup grated sharp cheddar cheese
½ cup fresh cilantro leaves  |  handful cilantro, roughly chopped
1 teaspoon cumin  |  4 dash ground cumin
thyme  |  Thyme, rosemary and some bay leaves.
1 Large Egg  |  5 large egg whites
1.5oz (40g) parmesan cheese, grated  |  Parmigiano Reggiano
300-400g ground beef  |  300 grams beef mince
2-4 ounces goat cheese, crumbled  |  2 oz Goat cheese crumbles
2 tablespoons (28 g) extra-virgin olive oil  |  1 cup plus 1 tablespoon / 235 g extra-virgin olive oil, plus more for drizzling
Noodles or rice  |  16 ounces noodles (or rice for serving)
1 tablespoon chopped chives (plus more for topping)  |  minced fresh chives for serving
1/4 cup raisins  |  a small handful of dates, raisins, dried apricots or prunes (optional -- you can experiment with these; they can bring out some nice flavors.)
1 large Spanish Onion, thinly sliced  |  1/2 onion minced
¼ cup chopped fresh Italian parsley  |  1 Tbsp Finely Chopped Italian Parsley
6 Tbs cocoa powder  |  ¾ cup (175 mL) unsweetened cocoa powder
2 brown onions  |  1 onion (finely diced (about 1 cup))
2 tbsp sugar  |  1/2 cup sugar
Sugar (100 g)  |  1 1/3 cups sugar (for mixing with berries)
2 cup Parsley (fresh), chopped  |  3 tbsp Chopped Fresh Parsley
1 cup flour  |  1 3/4 cup all purpose flour
3 tbsp lime juice  |  Juice of 2-3 Limes
2 tablespoons cinnamon  |  2 teaspoons ground cinnamon (divided)
A quarter of a pound of fresh butter—washed.  |  1 stick unsalted butter (frozen or very cold)
2 tsp bicarbonate of soda  |  1 teaspoon baking soda
15 oz can pumpkin purée  |  2 (15 ounce) cans pumpkin puree
250g coriander leaves  |  ½ cup fresh cilantro leaves
1 Tsp sugar  |  1 tablespoon sugar
2 x 400 g / 14 oz can of plum tomatoes* (I use Cirio)  |  1 can (398 ml/14 oz) plum tomatoes, drained
1 1/2 tsps McCormick Gourmet™ Organic Cinnamon, Ground Saigon  |  Cinnamon *2 teaspoons*
½ teaspoon crushed red pepper flakes  |  1 red chilli* or ½-1 tsp chilli flakes, adjust to preference
125g flour  |  3 cups (372g) all purpose flour
1 peeled white onion  |  1 small onion, chopped
3/4 cup Enriched Long Grain Rice  |  A quarter of a pound of rice.
130g caster sugar  |  1 1/2 cups caster sugar
1/2 cup finely diced onion  |  Onion, roughly chopped
4cm ginger  |  1 Tbsp Fresh Ginger, grated
½ teaspoon Simply Nature Organic Ground Cumin  |  1 1/2 tsp ground cumin
1/8 teaspoon white pepper  |  1/4 tsp white pepper
1 cup salted butter (melted)  |  6 Tablespoons cold salted butter
1 medium ripe mango, peeled, flesh cut from the pit and diced  |  1 ripe mango (peeled and pitted)
Freshly cracked black pepper to taste  |  dash pepper
200g (7 oz) butter  |  1/3 cup unsalted butter, (softened (close to room temp is best))
2 tablespoons vegetable shortening  |  1/2 cup shortening
Chopped fresh parsley, for serving  |  1/4-1/2 cup chopped parsley
25 g butter  |  2 tbsp butter, plus extra, melted, for brushing
3 tablespoon butter (unsalted)  |  1/2 cup unsalted butter, very soft
500g new potato  |  12 baby potatoes, blanched
Boneless Chicken 1/2lb, cubed  |  1 lb Chicken breast
1/2 tsp cinnamon powder  |  dash Cinnamon
½ tsp. Black Pepper Powder (freshly ground)  |  dash pepper
¼ teaspoon ground nutmeg  |  dash nutmeg
Lemon juice (optional)  |  Lemon juice 1 tbsp
1/2 Cup ground meat (optional)  |  1 1/2 lb. ground beef
1 tablespoon of sweet paprika  |  paprica
1 lime, cut into wedges  |  green onions, toasted sesame seeds, and lime wedges (for serving (optional))
3 1/2 cups all-purpose flour  |  100g Plain Flour
16 ounces linguine  |  200 g / 7 oz linguine or spaghetti (gluten-free if needed)
3/4 cup bread crumbs (gluten-free if preferred)  |  ¾ cup unseasoned breadcrumbs
1/4 tsp McCormick Gourmet™ Organic Ginger, Ground  |  1/4 tsp ground ginger
1 teaspoon smoked hot or smoked sweet paprika  |  ½ tsp smoked paprika
1 tablespoon sugar (to balance the acidity of the tomatoes)  |  1 cup coconut sugar (you can also use white sugar)
1 pound (500g) spaghetti (or similarly shaped pasta)  |  12 oz spaghetti (or pasta of choice (gluten-free if preferred))
4 ounces semisweet chocolate, roughly chopped or chips  |  2/3 cup chocolate chips
1/2 lb Baby Tomatoes  |  12 ounces cherry or grape tomatoes, sliced in half
50 ml bourbon, brandy, or cognac (optional)  |  A glass of brandy.
`
}

function apart(): string {
  return `
1 tbsp Sichuan peppercorns crushed  |  1 tablespoon Black Peppercorns
16 kalamata pitted olives (sliced)  |  100g green olives, pitted
0.5 spoon sugar  |  2/3 cup coconut sugar
1/3 tsp red pepper flakes (optional)  |  1 tablespoon dried onion flakes (use up to 2 T. for maximum flavor)
1/2 cup panko bread crumbs ( [See Note 2])  |  150g bread crumbs
2 teaspoons (10 mL) pure vanilla extract  |  1/2 tsp. maple extract (optional)
2 x 400g tins chopped plum tomatoes  |  100 g / 3.5 oz cherry tomatoes (optional)
1 cup hot sauce (I use Frank's RedHot)  |  1/4 cup Homemade Marinara Sauce
5 tablespoons of extra virgin olive oil  |  3T neutral oil
2 cups self-rising flour  |  2 1/2 cups all-purpose flour
1/2 teaspoon garlic salt  |  3/4 teaspoon salt
1/4 cup sugar  |  1/4 cup (30 grams) powdered sugar
⅓ cup granulated sugar  |  1/4 cup (30 grams) powdered sugar
1/2 tsp. dried Chives  |  2 tbsp chopped chives
1 tsp. espresso powder  |  ½ tsp. onion powder
4 green hot peppers , fried in oil (optional)  |  1 Red Chili Pepper
⅔ cup (4 oz/115 g) dark brown sugar  |  100-200 g white sugar
400g risotto rice (Arborio, Carnaroli or Vialone Nano)  |  1/3 cup rice
Pepper.  |  white pepper
1 tsp pepper  |  1 cup finely chopped Green Pepper
1 1/2 cups of sugar  |  ⅓ cup light brown sugar (73g)
1 cup cider vinegar (5% acidity)  |  1 tsp white vinegar
400g tin chopped tomatoes  |  400g can crushed tomatoes
1 tsp. garlic powder  |  1/4 teaspoon chili powder
3/4 cup Enriched Long Grain Rice  |  3/4 cup Arborio Rice
Yeast Flakes  |  1 cup crushed corn flakes
1/3 cup olive oil  |  2 tablespoons canola oil
1 cup (230 grams) heavy cream  |  Sour Cream (optional)
250ml cream  |  1/4 cup reduced fat sour cream
Guanciale or Smoked Pancetta (cleaned and cubed): 150 g | 5 oz  |  1/3 lb salt pork
Tabasco  |  3/4 cup hot sauce ([See Note 3])
1/2 cup dry white wine  |  6-8 oz red wine
1 cup milk (whole milk recommended)  |  200ml coconut milk
100-200 g white sugar  |  some vanilla sugar (optional)
2 pounds (907g) fresh strawberries, hulled and quartered  |  1 cup frozen strawberries
3 tablespoons Olive Oil  |  1 tablespoon sesame oil
1 cup plus 1 tablespoon / 235 g extra-virgin olive oil, plus more for drizzling  |  2 tbsp chili oil
½ cup plain yogurt (whole milk)  |  120ml fat-free yogurt
3 Tbsp white sugar  |  2 tablespoons brown sugar
¾ cup brown lentils  |  3 cups red lentils
1/4 cup unseasoned rice vinegar  |  1 tablespoon cider vinegar
8 oz mascarpone cheese (at room temperature)  |  Cheese (I usually use Gouda)*
¼ cup grated Parmesan-Romano cheese blend  |  Shredded Mexican cheese blend or cheddar cheese
Some slices of bell pepper**  |  1 Tbsp Pepper
700g tomato sauce  |  chili sauce (e.g Sriracha)
1 large Onion, finely diced  |  1 cups sliced red onion
1/2 tsp garlic powder  |  1 teaspoon Indian Kashmiri Powder (Red Chili Powder, more or less to taste)
1 large red bell pepper, diced  |  2 medium Green Bell Peppers
1/2 cup chocolate syrup + 1 tbsp  |  1 tablespoon maple syrup
1 cup all-purpose flour, plus extra for the pan  |  137g bread flour
500ml sugar  |  1/4 cup coconut sugar (or brown sugar)
1 cup sugar  |  ¼ cup powdered sugar
2 lb chuck roast  |  Beef slices or strips
Chocolate (70 g) (optional)  |  1.8 oz 50 g melted dairy free white chocolate for the drizzle (optional)
1 cup shredded cheddar or Mexican blend cheese  |  1/2 cup cream cheese
2 tablespoons sriracha hot sauce  |  4 tablespoons Taco sauce, I like to use the Taco Bell mild sauce that I buy from Walmart
5 pieces Thai chili pepper (chopped)  |  Salt + Pepper
1 – 1.5 cup almond milk (depending on desired thickness)  |  400 milliliters soya milk
1 Tbsp of Chilli Powder or Hungarian Smoked Paprika  |  1/2 tsp cinnamon powder
1 teaspoon Green onions (thinly sliced)  |  20 grams Red onion
1/4 cup sour cream (reduced fat)  |  1 cup coconut cream (canned, unsweetened)
½ cup olive oil  |  peanut oil (or other neutral flavoured oil), for frying
15 oz can white beans (drained)  |  15 oz can butter beans, (drained and rinsed (439g))
2 Tbsp Thai Red Curry Paste  |  2 tbsp tomato paste (tomato puree)
15 oz can butter beans, (drained and rinsed (439g))  |  1 can of black beans
1/3 cup Button mushrooms, thinly sliced  |  2 16 oz. baby portobello mushrooms (washed, sliced)
4 tablespoons matcha powder (culinary grade)  |  ½ tsp chili powder
3 large onions, sliced thin  |  3 Tbsp Finely Sliced Green Onions
bbq sauce for coating meat (optional)  |  Worcestershire Sauce, to taste
1/4 tsp granulated garlic  |  garlic cloves
1 tsp sea salt  |  Garlic salt
1 cup dark soy sause  |  Soy or teriyaki sauce
2 tablespoons extra-virgin olive oil  |  1 tablespoon toasted sesame oil (see notes)
adobo seasoning  |  3 teaspoons taco seasoning
Dark chocolate  |  1.8 oz 50 g melted dairy free white chocolate for the drizzle (optional)
8 ounces Dill Havarti (Diced)  |  ~40g Edam cheese
500g new potato  |  1 kg / 2 lbs potatoes
1 tsp cayenne pepper  |  pepper to taste
1/4 cups green onion, chopped  |  1/3 cup grated onion
Extra virgin olive oil  |  3T neutral oil
⅓ cup whipped cream cheese, room temperature  |  Crumbled cotija cheese
2 cups blueberry pie filling (this is one recipe's worth)  |  1 28 oz. can Cherry pie filling
40g palm sugar  |  ¾ cup sugar (150 gr)
2 cups (181g) quick oats  |  1/2 cup Large Flake Oats (no partially cooked quick-oats allowed!)
2 c. granulated sugar  |  1 ½ cup raw cane sugar
1.5 cups jam sugar  |  60 grams caster sugar (plus extra for dusting)
64oz Beef Broth  |  2 3/4 Cups Chicken Broth or Water
1 Tablespoon brown sugar (optional, can use Truvia brown sugar substitute)  |  1 cup (200g) organic cane sugar
1/4 cup Granulated sugar  |  1/4 Cup Brown Sugar
1 medium-sized tomato  |  1 28 oz can crushed tomatoes
One 1-Ib / 455g piece kabocha squash, seeded  |  3 medium yellow squash, cut into 1/2 inch pieces
2 oz Goat cheese crumbles  |  4 oz garlic herb goat cheese
1 tsp Truffle salt  |  ⅛ teaspoon salt (or to taste )
Bean Sprouts  |  1 cup brussels sprouts (thinly sliced)
1/2 teaspoon dried fenugreek leaves  |  1 each bay leaves
1⁄3 cup olive oil  |  1 1/2 Cups Cooking oil Used to fry the chicken
1/2 tsp baking powder  |  50g cocoa powder
4 Round squash  |  1 small yellow squash, cut in half and sliced ¼” thick
2 tablespoons sriracha hot sauce  |  1/3 cup reduced sodium soy sauce (or gluten-free tamari)
1 tbsp Garlic powder  |  1 tsp. espresso powder
1-1/2 cups plain yogurt  |  1/3 cup plain Greek Yogurt
fried tomato sauce  |  3 Tbsp Soy Sauce
Red pepper  |  1/4 tsp freshly ground black pepper
1kg (2.2lb) - Sweet Potato, Diced  |  2 large potatoes (Yukon Gold preferred, but any quality potatoes work)
~5 – 6 Campari tomatoes, sliced about ¼” thick  |  3 cups cherry tomatoes
1/2 cup soy sauce  |  150 g tomato sauce
1 tbsp extra-virgin olive oil  |  peanut oil (or other neutral flavoured oil), for frying
1 cup Jasmine Rice (optional)  |  500 g of bomba rice
1 cup vegan parmesan cheese (115g)  |  4 oz cream cheese, softened
1/2 cup sugar  |  1 tablespoon light brown sugar
2 lbs Onions  |  1 cup Pearl Onion, optional the chef used Aunt Nellie’s
Salt Pepper  |  1 Bell Pepper, seeded and sliced
Salt and fresh cracked black pepper, to taste  |  1/2 cup Diced Bell Pepper
12 oz marinated artichokes (drained and roughly chopped)  |  1 Tbsp Hemp Hearts
1 teaspoon garlic powder  |  1/2 cup unsweetened cocoa powder
3 tablespoons neutral oil (such as vegetable, canola, or avocado oil; divided)  |  1/4 cup olive oil
Almonds  |  1 cup (110 g) ground almonds (or almond flour)
16 ounces burrata cheese  |  8 ounces Mozzarella cigliene
1 cup oat flour (gluten-free if needed)  |  185g/6½oz plain flour
1 can of diced tomatoes  |  Handful of chopped tomatoes
Beef or [chicken stock](/chicken-stock-bone-broth)  |  1 Lb. (450 g) beef (flank or skirt steak is ideal)
Sweet and spicy red pepper  |  chili pepper (optional)
3 sausages (225 grams)  |  1 pound sausage (chopped rookworst, smoked sausage)
cloves (not garlic cloves, just cloves): 5  |  2 cloves garlic, (minced)
1/2 cup raw and unsalted pepitas  |  2 cups fresh pumpkin seeds
1/4 teaspoon ginger  |  1 Tbsp Fresh Ginger, grated
`
}

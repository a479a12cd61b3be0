import type { Phrasings } from '#domain/recipe/properties/table/phrasings.ts'

/** The rule was made by these. */
export const leftOutPhrasings: Phrasings = {
  danger: [
    ['2 lb pork shoulder', 'Leave the pork out overnight to marinate at room temperature. Roast to 165°F.'],
    ['6 eggs', 'Boil the eggs for 12 minutes, then keep on the counter for 3 days.'],
    ['2 cups white rice', 'Cook the rice for 18 minutes. Leave it on the counter until tomorrow, then fry it.'],
    [
      '4 potatoes',
      'Wrap the potatoes in foil, bake at 400°F for an hour, and leave in the foil on the counter for 2 days.',
    ],
    ['1 turkey (12 lb)', 'Thaw the turkey on the counter. Roast to 165°F.'],
    [
      '1 lb chicken thighs\n4 cups water',
      'Simmer the chicken in the water for 40 minutes, to 165°F. Let the soup stand at room temperature for 8 hours.',
    ],
    ['1 lb shrimp', 'Boil the shrimp for 3 minutes. Arrange on a platter and leave at room temperature for 5 hours.'],
    ['1 lb ground beef', 'Brown the beef to 160°F. Store in a dark cupboard for up to a week.'],
  ],
  safe: [
    ['2 lb pork shoulder', 'Marinate the pork in the fridge overnight. Roast to 165°F.'],
    ['1 ribeye steak', 'Let the steak come to room temperature, 45 minutes. Sear to 145°F.'],
    ['6 eggs', 'Boil the eggs for 12 minutes. They keep in the refrigerator for 5 days.'],
    ['1 turkey (12 lb)', 'Thaw the turkey in the refrigerator for 3 days, not on the counter. Roast to 165°F.'],
    ['1 lb dried chickpeas', 'Soak the chickpeas overnight at room temperature. Boil for 1 hour.'],
    [
      '3 cups flour\n2 eggs\n1 tsp yeast\n1 cup milk',
      'Mix everything and let the dough rise at room temperature overnight. Bake at 375°F for 40 minutes.',
    ],
    ['1 lb chicken thighs', 'Roast the chicken to 165°F. Do not leave it at room temperature for more than 2 hours.'],
    [
      '4 egg whites\n1 cup sugar',
      'Age the egg whites at room temperature overnight. Whip with the sugar and bake at 250°F for 1 hour.',
    ],
  ],
}

/** Written down before the rule was begun, and not looked at until it was done. */
export const heldBackLeftOut: Phrasings = {
  danger: [
    ['3 lb chicken wings', 'Set the frozen wings on the kitchen counter to defrost for the day. Fry them to 165°F.'],
    ['1 lb ground turkey', 'Cook the turkey to 165°F and let it sit out all night before you make the sandwiches.'],
    [
      '2 lb beef chuck',
      'Braise the beef for 3 hours. Let the stew stand on the stove, unheated, until the next morning at room temperature.',
    ],
    [
      '1 lb salmon fillet',
      'Poach the salmon for 12 minutes and leave it, uncovered, at room temperature for 6 to 8 hours.',
    ],
    ['8 eggs', 'Hard-boil the eggs. Hide them in the yard, collect them after six hours at room temperature, and eat.'],
    ['2 cups long-grain rice', 'Boil the rice until tender. Keep it in the pot on the countertop overnight.'],
    [
      '2 lb potatoes',
      'Boil the potatoes until tender. Keep the potatoes at room temperature for three days until you fry them.',
    ],
    ['1 can black beans', 'Simmer the beans for 20 minutes. Leave unrefrigerated overnight so the flavors meld.'],
    ['1 whole chicken', 'Rub the chicken with salt and let it stand at room temperature for 5 hours. Roast to 165°F.'],
    ['1 lb cooked ham', 'Slice the ham and keep it on the buffet at room temperature for 7 hours.'],
  ],
  safe: [
    ['1 whole chicken', 'Let the chicken stand at room temperature for 30 minutes before roasting. Roast to 165°F.'],
    [
      '2 lb beef chuck',
      'Braise for 3 hours. Cool, and refrigerate overnight; the next day bring it to room temperature and reheat.',
    ],
    ['1 lb salmon fillet', 'Cure the salmon in the fridge for 2 days. Serve at room temperature.'],
    ['8 eggs', 'Hard-boil the eggs. Never keep them on the counter for hours.'],
    ['2 lb potatoes', 'Store the raw potatoes in a dark pantry for up to a month. Boil them until tender.'],
    ['1 cup flour\n2 eggs\n1 cup sugar', 'Bake the cake for 40 minutes. Store at room temperature for 3 days.'],
    [
      '2 cups long-grain rice',
      'Boil the rice until tender. Spread it out and refrigerate it within an hour; keep it for 3 days.',
    ],
    ['1 lb shrimp', 'Defrost the shrimp in a bowl of cold water on the counter for 30 minutes. Boil for 3 minutes.'],
    ['2 cups milk', 'Warm the milk, stir in the culture, and leave at room temperature for 12 hours until thick.'],
    ['1 lb dried black beans', 'Leave the beans to soak on the counter overnight, then simmer for 90 minutes.'],
  ],
}

/** Any of the words between commas, which are patterns in the plain words of a list. */
function anyOf(text: string): RegExp {
  const words = text.trim().replaceAll(/\s+/g, ' ').split(', ')
  return new RegExp(String.raw`\b(?:${words.join('|')})\b`)
}

/** What crunches as it is. */
export const crunchy = anyOf(String.raw`
  nuts?, almonds?, walnuts?, pecans?, cashews?, peanuts?, pistachios?, hazelnuts?, seeds?, chips, granola, cereal, flakes, breadcrumbs?,
  panko, cucumbers?, celery, radish(?:es)?, cabbage, slaw, lettuces?, romaine, apples?, carrots?, croutons?, crackers?, pretzels?, snow peas,
  snap peas, water chestnuts?, jicama, peppers?, onions?, fennel, noodles, popcorn, popping corn, tortillas?, bean sprouts?, pomegranate,
  sugar, cookies, kohlrabi, endive, pears?
`)

/** What makes a dish hot, or has a bite. */
export const hotFoods = anyOf(String.raw`
  chil(?:e|es|i|ies), chilli, pepper flakes, cayenne, hot sauce, sriracha, jalapenos?, serranos?, habaneros?, harissa, gochujang, gochugaru,
  sambal, curry, horseradish, wasabi, mustard, chipotles?, kimchi, salsa, cajun, creole, jerk, berbere, andouille, chorizo, nduja,
  pepperoncini, giardiniera, paprika, pepper jack, buffalo, ginger, black pepper, peppercorns?, rotel, doubanjiang, aleppo, piri piri, green
  chile, hot italian sausage, hot (?:\w+ )?sausages?, spicy, hot
`)

/** What makes a dish creamy, stirred in or mashed. */
export const creams = anyOf(String.raw`
  creams?, creamy, milk, half-and-half, yogurt, cheeses?, cheddar, parmesan, mozzarella, feta, brie, ricotta, mascarpone, creme, butter,
  avocados?, tahini, cashews?, mayonnaise, hummus, tofu, eggs?, yolks?, oats?, polenta, grits, cornmeal, semolina, potatoes, potato, rice,
  bananas?, beans, chickpeas, lentils, peas, squash, cauliflower, gelato, custard, pudding, labneh, paneer
`)

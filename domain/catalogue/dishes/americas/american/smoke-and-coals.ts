import type { DishEntries } from '#domain/catalogue/dish-entry.ts'

/** What spends the day in the smoke of a covered grill. */
export const smokeAndCoals: DishEntries = {
  'smoked-ribs': {
    names:
      'smoked ribs, smoked spareribs, smoked spare ribs, smoked pork ribs, smoked baby back ribs, smoker ribs, ribs in a smoker, ribs on the smoker, 3 2 1 ribs, low and slow ribs, grill smoked ribs, st louis ribs smoked',
    title: 'Smoked Spareribs',
    family: 'barbecue',
    near: 'bbq-ribs slow-cooker-bbq-ribs',
    beside: 'coleslaw baked-beans potato-salad',
    weight: 3,
    level: 3,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled',
    equipment: 'Grill',
    weather: 'warm',
    serves: 6,
    salt: 0.55,
    list: `
      protein spareribs 2200 in whole racks, membrane pulled off
      sauce yellow-mustard 30
      sweetener brown-sugar 60
      ground-spice sweet-paprika 16
      ground-spice chili-powder 8
      ground-spice garlic-powder 6
      ground-spice onion-powder 6
      chile cayenne 0.8?
      pepper pepper 5
      liquid apple-juice 120
      acid cider-vinegar 45
      sauce bbq-sauce 180
      salt
    `,
    steps: `
      3 Soak four handfuls of hickory or apple wood chips in water. Mix {brown-sugar, sweet-paprika, chili-powder, garlic-powder, onion-powder, cayenne, pepper, salt}.
      5 Rub {spareribs} with {yellow-mustard} and press the spice onto both sides.
      5+15 Light half of a covered grill, coals or gas, and leave the other half without fire under the grate. Set a pan of water over the unlit half. When the lid reads 250°F (120°C), put half of the chips on the coals, or in a foil packet with holes over the flame.
      4+165 Lay the racks over the unlit half, bones down, cover, and smoke at 225 to 250°F (110 to 120°C) for 2 3/4 hours. Add the rest of the chips after an hour, and fresh coals as they are needed.
      4+100 Wrap each rack in two sheets of foil with {apple-juice, cider-vinegar}. Cook for 1 hour 40 minutes more, until a rack nearly breaks when you lift it by one end, about 200°F (93°C) between the bones.
      4+25 Unwrap, brush with {bbq-sauce}, and set the racks back over the unlit half, covered, until the glaze is tacky, 25 minutes.
      2+10 Let them stand for 10 minutes and cut between the bones.
    `,
    face: 'Spareribs with a dark bark, a pink ring of smoke and a glaze that sticks to the fingers',
    why: 'Smoke comes first, while the meat is cool and takes it in; foil makes it tender, and open heat sets the glaze',
  },
  'smoked-brisket': {
    names:
      'smoked brisket, smoked beef brisket, texas smoked brisket, smoker brisket, brisket in a smoker, brisket on the smoker, brisket on the grill, texas style smoked brisket, grill smoked brisket, bbq smoked brisket',
    title: 'Smoked Brisket',
    family: 'barbecue',
    near: 'beef-brisket braised-brisket',
    beside: 'coleslaw baked-beans potato-salad',
    weight: 3,
    level: 4,
    types: 'Main Dish',
    meals: 'Dinner, Lunch',
    methods: 'Grilled',
    equipment: 'Grill',
    weather: 'warm',
    serves: 8,
    least: 6,
    salt: 0.75,
    list: `
      protein brisket 2000 flat cut, its cap of fat trimmed to 1/4 inch
      pepper pepper=coarsely_ground_black_pepper/pepper 14
      ground-spice garlic-powder 8
      ground-spice sweet-paprika 6
      sauce yellow-mustard 30
      stock beef-stock 120
      salt
    `,
    steps: `
      6+20 Pat {brisket} dry and coat it with {yellow-mustard}. Mix {pepper, garlic-powder, sweet-paprika, salt} and press it on all over. Let it stand while you light the fire.
      6 Light half of a covered grill or a smoker and set a pan of water over the unlit half. When it holds 250°F (120°C), lay three chunks of oak or hickory on the coals, or a foil packet of chips over the flame.
      3+210 Lay the meat over the unlit half, fat side up, with the thicker end toward the heat. Cover and smoke for 3 1/2 hours at 240 to 260°F (115 to 127°C), adding wood after one hour and after two, until it is the color of mahogany and about 160°F (71°C) inside.
      4+150 Wrap it tightly in two layers of butcher paper or foil with {beef-stock}. Cook, without more wood, until a skewer slides in without a push, about 203°F (95°C), 2 1/2 hours. Go by the feel and not by the clock.
      1+60 Let it rest, still wrapped, in a cooler or a turned-off oven for 1 hour.
      5 Slice it across the grain, as thick as a pencil, and moisten it with the juices from the wrapping.
    `,
    face: 'Salt, pepper, oak and a whole day: slices that bend over a finger and pull apart with a tug',
    why: 'Wrapped when its crust is set, the meat keeps its juice through the hours that turn it tender, and a long rest spreads it',
  },
}

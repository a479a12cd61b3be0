import type { DishEntries } from '#domain/catalogue/dish-entry.ts'
import { bigSandwiches } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/big-sandwiches.ts'
import { blenderAndEggBreakfasts } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/blender-and-egg-breakfasts.ts'
import { burgers } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/burgers.ts'
import { chickenAndVegetableSoups } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/chicken-and-vegetable-soups.ts'
import { coldSandwiches } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/cold-sandwiches.ts'
import { deskLunches } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/desk-lunches.ts'
import { dinerPlates } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/diner-plates.ts'
import { eggBreakfasts } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/egg-breakfasts.ts'
import { eggsAndBread } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/eggs-and-bread.ts'
import { griddleBreakfasts } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/griddle-breakfasts.ts'
import { hotSandwiches } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/hot-sandwiches.ts'
import { lunchJars } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/lunch-jars.ts'
import { lunchSalads } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/lunch-salads.ts'
import { lunchboxes } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/lunchboxes.ts'
import { microwaveDishes } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/microwave-dishes.ts'
import { moreBreakfasts } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/more-breakfasts.ts'
import { moreBurgers } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/more-burgers.ts'
import { moreSandwiches } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/more-sandwiches.ts'
import { morningStandbys } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/morning-standbys.ts'
import { oatsAndBowls } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/oats-and-bowls.ts'
import { plainNoodlesAndRice } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/plain-noodles-and-rice.ts'
import { plainSkillets } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/plain-skillets.ts'
import { smallChildren } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/small-children.ts'
import { softAndSoothing } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/soft-and-soothing.ts'
import { thickSoups } from '#domain/catalogue/dishes/americas/american-lunch-and-breakfast/thick-soups.ts'

/** Sandwiches, burgers, soups, salads and breakfasts of American kitchens. */
export const americanLunchAndBreakfast: DishEntries = {
  ...burgers,
  ...chickenAndVegetableSoups,
  ...coldSandwiches,
  ...dinerPlates,
  ...eggBreakfasts,
  ...griddleBreakfasts,
  ...hotSandwiches,
  ...lunchSalads,
  ...microwaveDishes,
  ...moreBreakfasts,
  ...moreSandwiches,
  ...oatsAndBowls,
  ...eggsAndBread,
  ...thickSoups,
  ...blenderAndEggBreakfasts,
  ...moreBurgers,
  ...bigSandwiches,
  ...plainNoodlesAndRice,
  ...plainSkillets,
  ...smallChildren,
  ...lunchboxes,
  ...softAndSoothing,
  ...lunchJars,
  ...morningStandbys,
  ...deskLunches,
}

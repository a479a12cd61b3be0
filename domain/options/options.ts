import { plain } from '#domain/plain-text.ts'

/** Every list of choices that the product offers, as the specification words them. One place; labels are what people read. */

export const dietsOfRequest = [
  'None',
  'Vegan',
  'Vegetarian',
  'Keto',
  'Gluten Free',
  'Paleo',
  'Mediterranean',
  'Low Carb',
  'Dairy Free',
  'Nut Free',
] as const

export const cuisinesOfRequest = [
  'American',
  'Mexican',
  'French',
  'Spanish',
  'Italian',
  'Asian',
  'Mediterranean',
  'Indian',
  'Thai',
  'Chinese',
  'Japanese',
  'Korean',
  'Middle Eastern',
] as const

export const recipeTypes = [
  'Main Dish',
  'Appetizer',
  'Dessert',
  'Soup',
  'Salad',
  'Side Dish',
  'Snack',
  'Beverage',
] as const
export const mealTimes = ['Breakfast', 'Lunch', 'Dinner', 'Late Night', 'Snack'] as const
export const spiceLevels = ['Mild', 'Medium', 'Hot', 'Very Hot', 'Extremely Hot'] as const
export const cookingMethods = [
  'Baked',
  'Grilled',
  'Fried',
  'Steamed',
  'Roasted',
  'Sautéed',
  'Boiled',
  'Braised',
  'Slow Cooked',
  'Raw/No Cook',
] as const
export const complexities = ['Beginner', 'Intermediate', 'Advanced', 'Professional'] as const
export const seasons = ['Spring', 'Summer', 'Fall', 'Winter'] as const
export const equipmentOfRequest = [
  'Oven',
  'Stovetop',
  'Microwave',
  'Air Fryer',
  'Slow Cooker',
  'Instant Pot',
  'Blender',
  'Food Processor',
  'Stand Mixer',
  'Grill',
  'Toaster Oven',
  'Rice Cooker',
] as const

export const dietsOfProfile = [
  'None',
  'Vegetarian',
  'Vegan',
  'Pescatarian',
  'Keto',
  'Paleo',
  'Mediterranean',
  'Gluten-Free',
  'Dairy-Free',
  'Nut-Free',
  'Low-Carb',
  'Low-Fat',
  'Diabetic-Friendly',
] as const
export const dietsOfMenus = [
  'Vegetarian',
  'Vegan',
  'Gluten-Free',
  'Dairy-Free',
  'Keto',
  'Paleo',
  'Low-Carb',
  'High-Protein',
  'Heart-Healthy',
  'Diabetic-Friendly',
] as const
export const allergiesOfProfile = [
  'None',
  'Dairy',
  'Eggs',
  'Fish',
  'Shellfish',
  'Tree Nuts',
  'Peanuts',
  'Wheat/Gluten',
  'Soy',
  'Sesame',
] as const
export const skillLevels = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const
export const cuisinesOfProfile = [
  'Italian',
  'Mexican',
  'Asian',
  'American',
  'Mediterranean',
  'Indian',
  'French',
  'Thai',
  'Chinese',
  'Japanese',
  'Middle Eastern',
  'Latin American',
] as const
/** Stored value -> label. */
export const cookingTimes = {
  quick: 'Quick (15-30 min)',
  moderate: 'Moderate (30-60 min)',
  leisurely: 'Leisurely (1+ hours)',
  varies: 'Varies',
} as const
/** Heat sources and machines that onboarding asks for. */
const usualMachines = [
  'Oven',
  'Stovetop',
  'Microwave',
  'Air Fryer',
  'Slow Cooker',
  'Pressure Cooker',
  'Stand Mixer',
  'Food Processor',
  'Blender',
  'Grill',
  'Toaster Oven',
  'Rice Cooker',
] as const
/**
 * Heat sources and machines: what a recipe may need and a kitchen may lack. Ordinary pots, pans, knives, bowls, trays, a fridge
 * and a kettle are everyone's, and a whisk does what a hand mixer does.
 */
export const bindingEquipment = [
  ...usualMachines,
  'Toaster',
  'Electric Griddle',
  'Waffle Iron',
  'Panini Press',
  'Sous Vide',
  'Ice Cream Maker',
  'Bread Machine',
  'Dehydrator',
] as const
export type BindingEquipment = (typeof bindingEquipment)[number]

export const equipmentOfProfile = [
  ...usualMachines,
  'Cast Iron Pan',
  'Non-stick Pan',
  'Baking Sheets',
  'Dutch Oven',
] as const
/** Stored value -> label. */
export const deliveryServices = {
  none: 'None',
  instacart: 'Instacart',
  'amazon-fresh': 'Amazon Fresh',
  'walmart-grocery': 'Walmart Grocery',
  shipt: 'Target Shipt',
  kroger: 'Kroger',
  safeway: 'Safeway',
  publix: 'Publix',
  heb: 'H-E-B',
} as const
/** Settings offers one more. */
export const deliveryServicesOfSettings = { ...deliveryServices, 'walmart-delivery': 'Walmart Delivery' } as const

export const cuisines = [...cuisinesOfRequest, 'Latin American', 'Greek'] as const
export type Cuisine = (typeof cuisines)[number]
/** What a recipe may say that it is: kitchens of the catalogue that no list asks for, besides. */
export const cuisinesOfRecipes = [
  ...cuisines,
  'African',
  'Australian',
  'Austrian',
  'British',
  'Canadian',
  'Caribbean',
  'Eastern European',
  'German',
  'Irish',
  'Jewish',
  'Portuguese',
  'Scandinavian',
  'Swiss',
] as const
export type CuisineOfRecipe = (typeof cuisinesOfRecipes)[number]
export type RecipeType = (typeof recipeTypes)[number]
export type MealTime = (typeof mealTimes)[number]
export type CookingMethod = (typeof cookingMethods)[number]

/** 'Gluten Free', 'gluten-free' and 'GLUTEN_FREE' are one value: options are compared by this. */
export function optionKey(text: string): string {
  return plain(text).replace(/[\s_-]+/g, '')
}

/** Minutes that a wish may allow at most, and dollars for all of it. */
export const [mostMinutes, mostBudget] = [480, 10_000]

/** How grave a finding is, the gravest first. */
export const severities = ['blocks', 'warns', 'notes'] as const

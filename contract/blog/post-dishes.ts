import type { PostId } from '#contract/blog/post-pictures.ts'

/** What each post that comes with the program cooks, and its picture shows. */
export const postDishes: Readonly<Record<PostId, string>> = {
  1: 'Tomato and Basil Spaghetti',
  2: 'Market Salad with Radishes',
  3: 'Roast Salmon Plate with Lemon',
  4: 'Lentil and Vegetable Stew',
  5: 'Chickpea and Tofu Grain Bowl',
  6: 'Braised Beef Stew with Vegetables',
}

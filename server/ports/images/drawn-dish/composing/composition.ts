import type { Dish } from '#server/ports/images/drawn-dish/composing/dish.ts'
import type { DishScene } from '#server/ports/images/drawn-dish/scene.ts'

/** A scene without its seed and title. */
export type Composition = Omit<DishScene, 'seed' | 'title'>

/** Puts the foods of a dish into a picture of one kind of dish. */
export type Compose = (dish: Dish) => Composition

/** Orders in which one food gives way to the next: the first that the eater may have is taken. */
export const soySauce = ['soy-sauce', 'tamari', 'coconut-aminos'] as const
export const fishSauce = ['fish-sauce', 'soy-sauce', 'tamari', 'coconut-aminos'] as const
export const anyStock = ['chicken-stock', 'veg-stock'] as const
export const vegetableStock = ['veg-stock'] as const
export const butterOrPlant = ['butter', 'coconut-oil', 'olive-oil'] as const
export const bakingFats = ['butter', 'olive-oil', 'coconut-oil'] as const
export const sugarOrHoney = ['sugar', 'honey', 'maple'] as const
/** Milks as most Western kitchens pour them. */
export const milks = ['milk', 'yogurt', 'oat-milk', 'almond-milk', 'coconut-milk'] as const
/** Milks of kitchens that cook with coconut. */
export const coconutFirst = ['coconut-milk', 'coconut-yogurt', 'oat-milk', 'almond-milk'] as const

/** What most kitchens have; a dish that needs more comes later where nothing is known of the cook's kitchen. */
export const everyKitchen: ReadonlySet<string> = new Set(['Oven', 'Stovetop', 'Blender', 'Freezer'])

/** Where an advertisement may stand, for those who see any: under the dashboard's lists, beside them on wide screens, and beside the form of a new recipe. */
export const adPlaces = ['dashboard', 'dashboard-side', 'generate'] as const
export type AdPlace = (typeof adPlaces)[number]

/** Where the frame of an advertising network comes from; 404 unless AD_CLIENT names its account. */
export const adFrame = (place: AdPlace) => `/api/ads/frame?slot=${place}`

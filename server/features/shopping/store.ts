/** What the other features may ask of shopping lists. */

export { changeStore, deliveryStores, resetStore } from '#server/features/shopping/delivery/delivery-stores.ts'
export { foodsOf } from '#server/features/shopping/foods-of.ts'
export { homeOf, settledItems, settleItems, unsettleItems } from '#server/features/shopping/home-of-lists.ts'
export { listTexts } from '#server/features/shopping/list-texts.ts'
export { viewsOfLists } from '#server/features/shopping/list-view.ts'
export { keepLists } from '#server/features/shopping/make-list.ts'
export { type MetLine, metLists } from '#server/features/shopping/meet-at-home.ts'
export { listsForPlan, type RecipeToBuy, recipesToBuy } from '#server/features/shopping/rows/kept-lists.ts'
export { readList, readLists } from '#server/features/shopping/rows/read-lists.ts'

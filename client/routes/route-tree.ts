import { accountRoutes } from '#client/routes/account-routes.ts'
import { admin } from '#client/routes/admin-routes.ts'
import { communityRoutes } from '#client/routes/community-routes.ts'
import { deskRoutes } from '#client/routes/desk-routes.ts'
import { kitchenRoutes } from '#client/routes/kitchen-routes.ts'
import { publicRoutes } from '#client/routes/public-routes.ts'
import { rootRoute } from '#client/routes/root-route.ts'

/** Every page of the product at its address. */
export const routeTree = rootRoute.addChildren([
  ...accountRoutes,
  ...publicRoutes,
  ...kitchenRoutes,
  ...deskRoutes,
  ...communityRoutes,
  admin,
])

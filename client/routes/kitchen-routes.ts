import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readLibrarySearch } from '#client/features/recipes/library/library-search.ts'
import {
  readCookedSearch,
  readCookSearch,
  readIdeasSearch,
  readListSearch,
  readNewRecipeSearch,
  readPlanningSearch,
  readPlanSearch,
  readRecipeSearch,
} from '#client/paths.ts'
import { getParentRoute } from '#client/routes/root-route.ts'

const library = createRoute({
  getParentRoute,
  path: '/recipes',
  validateSearch: readLibrarySearch,
  component: lazyRouteComponent(() => import('#client/features/recipes/library/library-page.tsx'), 'LibraryPage'),
})
const newRecipe = createRoute({
  getParentRoute,
  path: '/recipes/new',
  validateSearch: readNewRecipeSearch,
  component: lazyRouteComponent(() => import('#client/features/editor/new-recipe-page.tsx'), 'NewRecipePage'),
})
const importRecipes = createRoute({
  getParentRoute,
  path: '/recipes/import',
  component: lazyRouteComponent(() => import('#client/features/bring-in/import-page.tsx'), 'ImportPage'),
})
const editRecipe = createRoute({
  getParentRoute,
  path: '/recipes/$id/edit',
  component: lazyRouteComponent(() => import('#client/features/editor/edit-recipe-page.tsx'), 'EditRecipePage'),
})
const recipe = createRoute({
  getParentRoute,
  path: '/recipes/$id',
  validateSearch: readRecipeSearch,
  component: lazyRouteComponent(() => import('#client/features/recipe-page/recipe-page.tsx'), 'RecipePage'),
})
const ideas = createRoute({
  getParentRoute,
  path: '/ideas',
  validateSearch: readIdeasSearch,
  component: lazyRouteComponent(() => import('#client/features/ideas/ideas-page.tsx'), 'IdeasPage'),
})
const menuPlanning = createRoute({
  getParentRoute,
  path: '/menu-planning',
  validateSearch: readPlanningSearch,
  component: lazyRouteComponent(
    () => import('#client/features/menu-planning/menu-planning-page.tsx'),
    'MenuPlanningPage',
  ),
})
const menu = createRoute({
  getParentRoute,
  path: '/menus/$id',
  component: lazyRouteComponent(() => import('#client/features/menus/menu-page.tsx'), 'MenuPage'),
})
const cookMenu = createRoute({
  getParentRoute,
  path: '/menus/$id/cook',
  validateSearch: readCookSearch,
  component: lazyRouteComponent(() => import('#client/features/menus/cook-menu-page.tsx'), 'CookMenuPage'),
})
const mealPlan = createRoute({
  getParentRoute,
  path: '/meal-plans/$id',
  validateSearch: readPlanSearch,
  component: lazyRouteComponent(() => import('#client/features/meal-plans/plan-page.tsx'), 'PlanPage'),
})
const mealOfPlan = createRoute({
  getParentRoute,
  path: '/meal-plans/$id/meals/$place',
  component: lazyRouteComponent(() => import('#client/features/meal-plans/meal/meal-page.tsx'), 'MealPage'),
})
const cookMeal = createRoute({
  getParentRoute,
  path: '/meal-plans/$id/meals/$place/cook',
  validateSearch: readCookSearch,
  component: lazyRouteComponent(() => import('#client/features/meal-plans/meal/cook-meal-page.tsx'), 'CookMealPage'),
})
const lists = createRoute({
  getParentRoute,
  path: '/lists',
  component: lazyRouteComponent(() => import('#client/features/shopping/lists-page.tsx'), 'ListsPage'),
})
const list = createRoute({
  getParentRoute,
  path: '/lists/$id',
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('#client/features/shopping/list-page.tsx'), 'ListPage'),
})
const atHome = createRoute({
  getParentRoute,
  path: '/at-home',
  component: lazyRouteComponent(() => import('#client/features/at-home/at-home-page.tsx'), 'AtHomePage'),
})
const cooked = createRoute({
  getParentRoute,
  path: '/cooked',
  validateSearch: readCookedSearch,
  component: lazyRouteComponent(() => import('#client/features/cooked/cooked-page.tsx'), 'CookedPage'),
})

/** What a member cooks with: recipes, menus, plans, lists. */
export const kitchenRoutes = [
  library,
  newRecipe,
  importRecipes,
  editRecipe,
  recipe,
  ideas,
  menuPlanning,
  menu,
  cookMenu,
  mealPlan,
  mealOfPlan,
  cookMeal,
  lists,
  list,
  atHome,
  cooked,
] as const

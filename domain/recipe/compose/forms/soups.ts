import type { Form } from '#domain/recipe/compose/form.ts'
import { withLean } from '#domain/recipe/compose/forms/lean.ts'
import { beansAndGreensSoup } from '#domain/recipe/compose/forms/soups/beans-and-greens-soup.ts'
import { blendedSoup } from '#domain/recipe/compose/forms/soups/blended-soup.ts'
import { breadSoup } from '#domain/recipe/compose/forms/soups/bread-soup.ts'
import { brothySoup } from '#domain/recipe/compose/forms/soups/brothy-soup.ts'
import { chilledSoup } from '#domain/recipe/compose/forms/soups/chilled-soup.ts'
import { chowder } from '#domain/recipe/compose/forms/soups/chowder.ts'
import { eggDropSoup } from '#domain/recipe/compose/forms/soups/egg-drop-soup.ts'
import { hotAndSourSoup } from '#domain/recipe/compose/forms/soups/hot-and-sour-soup.ts'
import { lentilSoup } from '#domain/recipe/compose/forms/soups/lentil-soup.ts'
import { meatballSoup } from '#domain/recipe/compose/forms/soups/meatball-soup.ts'
import { misoSoup } from '#domain/recipe/compose/forms/soups/miso-soup.ts'
import { onionSoup } from '#domain/recipe/compose/forms/soups/onion-soup.ts'
import { slowCookerSoup } from '#domain/recipe/compose/forms/soups/slow-cooker-soup.ts'

/** Soups, hot and chilled. */
export const soups: readonly Form[] = [
  blendedSoup,
  brothySoup,
  withLean(chilledSoup),
  chowder,
  lentilSoup,
  eggDropSoup,
  onionSoup,
  meatballSoup,
  misoSoup,
  beansAndGreensSoup,
  breadSoup,
  hotAndSourSoup,
  slowCookerSoup,
]

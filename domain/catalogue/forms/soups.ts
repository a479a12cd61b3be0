import type { Form } from '#domain/catalogue/forms/form.ts'
import { withLean } from '#domain/catalogue/forms/lean.ts'
import { beansAndGreensSoup } from '#domain/catalogue/forms/soups/beans-and-greens-soup.ts'
import { blendedSoup } from '#domain/catalogue/forms/soups/blended-soup.ts'
import { breadSoup } from '#domain/catalogue/forms/soups/bread-soup.ts'
import { brothySoup } from '#domain/catalogue/forms/soups/brothy-soup.ts'
import { chilledSoup } from '#domain/catalogue/forms/soups/chilled-soup.ts'
import { chowder } from '#domain/catalogue/forms/soups/chowder.ts'
import { eggDropSoup } from '#domain/catalogue/forms/soups/egg-drop-soup.ts'
import { hotAndSourSoup } from '#domain/catalogue/forms/soups/hot-and-sour-soup.ts'
import { lentilSoup } from '#domain/catalogue/forms/soups/lentil-soup.ts'
import { meatballSoup } from '#domain/catalogue/forms/soups/meatball-soup.ts'
import { misoSoup } from '#domain/catalogue/forms/soups/miso-soup.ts'
import { onionSoup } from '#domain/catalogue/forms/soups/onion-soup.ts'
import { slowCookerSoup } from '#domain/catalogue/forms/soups/slow-cooker-soup.ts'

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

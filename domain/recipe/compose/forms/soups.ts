import type { Form } from '#domain/recipe/compose/form.ts'
import { withLean } from '#domain/recipe/compose/forms/lean.ts'
import { blendedSoup } from '#domain/recipe/compose/forms/soups/blended-soup.ts'
import { brothySoup } from '#domain/recipe/compose/forms/soups/brothy-soup.ts'
import { chilledSoup } from '#domain/recipe/compose/forms/soups/chilled-soup.ts'

/** Soups, hot and chilled. */
export const soups: readonly Form[] = [blendedSoup, brothySoup, withLean(chilledSoup)]

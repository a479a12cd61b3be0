import { CorrectButton } from '#client/features/corrections/correct-button.tsx'
import { gramsText } from '#client/features/dishes/format.ts'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import type { CheckedRecipe } from '#client/features/verified/headlines.ts'
import { LineNumber } from '#client/features/verified/line-number.tsx'
import { RangeBar } from '#client/features/verified/range-bar.tsx'
import { Working, WorkingAside, WorkingFood, WorkingTable } from '#client/features/verified/working.tsx'
import { WorkingSources } from '#client/features/verified/working-sources.tsx'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { caloriesText, tenthsText, wholeText } from '#domain/measure/figures.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { ingredientText } from '#domain/recipe/texts/ingredient-text.ts'
import type { Verification } from '#domain/recipe/verification.ts'

type EnergyLine = Verification['nutrition']['lines'][number]

/** How the calories add up: weight times the kcal per 100 g, summed, divided by the servings. */
export function EnergyWorking({ recipe: { ingredients, servings, verification } }: { recipe: CheckedRecipe }) {
  const { lines, perServing, range, coverage, worstSource } = verification.nutrition
  const whole = lines.reduce((sum, { calories }) => sum + (calories ?? 0), 0)
  const calories = caloriesText(perServing.calories)
  return (
    <Working
      title={`How ${calories} adds up`}
      aside={
        <>
          <WorkingAside>Why there’s a range</WorkingAside>
          <RangeBar value={perServing.calories} low={range.low} high={range.high} print={wholeText} />
          <p>{sourceWords[worstSource]} Figures are rounded here, not in the sum.</p>
          {coverage < 1 && (
            <p>
              We have calorie figures for {wholeText(coverage * 100)}% of the ingredients by weight; lines without
              figures aren’t counted.
            </p>
          )}
          <p>Values: USDA National Nutrient Database for Standard Reference, release 28 (2016), per 100 g as listed.</p>
          <WorkingSources lines={lines.map(({ line, source }) => ({ line, source }))}>
            The number after SR28 identifies the food. We used edition {verification.kitchenVersion} of our food
            database.
          </WorkingSources>
          <HelpLink to="calories">How are calories calculated?</HelpLink>
        </>
      }
    >
      <p className="mb-3 text-ui">
        {tenthsText(whole)} kcal in all, divided by {servings} {servings === 1 ? 'serving' : 'servings'}
      </p>
      <WorkingTable
        caption="Calories, line by line"
        columns={[
          { name: 'Line' },
          { name: 'Ingredient' },
          { name: 'Weight' },
          { name: 'kcal per 100 g', isExtra: true },
          { name: 'kcal' },
        ]}
        rows={lines.map((entry) => ({
          id: entry.line,
          cells: [
            <LineNumber key="line" line={entry.line} />,
            <Food key="food" entry={entry} ingredient={ingredients[entry.line]} />,
            <Weight key="weight" entry={entry} />,
            entry.per100 === null ? '' : `× ${wholeText(entry.per100)}`,
            entry.calories === null ? 'unknown' : tenthsText(entry.calories),
          ],
        }))}
        sums={[
          {
            name: lines.length === 1 ? '1 line' : `All ${lines.length} lines`,
            cells: ['', '', `${tenthsText(whole)} kcal`],
          },
          {
            name: `Divided by ${servings} ${servings === 1 ? 'serving' : 'servings'}`,
            cells: ['', '', calories],
          },
        ]}
      />
    </Working>
  )
}

/** Where there is no room for a column of its own, what it is multiplied by stands under it. */
function Weight({ entry: { grams, per100 } }: { entry: EnergyLine }) {
  return (
    <>
      {grams === null ? 'unknown' : gramsText(grams)}
      {per100 !== null && <span className="note block @min-[560px]:hidden">× {wholeText(per100)}/100 g</span>}
    </>
  )
}

function Food({ entry: { food, how }, ingredient }: { entry: EnergyLine; ingredient: Ingredient | undefined }) {
  return (
    <WorkingFood action={ingredient && <CorrectButton line={ingredientText(ingredient)} />}>
      {food ?? ingredient?.name}
      <span className="note block @min-[880px]:ml-2 @min-[880px]:inline">
        <Fractions>{food === null ? 'not in our food database' : how.replace(/ (?=m?[gl]$)/, '\u00a0')}</Fractions>
      </span>
    </WorkingFood>
  )
}

const sourceWords: Record<Verification['nutrition']['worstSource'], string> = {
  weighed: 'Every line is given by weight. Food itself varies, so there’s still a range.',
  portion: 'We convert pieces, cups and spoons to typical weights, so we show a range.',
  density: 'We convert some volumes to weights by density, so we show a range.',
  assumed: 'The list doesn’t give some of the weights, so we assume them. That makes the range wide.',
  none: 'Some lines have no weight at all, so the true figure may be above the range.',
}

import { CorrectButton } from '#client/features/corrections/correct-button.tsx'
import type { CheckedRecipe } from '#client/features/verified/headlines.ts'
import { LineNumber } from '#client/features/verified/line-number.tsx'
import { RangeBar } from '#client/features/verified/range-bar.tsx'
import { Working, WorkingAside, WorkingFood, WorkingTable } from '#client/features/verified/working.tsx'
import { WorkingSources } from '#client/features/verified/working-sources.tsx'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { capital, dollars, priceMonths } from '#client/wording.ts'
import { wholeText } from '#domain/measure/figures.ts'
import { ingredientText } from '#domain/recipe/recipe.ts'

/** What the amounts used cost, and what has to be bought to have them. */
export function CostWorking({ recipe: { ingredients, servings, verification } }: { recipe: CheckedRecipe }) {
  const { lines, total, perServing, toBuy, range, coverage } = verification.cost
  return (
    <Working
      title={`How ${dollars(perServing)} adds up`}
      aside={
        <>
          <WorkingAside>Used and bought</WorkingAside>
          <RangeBar value={perServing} low={range.low / servings} high={range.high / servings} print={dollars} />
          <p>
            The cost per serving counts only what you use. If you had to buy everything, whole packages would cost{' '}
            {dollars(toBuy)}. You can use what’s left over next time.
          </p>
          {coverage < 1 && (
            <p>
              We have prices for {wholeText(coverage * 100)}% of the ingredients by weight; lines without a price aren’t
              counted.
            </p>
          )}
          <p>
            {capital(priceMonths(lines.map(({ month }) => month)))}: US averages, our own estimates or prices set by
            whoever runs this site. Your store’s will differ.
          </p>
          <WorkingSources lines={lines.map(({ line, source }) => ({ line, source }))}>
            PP-NAP: USDA Purchase to Plate, updated with the consumer price index; BLS: Bureau of Labor Statistics; ERS:
            USDA Economic Research Service.
          </WorkingSources>
          <HelpLink to="prices">Where do the prices come from?</HelpLink>
        </>
      }
    >
      <WorkingTable
        caption="Cost, line by line"
        columns={[{ name: 'Line' }, { name: 'Ingredient' }, { name: 'To buy' }, { name: 'Used' }]}
        rows={lines.map(({ line, food, used, toBuy: bought, pack }) => ({
          id: line,
          cells: [
            <LineNumber key="line" line={line} />,
            <WorkingFood
              key="food"
              action={ingredients[line] && <CorrectButton line={ingredientText(ingredients[line])} />}
            >
              {food ?? ingredients[line]?.name}
              <span className="note block">{pack}</span>
            </WorkingFood>,
            bought === null ? 'unknown' : dollars(bought),
            used === null ? 'unknown' : dollars(used),
          ],
        }))}
        sums={[
          {
            name: lines.length === 1 ? '1 line' : `All ${lines.length} lines`,
            cells: [dollars(toBuy), dollars(total)],
          },
          {
            name: `Divided by ${servings} ${servings === 1 ? 'serving' : 'servings'}`,
            cells: ['', dollars(perServing)],
          },
        ]}
      />
    </Working>
  )
}

import type { CookedRecipe } from '#client/features/cooking/cooked-recipe.ts'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { capital } from '#client/wording.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { caloriesText, wholeText } from '#domain/measure/figures.ts'

/** The figures of one serving, for everyone; the grid in grams is the premium section. */
export function Nutrition({
  recipe,
  isPremium = false,
  Heading,
}: {
  recipe: CookedRecipe & Partial<Pick<Recipe, 'nutritionalInfo'>>
  isPremium?: boolean
  Heading: 'h2' | 'h3'
}) {
  const { calories, carbs, sugar, fat, saturatedFat, protein, fiber, sodium } = recipe.verification.nutrition.perServing
  const hasGrid = isPremium && Boolean(recipe.nutritionalInfo)
  const rows: readonly (readonly [name: string, value: string, ink?: string])[] = [
    ['Carbs', `${carbs} g`, 'bg-saffron'],
    ['Sugars', `${sugar} g`],
    ['Fat', `${fat} g`, 'bg-tomato'],
    ['Saturated fat', `${saturatedFat} g`],
    ['Protein', `${protein} g`, 'bg-basil'],
    ['Fiber', `${fiber} g`],
    ['Sodium', `${wholeText(sodium)} mg`],
  ]
  return (
    <section aria-labelledby="nutrition" className="print:hidden">
      <Heading id="nutrition" className="part-title">
        Nutrition
      </Heading>
      <p className="note mt-1.5">Per serving (makes {recipe.servings})</p>
      <MacroBar parts={[4 * carbs, 9 * fat, 4 * protein]} />
      {hasGrid && recipe.nutritionalInfo && <NutritionGrid grams={recipe.nutritionalInfo} />}
      <ul>
        <li className="py-1.5 font-[650]">
          <LeaderRow name="Calories">{caloriesText(calories)}</LeaderRow>
        </li>
        {rows
          .filter(([name]) => !hasGrid || !gridNames.has(name))
          .map(([name, value, ink]) => (
            <li key={name} className={includedRows.has(name) && !hasGrid ? 'py-1.5 pl-5 text-ui text-ink-2' : 'py-1.5'}>
              <LeaderRow
                name={
                  <>
                    {name}
                    {ink && <span aria-hidden className={`ml-2 inline-block size-2.5 rounded-[2px] ${ink}`} />}
                  </>
                }
              >
                {value}
              </LeaderRow>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Carbs, fat and protein by the calories that come from each, 4, 9 and 4 a gram (21 CFR 101.9(c)(1)(i)(B)); the figures stand below with the same inks, so nothing is told by colour alone. */
function MacroBar({ parts }: { parts: readonly number[] }) {
  const whole = parts.reduce((sum, part) => sum + part, 0) || 1
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, 0))
  return (
    <svg aria-hidden viewBox="0 0 100 3" preserveAspectRatio="none" className="my-3 h-3 w-full">
      {parts.map((part, index) => (
        <rect
          key={macroInks[index]}
          x={((starts[index] ?? 0) / whole) * 100}
          width={Math.max(0, (part / whole) * 100 - (index < parts.length - 1 ? 0.6 : 0))}
          height="3"
          className={macroInks[index]}
        />
      ))}
    </svg>
  )
}

const macroInks = ['fill-saffron', 'fill-tomato', 'fill-basil']

/** They count in the row above them, where there is one. */
const includedRows = new Set(['Sugars', 'Saturated fat'])
/** What the grid tells is not told again in the rows under it. */
const gridNames = new Set(['Carbs', 'Fat', 'Protein', 'Fiber'])
const inksOfGrid: Readonly<Record<string, string>> = { carbs: 'bg-saffron', fat: 'bg-tomato', protein: 'bg-basil' }

function NutritionGrid({ grams }: { grams: Readonly<Record<string, number>> }) {
  return (
    <dl className="num mb-3 grid grid-cols-2 gap-px overflow-hidden rounded-sheet bg-hair @min-[480px]:grid-cols-4">
      {Object.entries(grams).map(([name, value]) => (
        <div key={name} className="bg-sheet px-3 py-2.5">
          <dt className="note flex items-center gap-1.5">
            {capital(name)}
            {inksOfGrid[name] && <span aria-hidden className={`size-2.5 rounded-[2px] ${inksOfGrid[name]}`} />}
          </dt>
          <dd className="font-[650]">{value} g</dd>
        </div>
      ))}
    </dl>
  )
}

import { gramsText, listText } from '#client/features/dishes/format.ts'
import { dollars, words } from '#client/wording.ts'
import type { LineFigures, OpenedCorrection } from '#contract/recipes/corrections.ts'
import { caloriesText } from '#domain/measure/figures.ts'

/** A line as it is read without a correction and with it; what differs stands out. */
export function SideBySide({ correction: { before, after } }: { correction: OpenedCorrection }) {
  return (
    <table className="w-full border-collapse text-ui leading-snug">
      <caption className="sr-only">The line without and with the correction</caption>
      <thead>
        <tr className="text-left text-note text-ink-3">
          <th scope="col" className="pb-2">
            <span className="sr-only">What we read</span>
          </th>
          <th scope="col" className="pb-2 pl-3 font-medium">
            Without it
          </th>
          <th scope="col" className="pb-2 pl-3 font-medium">
            With it
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, of }) => {
          const [without, withIt] = [of(before), of(after)]
          return (
            <tr key={name} className="align-baseline">
              <th scope="row" className="border-t border-hair py-2.5 text-left font-normal text-ink-2">
                {name}
              </th>
              <td className="num border-t border-hair py-2.5 pl-3 wrap-anywhere">{without}</td>
              <td className="num border-t border-hair py-2.5 pl-3 wrap-anywhere">
                {without === withIt ? withIt : <b className="font-[650]">{withIt}</b>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const rows: readonly { name: string; of: (line: LineFigures) => string }[] = [
  {
    name: 'Food',
    of: ({ foods, isKnown }) =>
      foods.length === 0 ? 'unknown' : `${listText(foods)}${isKnown ? '' : ', and words we can’t read'}`,
  },
  { name: 'Weight', of: ({ grams, how }) => (grams === null ? 'unknown' : `${gramsText(grams)} (${how})`) },
  { name: 'Calories', of: ({ calories }) => (calories === null ? 'unknown' : caloriesText(calories)) },
  { name: 'Cost', of: ({ cost }) => (cost === null ? 'unknown' : dollars(cost)) },
  { name: 'Allergens', of: allergensText },
]

function allergensText({ allergens }: LineFigures): string {
  const named = allergens.map(({ allergen, verdict }) =>
    verdict === 'contains' ? words(allergen) : `usually ${words(allergen)}`,
  )
  return listText(named) || 'none found'
}

import { hundredText, monthText, recipesText, runsOf } from '#client/features/admin/prices/price-words.ts'
import { dollars } from '#client/wording.ts'
import type { PricePreview } from '#contract/desk/food-prices.ts'

/** What a price would change: the food in each month, and a dish with it. */
export function PreviewOf({ preview: { months, recipes, dish } }: { preview: PricePreview }) {
  const rows = [
    ...runsOf(months).map(({ first, last, before, after }) => ({
      name: first === last ? monthText(first) : `${monthText(first)} to ${monthText(last)}`,
      note: '100 g',
      figures: [hundredText(before), hundredText(after)],
    })),
    {
      name: dish.title,
      note: `${dish.servings} ${dish.servings === 1 ? 'serving' : 'servings'}`,
      figures: [dollars(dish.before), dollars(dish.after)],
    },
  ]
  return (
    <section aria-label="What changes" className="grid gap-3 rounded-sheet bg-well p-4">
      <table className="w-full border-collapse text-ui leading-snug">
        <caption className="sr-only">Before and after</caption>
        <thead>
          <tr className="text-left text-note text-ink-3">
            <th scope="col" className="pb-2">
              <span className="sr-only">Item</span>
            </th>
            <th scope="col" className="pb-2 pl-3 text-right font-medium">
              Before
            </th>
            <th scope="col" className="pb-2 pl-3 text-right font-medium">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, note, figures: [before, after] }) => (
            <tr key={name} className="border-t border-hair align-baseline">
              <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
                {name}
                <span className="note block">{note}</span>
              </th>
              <td className="num py-2 pl-3 text-right">{before}</td>
              <td className="num py-2 pl-3 text-right">
                <b className="font-[650]">{after}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-ui text-ink-2">{recipesText(recipes)} The table covers the next two years.</p>
    </section>
  )
}

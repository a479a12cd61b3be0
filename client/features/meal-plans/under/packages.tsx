import { useState } from 'react'
import { gramsText } from '#client/features/dishes/format.ts'
import { shortDateText } from '#client/features/meal-plans/plan-dates.ts'
import { counted } from '#client/features/meal-plans/plan-words.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { keyed } from '#client/ui/lists/keyed.ts'
import { Fold } from '#client/ui/pages/fold.tsx'
import { dollars } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'

type Totals = MealPlanWithMeals['totals']

/** What is bought in packages, what they leave over, and what is spent of what is at home. */
export function Packages({ plan: { totals } }: { plan: MealPlanWithMeals }) {
  const [open, setOpen] = useState<'packages' | 'spent'>()
  const { packages, spent } = totals
  if (packages.length === 0 && spent.length === 0) return null
  const left = packages.filter(({ leftGrams }) => leftGrams > 0).length
  const toggle = (part: 'packages' | 'spent') => (isOpen: boolean) => setOpen(isOpen ? part : undefined)
  return (
    <div className="double-rule wide:col-span-full">
      {packages.length > 0 && (
        <Fold
          title="Packages"
          summary={`${counted(packages.length, 'food')} that won’t keep, ${left === 0 ? 'nothing left over' : `${left} with some left over`}`}
          isOpen={open === 'packages'}
          onToggle={toggle('packages')}
        >
          <PackageTable packages={packages} />
        </Fold>
      )}
      {spent.length > 0 && (
        <Fold
          title="From home"
          summary={`${counted(spent.length, 'food')} you already have, saving ${dollars(totals.fromHome)}`}
          isOpen={open === 'spent'}
          onToggle={toggle('spent')}
        >
          <ul className="grid gap-x-10 text-ui phone:grid-cols-2">
            {keyed(spent, ({ food }) => food).map(({ key, item: { name, grams, useBy } }) => (
              <li key={key} className="flex justify-between gap-3 border-b border-hair py-2">
                <span className="min-w-0 wrap-anywhere">
                  {name}
                  {useBy && <span className="note block">use by {shortDateText(useBy)}</span>}
                </span>
                <span>{gramsText(grams)}</span>
              </li>
            ))}
          </ul>
          <TextLink {...paths.atHome()}>What’s at home</TextLink>
        </Fold>
      )}
    </div>
  )
}

function PackageTable({ packages }: Pick<Totals, 'packages'>) {
  return (
    <table className="w-full border-collapse text-left text-ui">
      <thead>
        <tr className="border-b-[1.5px] border-ink">
          <th className="py-2 pr-3 font-semibold">Food</th>
          <th className="py-2 pr-3 font-semibold">To buy</th>
          <th className="py-2 pr-3 text-right font-semibold">Left over</th>
          <th className="py-2 text-right font-semibold">Price</th>
        </tr>
      </thead>
      <tbody>
        {keyed(packages, ({ name, label }) => `${name} ${label}`).map(({ key, item }) => (
          <tr key={key} className="border-b border-hair align-baseline">
            <td className="py-2 pr-3 wrap-anywhere">{item.name}</td>
            <td className="py-2 pr-3 wrap-anywhere">
              {item.count > 1 && `${item.count} × `}
              {item.label}
            </td>
            <td className="py-2 pr-3 text-right">{item.leftGrams > 0 ? gramsText(item.leftGrams) : ''}</td>
            <td className="py-2 text-right">{dollars(item.cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

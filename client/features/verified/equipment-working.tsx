import { placesText } from '#client/features/dishes/format.ts'
import type { CheckedRecipe } from '#client/features/verified/headlines.ts'
import { Working } from '#client/features/verified/working.tsx'
import { HelpLink } from '#client/features/words/help-link.tsx'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'

/** Heat sources and machines, the steps that need them, and what is missing. */
export function EquipmentWorking({ recipe: { verification } }: { recipe: CheckedRecipe }) {
  const { needed, missing } = verification.equipment
  return (
    <Working
      title="What the steps call for"
      aside={
        <>
          <p>
            We assume you have pots, pans, knives, bowls, baking sheets, a fridge and a kettle. Heat sources and
            appliances are checked against your kitchen.
          </p>
          <HelpLink to="kitchen">How do you know what my kitchen can do?</HelpLink>
        </>
      }
    >
      {needed.length === 0 ? (
        <p>No step needs a heat source or an appliance.</p>
      ) : (
        <ul>
          {needed.map(({ name, steps }) => (
            <li key={name} className="border-t border-hair py-2">
              <LeaderRow
                name={
                  missing.includes(name) ? (
                    <Verdict kind="blocks">{name}: not in your kitchen</Verdict>
                  ) : (
                    <Verdict kind="fits">{name}</Verdict>
                  )
                }
              >
                {steps.length > 0 ? placesText('step', steps) : 'listed by the writer'}
              </LeaderRow>
            </li>
          ))}
        </ul>
      )}
    </Working>
  )
}

import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import type { MenuFields } from '#client/features/menus/generate/menu-form.ts'
import { MenuSlider } from '#client/features/menus/generate/menu-slider.tsx'
import { Tick } from '#client/ui/fields/tick.tsx'
import { ofMenu } from '#contract/recipes/wish-limits.ts'

/** Dollars for the whole menu, or none said. */
export function Budget({ form }: { form: UseFormReturn<MenuFields> }) {
  const hasBudget = useWatch({ control: form.control, name: 'hasBudget' })
  return (
    <div className="grid content-start gap-1">
      {hasBudget && (
        <MenuSlider
          form={form}
          field="budget"
          label="Budget"
          hint="For the whole menu, counting only what you use"
          min={ofMenu.budget.least}
          max={ofMenu.budget.most}
          step={5}
          words={(dollars) => `$${dollars}`}
        />
      )}
      <Controller
        control={form.control}
        name="hasBudget"
        render={({ field }) => (
          <Tick checked={!field.value} onChange={() => field.onChange(!field.value)}>
            <span className="block py-2.5 text-ui">No budget limit</span>
          </Tick>
        )}
      />
    </div>
  )
}

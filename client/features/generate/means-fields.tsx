import { Controller, type UseFormReturn, useFormState } from 'react-hook-form'
import { FieldHint, labelled } from '#client/features/generate/field-hint.tsx'
import { equipmentChoices, type WishForm } from '#client/features/generate/wish-form.ts'
import { MultipleChoice } from '#client/ui/fields/choice.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import type { User } from '#contract/accounts/accounts.ts'

/** What may be spent, and what there is to cook with. */
export function MeansFields({ form: { register, control }, user }: { form: UseFormReturn<WishForm>; user: User }) {
  const { errors } = useFormState({ control })
  return (
    <>
      <TextField
        label="Budget"
        hint="Dollars for the whole recipe, counting only what you use"
        inputMode="decimal"
        placeholder="15"
        error={errors.budget?.message}
        {...register('budget')}
      />
      <Controller
        control={control}
        name="kitchenEquipment"
        render={({ field }) => (
          <MultipleChoice
            legend="Kitchen equipment"
            hint={
              <FieldHint error={errors.kitchenEquipment?.message}>
                No step will call for an appliance you haven’t chosen. If you choose none, any may be used.
              </FieldHint>
            }
            options={labelled(equipmentChoices(user))}
            values={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </>
  )
}

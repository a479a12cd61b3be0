import { Controller, type UseFormReturn } from 'react-hook-form'
import type { MenuFields } from '#client/features/menus/generate/menu-form.ts'
import { Slider } from '#client/ui/fields/slider.tsx'

interface Props {
  form: UseFormReturn<MenuFields>
  field: 'recipeCount' | 'budget' | 'cookingTime'
  label: string
  hint?: string
  min: number
  max: number
  step: number
  words: (value: number) => string
}

/** A number of the form that is dragged. */
export function MenuSlider({ form, field: name, words, hint, ...rest }: Props) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Slider
          {...rest}
          hint={hint}
          error={fieldState.error?.message}
          value={field.value}
          words={words(field.value)}
          ends={[words(rest.min), words(rest.max)]}
          onChange={field.onChange}
        />
      )}
    />
  )
}

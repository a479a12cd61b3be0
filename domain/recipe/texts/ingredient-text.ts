/** '1 1/2 cups jasmine rice, rinsed': the line as verification and people read it. */
export function ingredientText({ amount, unit, name, preparation }: Line): string {
  // '2-inch piece', as every cookbook has it
  const line = [amount, unit, name]
    .filter(Boolean)
    .join(' ')
    .replace(/ (?=inch piece )/, '-')
  return line + (preparation ? `, ${preparation}` : '')
}

/** An ingredient, as far as it is printed. */
interface Line {
  amount: string
  unit: string
  name: string
  preparation?: string | undefined
}

import { StripeFault } from '#server/test-world/stripe/stripe-state.ts'

/** A form body or a query, as the API reads it: `line_items[0][price]=price_mid`. */
export type Form = ReadonlyMap<string, string>

export const readForm = (text: string): Form => new Map(new URLSearchParams(text))

/**
 * Refuses what the API would refuse: a parameter that the call does not have, or one that is missing. In `known`, `#` stands
 * for any number, `*` for any name, and a trailing `!` for what must be there.
 */
export function checkForm(form: Form, known: readonly string[]): void {
  const names = known.map((name) => name.replace('!', ''))
  const patterns = names.map(
    (name) => new RegExp(`^${name.replaceAll(/[[\]]/g, '\\$&').replaceAll('#', '\\d+').replaceAll('*', '[^\\]]+')}$`),
  )
  for (const key of form.keys())
    if (!patterns.some((pattern) => pattern.test(key)))
      throw new StripeFault(400, 'parameter_unknown', `Received unknown parameter: ${key}`, key)
  for (const [index, name] of known.entries())
    if (name.endsWith('!') && ![...form.keys()].some((key) => patterns[index]?.test(key)))
      throw new StripeFault(400, 'parameter_missing', `Missing required param: ${names[index]}.`, names[index])
}

export function needed(form: Form, name: string): string {
  const value = form.get(name)
  if (value === undefined || value === '')
    throw new StripeFault(400, 'parameter_missing', `Missing required param: ${name}.`, name)
  return value
}

/** The values of `name[0]`, `name[1]` and so on. */
export function listIn(form: Form, name: string): string[] {
  return [...form].filter(([key]) => key.startsWith(`${name}[`)).map(([, value]) => value)
}

/** `metadata[plan]=mid` as { plan: 'mid' }. */
export function recordIn(form: Form, name: string): Record<string, string> {
  return Object.fromEntries(
    [...form]
      .filter(([key]) => key.startsWith(`${name}[`))
      .map(([key, value]) => [key.slice(name.length + 1, -1), value]),
  )
}

export function flag(form: Form, name: string): boolean | undefined {
  const value = form.get(name)
  if (value === undefined) return undefined
  if (value !== 'true' && value !== 'false')
    throw new StripeFault(400, 'parameter_invalid', `Invalid boolean: ${value}`, name)
  return value === 'true'
}

import { useEffect } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { fetchOnFirstUse } from '#client/ui/overlays/parts.ts'

/**
 * Checks a form by its shape, which comes with the first press of a key or a pointer, or else when the form is sent: the shapes weigh more than a
 * page. Where they cannot be had, what was typed is sent as it is: the server goes by the same shapes.
 */
export function useLateCheck<Typed extends FieldValues, Checked extends FieldValues>(
  load: () => Promise<Resolver<Typed, unknown, Checked>>,
): Resolver<Typed, unknown, Checked> {
  useEffect(() => fetchOnFirstUse([load]), [load])
  return async (values, ...rest) => {
    const check = await load().catch(() => undefined)
    return check ? check(values, ...rest) : { values: values as FieldValues as Checked, errors: {} }
  }
}

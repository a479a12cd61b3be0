import { z } from 'zod'

/** A piece of printed text: words, or an element with what is in it. Markdown is read into a list of these; no HTML is kept. */
export type Printed = string | { tag: string; id?: string; href?: string; children: readonly Printed[] }

const Element = z.strictObject({
  tag: z.string(),
  id: z.string().optional(),
  href: z.string().optional(),
  get children() {
    return z.array(Printed)
  },
})
export const Printed = z.union([z.string(), Element]).meta({ id: 'Printed' }) as z.ZodType<Printed>

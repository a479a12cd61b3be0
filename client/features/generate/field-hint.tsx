import type { ReactNode } from 'react'
import type { Option } from '#client/ui/fields/choice.tsx'

/** Under the legend of a choice: its hint, or why it was sent back. */
export function FieldHint({ error, children }: { error?: string | undefined; children?: ReactNode }) {
  if (!error) return children
  return <span className="wrong-words">{error}</span>
}

/** Choices that are called what they are. */
export function labelled(values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: value }))
}

import type { Setting } from '#contract/operations.ts'

/** Every setting with its value, or that it has one, or what counts without. */
export function SettingList({ settings }: { settings: readonly Setting[] }) {
  return (
    <dl className="border-t border-hair">
      {settings.map(({ name, meaning, standard, isSet, value }) => (
        <div key={name} className="grid gap-1 border-b border-hair py-3">
          <dt className="font-semibold wrap-anywhere">{name}</dt>
          <dd className="num leading-snug wrap-anywhere">
            {value ?? (isSet ? 'Set, and hidden' : <span className="text-ink-2">Not set: {standard}</span>)}
          </dd>
          <dd className="note wrap-anywhere">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

import { Unfolding } from '#client/features/admin/figures/unfolding.tsx'
import type { Setting } from '#contract/desk/operations.ts'

/** Settings with their values, or that they have one; those that are not set with what counts instead, folded away. */
export function SettingList({ settings }: { settings: readonly Setting[] }) {
  const unset = settings.filter(({ isSet }) => !isSet)
  return (
    <>
      <Settings settings={settings.filter(({ isSet }) => isSet)} />
      <Unfolding name={`Not set: ${unset.length}`}>
        <Settings settings={unset} />
      </Unfolding>
    </>
  )
}

function Settings({ settings }: { settings: readonly Setting[] }) {
  return (
    <dl className="border-t border-hair empty:hidden">
      {settings.map(({ name, meaning, standard, isSet, value }) => (
        <div key={name} className="grid gap-1 border-b border-hair py-3">
          <dt className="font-semibold wrap-anywhere">{name}</dt>
          <dd className="num leading-snug wrap-anywhere">{value ?? (isSet ? 'Set (hidden)' : standard)}</dd>
          <dd className="note wrap-anywhere">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

import { useMutation } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { useTakeUser } from '#client/features/accounts/queries.ts'
import { listText } from '#client/features/dishes/format.ts'
import {
  groups,
  isSameKitchen,
  type Kitchen,
  kitchenOf,
  storedKitchen,
} from '#client/features/settings/kitchen/kitchen-pieces.ts'
import { OwnPieces } from '#client/features/settings/kitchen/own-pieces.tsx'
import { SettingsForm, useTyped } from '#client/features/settings/settings-form.tsx'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { MultipleChoice } from '#client/ui/fields/choice.tsx'
import { TextAreaField } from '#client/ui/fields/field.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { entitlements, plans, requiredTier } from '#contract/plans.ts'
import { bindingEquipment } from '#domain/options/options.ts'

/** What stands in the kitchen, and so what a recipe can call for. */
export function KitchenTab({ user }: { user: User }) {
  const takeUser = useTakeUser()
  const { typed, type, settle, heading } = useTyped<{ kitchen: Kitchen; special: string }>()
  const saved = { kitchen: kitchenOf(user.kitchenEquipment), special: user.specialEquipment ?? '' }
  const { kitchen, special } = { ...saved, ...typed }
  const isChanged = !isSameKitchen(kitchen, saved.kitchen) || special.trim() !== saved.special
  const save = useMutation({
    mutationFn: () =>
      api.accounts.updateKitchenEquipment({
        body: { kitchenEquipment: storedKitchen(kitchen), specialEquipment: special.trim() || null },
      }),
    onSuccess: (changed) => {
      takeUser(changed)
      settle()
      toast({ title: 'Equipment Updated', description: 'New recipes will match it from now on.' })
    },
    onError: (error) => {
      if (!isSignedOut(error)) toast({ title: 'Update Failed', description: sentenceOf(error), variant: 'destructive' })
    },
  })
  return (
    <SettingsForm
      title="Your kitchen"
      lead={<Rules user={user} />}
      heading={heading}
      label="Save equipment"
      isChanged={isChanged}
      busy={save.isPending}
      onSave={save.mutate}
      onUndo={settle}
    >
      {groups.map(({ name, pieces, options }) => (
        <MultipleChoice
          key={name}
          legend={name}
          hint={hintOf(pieces)}
          options={options}
          values={kitchen.listed.filter((piece) => options.some(({ value }) => value === piece))}
          onChange={(values) =>
            type({
              kitchen: {
                ...kitchen,
                listed: [...kitchen.listed.filter((piece) => !options.some(({ value }) => value === piece)), ...values],
              },
            })
          }
        />
      ))}
      <OwnPieces kitchen={kitchen} onChange={(changed) => type({ kitchen: changed })} />
      <TextAreaField
        label="Anything else about your kitchen"
        hint="In your own words: a small oven, two burners, a tagine"
        optional
        rows={2}
        maxLength={500}
        value={special}
        onChange={(event) => type({ special: event.target.value })}
      />
    </SettingsForm>
  )
}

/** What the list does to recipes, and what the plan adds. */
function Rules({ user }: { user: User }) {
  const tier = requiredTier('equipmentOptimisation')
  return (
    <>
      Recipes never call for a burner, an oven or an appliance that isn’t selected here; if nothing is selected, nothing
      is ruled out. We assume you have pots, pans, knives and bowls.{' '}
      {entitlements[user.subscriptionTier].equipmentOptimisation ? (
        'On your plan, recipes also favor the equipment you select.'
      ) : (
        <>
          On {plans[tier].name}, recipes also favor the equipment you select.
          <TextLink {...paths.subscribe(tier)} className="flex! w-fit">
            Upgrade to {plans[tier].name}
          </TextLink>
        </>
      )}
      <span className="mt-3 block">A Save button appears when you change something.</span>
    </>
  )
}

/** Which of a group don’t decide what a recipe can call for; undefined where all of them do. */
function hintOf(pieces: readonly string[]): string | undefined {
  const others = pieces.filter((piece) => !bindingEquipment.some((each) => each === piece))
  if (others.length === 0) return undefined
  return others.length === pieces.length
    ? 'All optional. These never limit your recipes.'
    : `Recipes won’t use what you don’t have. The ${listText(others.map((piece) => piece.toLowerCase()))} ${others.length === 1 ? 'is' : 'are'} always optional.`
}

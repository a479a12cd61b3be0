import { clsx } from 'clsx'
import { Lock, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { listText } from '#client/features/dishes/format.ts'
import { isOwnEquipment, ownDiet, ownEquipment, setAside, type WishForm } from '#client/features/generate/wish-form.ts'
import { capital, words } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { cookingTimes } from '#domain/options/options.ts'

/** Whether the profile says anything that a recipe is made by. */
export const hasProfile = (user: User): boolean => Object.values(answersOf(user)).some((answer) => answer?.length)

function answersOf(user: User) {
  return {
    diet: ownDiet(user),
    cuisines: user.preferredCuisines,
    time: limitingTime(user.cookingTimePreference),
    equipment: ownEquipment(user),
    allergies: user.allergies.filter((allergy) => allergy !== 'none'),
    dislikes: user.foodDislikes?.trim(),
  }
}

/** What the profile brings into this wish. What may be set aside for once has a cross; allergies and dislikes bind. */
export function ProfileChips({ form, user }: { form: UseFormReturn<WishForm>; user: User }) {
  const [diet, cuisine, prepTime, equipment] = useWatch({
    control: form.control,
    name: ['diet', 'cuisine', 'prepTime', 'kitchenEquipment'],
  })
  const own = answersOf(user)
  const set = <F extends keyof WishForm>(field: F, value: WishForm[F]) => {
    form.setValue(field as 'diet', value as string, { shouldDirty: true })
    form.clearErrors(field)
  }
  return (
    <section aria-label="From your profile" className="grid gap-2.5">
      <ul className="flex flex-wrap gap-2">
        {own.allergies.length > 0 && <BoundChip>No {listText(own.allergies.map(words))}</BoundChip>}
        {own.dislikes && <BoundChip>Without {own.dislikes}</BoundChip>}
        {own.diet && (
          <LiftableChip
            name={words(own.diet)}
            isOn={diet === ''}
            onToggle={() => set('diet', diet === '' ? setAside.diet : '')}
          />
        )}
        {own.cuisines.length > 0 && (
          <LiftableChip
            name={listText(own.cuisines.map(capital))}
            isOn={cuisine === ''}
            onToggle={() => set('cuisine', cuisine === '' ? setAside.cuisine : '')}
          />
        )}
        {own.time && (
          <LiftableChip
            name={own.time}
            isOn={prepTime.trim() === ''}
            onToggle={() => set('prepTime', prepTime.trim() === '' ? setAside.prepTime : '')}
          />
        )}
        {own.equipment.length > 0 && (
          <LiftableChip
            name="Your kitchen"
            isOn={isOwnEquipment(equipment, user)}
            onToggle={() => set('kitchenEquipment', isOwnEquipment(equipment, user) ? [] : own.equipment)}
          />
        )}
      </ul>
      <p className="note">Allergies and dislikes are always respected. The rest can be set aside for this recipe.</p>
    </section>
  )
}

const chipClass =
  'inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] px-3.5 py-1.5 text-left text-ui leading-tight font-medium'

function BoundChip({ children }: { children: ReactNode }) {
  return (
    <li className={`${chipClass} border-transparent bg-well text-ink wrap-anywhere`}>
      <Lock aria-hidden className="icon-small text-ink-2" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

function LiftableChip({ name, isOn, onToggle }: { name: string; isOn: boolean; onToggle: () => void }) {
  const Icon = isOn ? X : RotateCcw
  return (
    <li>
      <button
        type="button"
        aria-label={isOn ? `${capital(name)}: set aside` : `${capital(name)}: use again`}
        onClick={onToggle}
        className={clsx(
          chipClass,
          isOn ? 'border-ink bg-ink text-paper' : 'border-dashed border-edge text-ink-2 line-through',
        )}
      >
        {capital(name)}
        <Icon aria-hidden className="icon-small" />
      </button>
    </li>
  )
}

/** Only the short times limit; 'leisurely' and 'varies' ask for nothing. */
function limitingTime(stored: string | null): string | undefined {
  return stored === 'quick' || stored === 'moderate' ? cookingTimes[stored] : undefined
}

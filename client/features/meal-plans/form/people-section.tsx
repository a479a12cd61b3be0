import { UserPlus } from 'lucide-react'
import { changedAt, type FormPart } from '#client/features/meal-plans/form/form-part.ts'
import { PersonPart } from '#client/features/meal-plans/form/person-part.tsx'
import { newPerson, withoutPerson } from '#client/features/meal-plans/form/plan-fields.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { FormError } from '#client/ui/fields/field.tsx'

interface Props extends FormPart {
  open: ReadonlySet<string>
  onOpen: (part: string, isOpen: boolean) => void
}

const mostPeople = 12

/** Everyone who eats, each with what they may and want to eat. */
export function PeopleSection({ fields, set, faults, open, onOpen }: Props) {
  const { people } = fields
  const add = () => {
    const person = newPerson()
    set({ people: [...people, person] })
    onOpen(person.id, true)
  }
  const remove = (id: string) => set(withoutPerson(fields, id))
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ui text-ink-2">
        Foods someone can’t eat because of an allergy or a diet stay off their plate and out of every shared dish. Only
        toppings added plate by plate can stay for the others, and the plan says whose plate to leave them off. Targets
        are per person and per day, or for the whole plan where you choose that.
      </p>
      <div className="w-full border-t border-hair">
        {people.map((person, place) => (
          <PersonPart
            key={person.id}
            person={person}
            place={place}
            faults={faults}
            isOpen={open.has(person.id)}
            onToggle={(isOpen) => onOpen(person.id, isOpen)}
            onChange={(change) => set({ people: changedAt(people, place, change) })}
            onRemove={people.length > 1 ? () => remove(person.id) : undefined}
          />
        ))}
      </div>
      {faults['people'] && <FormError>{faults['people']}</FormError>}
      {people.length < mostPeople && (
        <Button onClick={add}>
          <UserPlus aria-hidden className="icon" />
          Add a person
        </Button>
      )}
    </div>
  )
}

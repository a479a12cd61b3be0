import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  mealsText,
  moneyText,
  peopleText,
  timeText,
  varietyText,
  whenText,
} from '#client/features/meal-plans/form/form-words.ts'
import { MealsSection } from '#client/features/meal-plans/form/meals-section.tsx'
import { MoneySection } from '#client/features/meal-plans/form/money-section.tsx'
import { PeopleSection } from '#client/features/meal-plans/form/people-section.tsx'
import type { Faults } from '#client/features/meal-plans/form/plan-faults.ts'
import { faultsOf } from '#client/features/meal-plans/form/plan-faults.ts'
import type { PlanFields } from '#client/features/meal-plans/form/plan-fields.ts'
import { TimeSection } from '#client/features/meal-plans/form/time-section.tsx'
import { VarietySection } from '#client/features/meal-plans/form/variety-section.tsx'
import { WhenSection } from '#client/features/meal-plans/form/when-section.tsx'
import { ErrorSummary } from '#client/ui/fields/field.tsx'
import { Fold } from '#client/ui/pages/fold.tsx'

interface Props {
  fields: PlanFields
  onChange: (fields: PlanFields) => void
  /** What the server said of the fields. */
  refused: Faults
  /** The fields keep to the contract; `action` is the button that was pressed. */
  onSubmit: (action: string) => void
  /** The buttons; each has a `value`, the first is pressed by Enter. */
  children: ReactNode
}

/** Every wish of a plan, folded away under one line each: whoever wants nothing else presses the button. */
export function PlanForm({ fields, onChange, refused, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setIsTried] = useState(false)
  const faults = isTried ? { ...refused, ...faultsOf(fields) } : refused
  const onOpen = (part: string, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, part] : [...before].filter((each) => each !== part)))
  const submit = (action: string) => {
    const found = faultsOf(fields)
    const names = Object.keys(found)
    if (names.length === 0) return onSubmit(action)
    // what is folded away has to be there before it can have the focus
    flushSync(() => {
      setIsTried(true)
      setOpen(new Set([...open, ...names.flatMap((name) => partsOf(name, fields))]))
    })
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')
    wrong?.focus()
    wrong?.scrollIntoView({ block: 'center' })
  }
  const part = { fields, faults, set: (change: Partial<PlanFields>) => onChange({ ...fields, ...change }) }
  const fold = (id: string, title: string, summary: string, children: ReactNode) => (
    <Fold title={title} summary={summary} isOpen={open.has(id)} onToggle={(isOpen) => onOpen(id, isOpen)}>
      {children}
    </Fold>
  )
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent
        submit(submitter instanceof HTMLButtonElement ? submitter.value : '')
      }}
      className="grid max-w-[760px] gap-7"
    >
      <div className="double-rule">
        {fold('when', 'When', whenText(fields), <WhenSection {...part} />)}
        {fold('people', 'People', peopleText(fields), <PeopleSection {...part} open={open} onOpen={onOpen} />)}
        {fold('meals', 'Meals', mealsText(fields), <MealsSection {...part} />)}
        {fold('time', 'Time', timeText(fields), <TimeSection {...part} />)}
        {fold('money', 'Money', moneyText(fields), <MoneySection {...part} />)}
        {fold('variety', 'Variety', varietyText(fields), <VarietySection {...part} />)}
      </div>
      <ErrorSummary count={isTried ? Object.keys(faults).length : 0} />
      <div className="foot-bar sticky bottom-(--tab-bar,0px) z-20 -mx-(--page-margin) flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t border-hair bg-paper px-(--page-margin) py-3 tablet:static tablet:mx-0 tablet:border-0 tablet:p-0">
        {children}
      </div>
    </form>
  )
}

/** The folded parts round a field. */
function partsOf(field: string, { people }: PlanFields): string[] {
  const [first = '', place] = field.split('.')
  if (first === 'startDate' || first === 'days' || first === 'title') return ['when']
  if (first === 'people') return ['people', ...(people[Number(place)] ? [people[Number(place)]!.id] : [])]
  if (first === 'meals') return ['meals']
  if (first === 'minutes') return ['time']
  return first === 'budget' || first === 'aim' ? ['money'] : ['variety']
}

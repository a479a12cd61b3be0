import { clsx } from 'clsx'
import { type ReactNode, type Ref, useId } from 'react'

export interface Option<V extends string = string> {
  value: V
  label: string
}

interface Group<V extends string> {
  legend: string
  hint?: ReactNode
  options: readonly Option<V>[]
  /** What is chosen is kept away from somebody: it has the color of what blocks. */
  isAvoided?: boolean
  disabled?: boolean
}

/** Visible chips of which one is chosen: real radio buttons, so that arrows move and forms read them. */
export function SingleChoice<V extends string>({
  value,
  onChange,
  ref,
  ...group
}: Group<V> & {
  value: V | '' | null
  onChange: (value: V) => void
  /** The first chip, which has the focus when a form is sent back for want of a choice. */
  ref?: Ref<HTMLInputElement>
}) {
  const name = useId()
  return (
    <ChoiceGroup {...group}>
      {(option) => (
        <Chip
          key={option.value}
          ref={option === group.options[0] ? ref : undefined}
          type="radio"
          name={name}
          value={option.value}
          label={option.label}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      )}
    </ChoiceGroup>
  )
}

/** Visible chips of which any number is chosen: real tick boxes. Answers the new list, in the order of the options. */
export function MultipleChoice<V extends string>({
  values,
  onChange,
  ref,
  ...group
}: Group<V> & {
  values: readonly V[]
  onChange: (values: V[], toggled: V) => void
  /** The first chip, which has the focus when the choice takes the place of what had it. */
  ref?: Ref<HTMLInputElement>
}) {
  const name = useId()
  const toggle = (toggled: V) =>
    onChange(
      group.options
        .map(({ value }) => value)
        .filter((value) => (value === toggled ? !values.includes(value) : values.includes(value))),
      toggled,
    )
  return (
    <ChoiceGroup {...group}>
      {(option) => (
        <Chip
          key={option.value}
          ref={option === group.options[0] ? ref : undefined}
          type="checkbox"
          name={name}
          value={option.value}
          label={option.label}
          checked={values.includes(option.value)}
          onChange={() => toggle(option.value)}
        />
      )}
    </ChoiceGroup>
  )
}

function ChoiceGroup<V extends string>({
  legend,
  hint,
  options,
  isAvoided = false,
  disabled,
  children,
}: Group<V> & { children: (option: Option<V>) => ReactNode }) {
  const hintId = useId()
  return (
    <fieldset disabled={disabled} aria-describedby={hint ? hintId : undefined} className="min-w-0">
      <legend className="text-ui font-semibold">{legend}</legend>
      {hint && (
        <p id={hintId} className="note mt-0.5">
          {hint}
        </p>
      )}
      <div className={clsx('mt-2.5 flex flex-wrap gap-2 max-phone:gap-x-1.5', isAvoided && 'avoided-choices')}>
        {options.map(children)}
      </div>
    </fieldset>
  )
}

interface ChipProps {
  ref?: Ref<HTMLInputElement> | undefined
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  checked: boolean
  onChange: () => void
}

/** The label holds its words alone; the input lies over the whole chip, unseen. */
function Chip({ label, ...input }: ChipProps) {
  return (
    <label
      className={clsx(
        'relative inline-flex min-h-11 items-center rounded-full border-[1.5px] border-edge bg-sheet px-4 py-1.5 text-ui leading-tight font-medium ticked-chip',
        'transition-colors duration-150 hover:bg-well has-checked:border-ink has-checked:bg-ink has-checked:text-paper',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus has-disabled:opacity-60 has-checked:forced-color-adjust-none',
      )}
    >
      <input {...input} className="absolute inset-0 size-full appearance-none rounded-full outline-none" />
      {label}
    </label>
  )
}

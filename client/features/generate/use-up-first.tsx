import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { todayOf } from '#client/calendar-day.ts'
import { goingOffSoonest } from '#client/features/at-home/going-off.ts'
import { atHomeQuery } from '#client/features/at-home/queries.ts'
import type { WishForm } from '#client/features/generate/wish-form.ts'
import { capital } from '#client/wording.ts'

/** What is at home and goes off soonest: a press puts it among the foods that are asked for, or takes it back. */
export function UseUpFirst({ form: { control, setValue } }: { form: UseFormReturn<WishForm> }) {
  const [today] = useState(() => todayOf(new Date()))
  const { data: items = [] } = useQuery(atHomeQuery)
  const asked = partsOf(useWatch({ control, name: 'includeIngredients' }))
  const foods = goingOffSoonest(items, today)
  if (foods.length === 0) return null
  const toggle = (food: string) => {
    const rest = asked.filter((part) => !isSame(part, food))
    const parts = rest.length < asked.length ? rest : [...asked, food]
    setValue('includeIngredients', parts.join(', '), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <fieldset aria-labelledby="use-up-first" className="-m-1 flex min-w-0 items-center gap-2 overflow-x-auto p-1">
      <span id="use-up-first" className="flex-none text-ui font-semibold">
        Use up first
      </span>
      {foods.map((food) => {
        const isAsked = asked.some((part) => isSame(part, food))
        return (
          <button
            key={food}
            type="button"
            aria-pressed={isAsked}
            onClick={() => toggle(food)}
            className={clsx(
              'min-h-11 flex-none rounded-full border-[1.5px] px-3.5 py-1.5 text-ui leading-tight font-medium',
              isAsked ? 'border-ink bg-ink text-paper' : 'border-edge bg-sheet hover:bg-well',
            )}
          >
            {capital(food)}
          </button>
        )
      })}
    </fieldset>
  )
}

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useRef, useState } from 'react'
import { foodSearch } from '#client/features/dishes/food-search.ts'
import { foodsOf } from '#client/features/ideas/foods.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'
import { Glyph } from '#client/ui/signs/glyph.tsx'

interface FoodsFieldProps {
  foods: readonly string[]
  /** Words in them that no food is known by. */
  unknown: readonly string[]
  onFoods: (foods: string[]) => void
}

/** What is in the kitchen, as chips. Enter or a comma adds what was typed, a press one of the foods that are offered. */
export function FoodsField({ foods, unknown, onFoods }: FoodsFieldProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const asked = useDeferredValue(typed.trim())
  const { data: found = [] } = useQuery(foodSearch(asked))
  const offered = asked === '' ? [] : found.filter(({ name }) => !foods.includes(name))
  const add = (text: string) => {
    onFoods(foodsOf([...foods, text].join(',')))
    setTyped('')
    input.current?.focus()
  }
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && foods.length > 0) onFoods(foods.slice(0, -1))
  }
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <TextField
          ref={input}
          label="What you have"
          hint="One food at a time: “half a cabbage”"
          autoComplete="off"
          maxLength={300}
          value={typed}
          onChange={({ target: { value } }) => (value.includes(',') ? add(value) : setTyped(value))}
          onKeyDown={hear}
        />
        <Button
          aria-label={`Add ${typed.trim()}`.trim()}
          className="min-h-12"
          onClick={() => (typed.trim() === '' ? input.current?.focus() : add(typed))}
        >
          <Plus aria-hidden className="icon" />
          Add
        </Button>
      </div>
      <output className="sr-only">
        {offered.length > 0 && `${offered.length} ${offered.length === 1 ? 'food' : 'foods'} suggested below`}
      </output>
      {offered.length > 0 && (
        <ul aria-label="Suggested foods" className="flex flex-wrap gap-2">
          {offered.map(({ id, name }) => (
            <li key={id}>
              <Button className={chipClass} onClick={() => add(name)}>
                <Plus aria-hidden className="icon-small" />
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {foods.length > 0 && (
        <ul aria-label="Foods" className="flex flex-wrap gap-2">
          {foods.map((food) => (
            <li key={food} className="min-w-0">
              <FoodChip
                food={food}
                isUnknown={unknown.some((word) => food.toLowerCase().includes(word.toLowerCase()))}
                onRemove={() => onFoods(foods.filter((each) => each !== food))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Of a food to be added by a press. */
const chipClass = '!min-h-11 !rounded-full !px-3.5 !py-1 text-ui'

function FoodChip({ food, isUnknown, onRemove }: { food: string; isUnknown: boolean; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Remove ${food}${isUnknown ? ', which we don’t recognize' : ''}`}
      onClick={onRemove}
      className={clsx(
        'inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border-[1.5px] px-3.5 py-1.5 text-left text-ui leading-tight font-medium',
        isUnknown ? 'border-dashed border-saffron-ink text-saffron-ink' : 'border-ink bg-ink text-paper',
      )}
    >
      {isUnknown && <Glyph kind="warns" className="icon-small" />}
      <span className="min-w-0 wrap-anywhere">{food}</span>
      <X aria-hidden className="icon-small" />
    </button>
  )
}

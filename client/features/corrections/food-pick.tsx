import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { foodSearch } from '#client/features/dishes/food-search.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'

interface Food {
  id: string
  name: string
}

interface FoodPickProps {
  picked: Food | undefined
  onPick: (food: Food | undefined) => void
  error: string | undefined
}

/** One food of the table: chosen from those whose names begin with what is typed. */
export function FoodPick({ picked, onPick, error }: FoodPickProps) {
  const [typed, setTyped] = useState('')
  const asked = useDeferredValue(typed.trim())
  const { data: found = [], isFetching } = useQuery(foodSearch(asked))
  const offered = picked || asked === '' ? [] : found
  const isNone = !picked && asked !== '' && found.length === 0 && !isFetching
  return (
    <div className="grid gap-3">
      <TextField
        label="What is it?"
        hint="Start typing a food, such as oat milk, and choose one"
        autoComplete="off"
        maxLength={100}
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value)
          onPick(undefined)
        }}
      />
      <output className={isNone ? 'note' : 'sr-only'}>
        {isNone && 'We have no food by that name. Try a simpler word, such as “cream” or “lentils.”'}
        {offered.length > 0 && `${offered.length} ${offered.length === 1 ? 'food' : 'foods'} to choose from`}
        {picked && `${picked.name} selected`}
      </output>
      {offered.length > 0 && (
        <ul aria-label="Foods" className="flex flex-wrap gap-2">
          {offered.map((food) => (
            <li key={food.id}>
              <Button
                className="!min-h-11 !px-3.5 !py-1 text-ui"
                onClick={() => {
                  onPick(food)
                  setTyped(food.name)
                }}
              >
                {food.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

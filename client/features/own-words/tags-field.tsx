import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { withTags } from '#client/features/own-words/tags.ts'
import { tagsQuery } from '#client/features/recipes/library/queries.ts'
import { TextButton } from '#client/ui/buttons/text-button.tsx'
import { TextField } from '#client/ui/fields/field.tsx'

interface TagsFieldProps {
  tags: readonly string[]
  onTags: (tags: string[]) => void
  label?: string
}

/** Labels as chips. Enter or a comma adds what was typed, Backspace in the empty field takes the last away. */
export function TagsField({ tags, onTags, label = 'Tags' }: TagsFieldProps) {
  const [typed, setTyped] = useState('')
  const { data: known = [] } = useQuery(tagsQuery)
  const list = useId()
  const add = (text: string) => {
    onTags(withTags(tags, text))
    setTyped('')
  }
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) onTags(tags.slice(0, -1))
  }
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        optional
        hint="Short labels to find the recipe by, such as “weeknight.”"
        end={
          <TextButton
            aria-label="Add the tag"
            // what was typed stays in hand
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => add(typed)}
            className="px-2.5"
          >
            Add
          </TextButton>
        }
        autoComplete="off"
        maxLength={200}
        list={list}
        value={typed}
        onChange={({ target: { value } }) => (value.includes(',') ? add(value) : setTyped(value))}
        onKeyDown={hear}
        onBlur={() => typed.trim() !== '' && add(typed)}
      />
      <datalist id={list}>{known.map(({ tag }) => !tags.includes(tag) && <option key={tag}>{tag}</option>)}</datalist>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="min-w-0">
              <button
                type="button"
                aria-label={`Remove the tag ${tag}`}
                onClick={() => onTags(tags.filter((each) => each !== tag))}
                className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-well px-3.5 py-1.5 text-left text-ui leading-tight font-medium hover:bg-hair"
              >
                <span className="min-w-0 wrap-anywhere">#{tag}</span>
                <X aria-hidden className="icon-small" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

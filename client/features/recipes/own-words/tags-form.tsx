import { useEffect, useRef } from 'react'
import { TagsField } from '#client/features/recipes/own-words/tags-field.tsx'
import { Button } from '#client/ui/button.tsx'

interface TagsFormProps {
  tags: readonly string[]
  onTags: (tags: string[]) => void
  onDone: () => void
}

/** A recipe's tags while they are changed; the field has the focus from the start. */
export function TagsForm({ tags, onTags, onDone }: TagsFormProps) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => part.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={part} className="grid w-full gap-3 print:hidden">
      <TagsField tags={tags} onTags={onTags} />
      <Button className="justify-self-start !min-h-11 !px-3.5 !py-1 text-ui" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}

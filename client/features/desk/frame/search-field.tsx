import { Search } from 'lucide-react'
import { TextField } from '#client/ui/fields/field.tsx'
import { useTyped } from '#client/use-typed.ts'

interface Props {
  label: string
  placeholder: string
  asked: string
  onAsk: (text: string) => void
}

/** Looks as one types; the address follows when the fingers rest. */
export function SearchField({ asked, onAsk, ...words }: Props) {
  const [text, setText] = useTyped(asked, onAsk)
  return (
    <TextField
      {...words}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={text}
      onChange={({ target }) => setText(target.value)}
      end={<Search aria-hidden className="icon mr-3.5 text-ink-3" />}
    />
  )
}

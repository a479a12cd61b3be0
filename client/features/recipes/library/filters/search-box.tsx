import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { IconButton } from '#client/ui/buttons/button.tsx'
import { useTyped } from '#client/use-typed.ts'

interface SearchBoxProps {
  asked: string
  onAsk: (text: string) => void
  /** Down from the box into the rows. */
  onDown: () => void
}

/** Looks for titles, foods and notes as one types. '/' comes here from anywhere on the page, Esc empties it. */
export function SearchBox({ asked, onAsk, onDown }: SearchBoxProps) {
  const [text, setText] = useTyped(asked, onAsk)
  const input = useRef<HTMLInputElement>(null)
  useSlash(() => input.current?.focus())
  const clear = () => {
    setText('')
    input.current?.focus()
  }
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text !== '') clear()
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      onDown()
    }
  }
  return (
    <search className="relative block min-w-0 flex-1">
      <Search
        aria-hidden
        className="icon pointer-events-none absolute top-1/2 left-[16px] -translate-y-1/2 text-ink-3"
      />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label="Search your recipes"
        aria-keyshortcuts="/"
        placeholder="Dish, ingredient or note"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={hear}
        className={`input min-h-14! pl-[48px]! text-ellipsis ${text === '' ? 'pr-[12px]! tablet:pr-14!' : 'pr-14!'}`}
      />
      {text === '' ? (
        <kbd
          aria-hidden
          className="note pointer-events-none absolute top-4 right-4 rounded-[4px] border border-hair bg-well px-2 py-0.5 font-sans max-tablet:hidden"
        >
          /
        </kbd>
      ) : (
        <IconButton label="Clear search" onClick={clear} className="absolute! top-1.5 right-1.5">
          <X aria-hidden className="icon" />
        </IconButton>
      )}
    </search>
  )
}

function useSlash(act: () => void) {
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=dialog]'))
        return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [act])
}

import { DishThumbnail } from '#client/features/dishes/dish.tsx'

interface Props {
  picture: string | null
  title: string
  note: string
  isBusy?: boolean
  onPick: () => void
}

/** One of the things that can be put at a meal. */
export function PickRow({ picture, title, note, isBusy = false, onPick }: Props) {
  return (
    <li className="border-b border-hair">
      <button
        type="button"
        aria-busy={isBusy}
        onClick={onPick}
        className="grid w-full grid-cols-[56px_minmax(0,1fr)] items-center gap-3.5 py-2 text-left hover:bg-well"
      >
        {picture ? <DishThumbnail src={picture} className="size-14" /> : <span />}
        <span className="min-w-0">
          <span className="block leading-tight font-semibold wrap-anywhere">{title}</span>
          <span className="note num">{note}</span>
        </span>
      </button>
    </li>
  )
}

import type { ReactNode } from 'react'
import { DishThumbnail } from '#client/features/dishes/dish.tsx'
import { minutesText } from '#domain/measure/minutes.ts'

interface TonightRowProps {
  picture: string
  title: ReactNode
  minutes: number
  /** What speaks for it this evening. */
  why: string
  action: ReactNode
}

/** One dish for this evening, and its button. */
export function TonightRow({ picture, title, minutes, why, action }: TonightRowProps) {
  return (
    <li className="tonight-row">
      <DishThumbnail src={picture} className="size-16" />
      <div className="min-w-0">
        <h3 className="tonight-title">{title}</h3>
        <p className="num note wrap-anywhere">
          {minutesText(minutes)} · {why}
        </p>
      </div>
      {action}
    </li>
  )
}

/** Of the buttons in such rows. */
export const tonightButton = 'relative !min-h-11 !px-3.5 !py-1.5 text-ui'

import { useCallback, type ReactElement } from 'react'
import type { Theme } from '#ui/theme/tokens'
import { cardSvg } from '../../../share-card/svg.ts'
import { DrawnCard } from '../../parts/drawn-card.tsx'
import { titleOf, type Outcome } from './outcome.ts'
import type { Opening } from './session.ts'

/** The card of a result. */
export function CardPanel({ opening, outcome, announce }: CardPanelProps): ReactElement {
  const { say, page, tool } = opening
  const draw = useCallback(
    (theme: Theme, face: string | undefined) => {
      const signed = { tool: titleOf(opening), address: page.tool?.address ?? location.host }
      return cardSvg(outcome.card(), signed, theme, face)
    },
    [opening, outcome, page],
  )
  return (
    <DrawnCard
      draw={draw}
      name={`${tool.id}.${say.cardFile}`}
      title={say.cardTitle}
      text={say.cardText}
      announce={announce}
    />
  )
}

interface CardPanelProps {
  readonly opening: Opening
  readonly outcome: Outcome
  readonly announce: (words: string) => void
}

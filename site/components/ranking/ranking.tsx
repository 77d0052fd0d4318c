import { useId, type ReactElement, type ReactNode } from 'react'
import { OpalGradient } from '#ui/opal-gradient'
import * as css from './ranking.css.ts'

/** A part of a sum. */
export interface RankedPiece {
  /** One or two letters. */
  letter: string
  /** Its length, in per cent of the longest bar there could be. */
  share: number
}

export interface RankedItem {
  name: string
  /** From 1; who is level shares it. */
  place: number
  score: string
  pieces: readonly RankedPiece[]
  /** How the score comes about, in figures: what the bar draws. */
  sum: ReactNode
}

export interface RankingProps {
  /** The best first. */
  items: readonly RankedItem[]
}

/** Who comes first, and why: each bar is made of what adds up to its score. */
export function Ranking({ items }: RankingProps): ReactElement {
  return (
    <ol className={css.list}>
      {items.map(({ name, place, score, pieces, sum }, index) => (
        <li key={name} className={css.item} data-leader={place === 1 || undefined}>
          <span className={css.place}>{place}</span>
          <b className={css.name}>{name}</b>
          <Bar pieces={pieces} thread={index === 0} />
          <span className={css.score}>{score}</span>
          <span className={css.sum}>{sum}</span>
        </li>
      ))}
    </ol>
  )
}

/** Shorter ones have no room for their letter. */
const LEGIBLE = 4

/** The thread runs below the first bar alone, as long as its sum. */
function Bar({
  pieces,
  thread,
}: {
  pieces: readonly RankedPiece[]
  thread: boolean
}): ReactElement {
  const id = useId()
  const endOf = (count: number) => pieces.slice(0, count).reduce((x, { share }) => x + share, 0)
  return (
    <svg className={css.bar} aria-hidden="true">
      {pieces.map(({ letter, share }, index) => {
        const x = endOf(index)
        return (
          <g key={letter}>
            <rect className={css.piece} x={`${x}%`} width={`${share}%`} height="100%" rx="6" />
            {share >= LEGIBLE && (
              <text className={css.mark} x={`${x + share / 2}%`} y="50%">
                {letter}
              </text>
            )}
          </g>
        )
      })}
      {thread && (
        <>
          <OpalGradient id={id} />
          <rect
            className={css.thread}
            y="100%"
            width={`${endOf(pieces.length)}%`}
            height="3"
            rx="1.5"
            fill={`url(#${id})`}
          />
        </>
      )}
    </svg>
  )
}

import type { ReactElement } from 'react'
import { diagram } from '#ui/figure'
import { ThreadPath } from '../../site/components/thread/index.ts'

interface DrawingProps {
  /** Without it, decoration. */
  title?: string
}

/** Three nodes and the thread that goes through them. */
export function Drawing({ title }: DrawingProps): ReactElement {
  const named = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  return (
    <svg viewBox="0 0 640 220" width="640" {...named}>
      {['Question', 'Recherche', 'Réponse'].map((name, place) => (
        <g key={name} transform={`translate(${40 + place * 200} 70)`}>
          <rect className={diagram.node} width="160" height="80" rx="16" />
          <text className={diagram.label} x="80" y="46">
            {name}
          </text>
        </g>
      ))}
      <path className={diagram.dotted} d="M120 150C180 210 460 210 520 150" />
      <ThreadPath d="M200 110C214 108 226 108 240 110M400 110C414 112 426 112 440 110" />
    </svg>
  )
}

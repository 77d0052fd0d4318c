import type { ReactElement } from 'react'
import { ThreadPath } from '#ui/thread'
import * as css from './service-figure.css.ts'

/** Three sources, the thread that gathers them, one answer. Decoration: the text says it all. */
export function ServiceFigure(): ReactElement {
  return (
    <svg className={css.figure} viewBox="0 0 620 440" aria-hidden="true">
      {SHEETS.map(([x, y, width, height]) => (
        <g key={y}>
          <rect className={css.node} x={x} y={y} width={width} height={height} rx="16" />
          <path
            className={css.hair}
            d={`M${x + 26} ${y + 34}h${width * 0.6}M${x + 26} ${y + 66}h${width * 0.5}`}
          />
        </g>
      ))}
      <path className={css.dots} d="M250 232H368M230 340C300 330 350 290 372 244" />
      <ThreadPath d="M218 96C280 110 262 216 350 228c70 8 92-106 22-112-68-4-74 100-6 114 26 6 44 0 62-2" />
      <rect className={css.node} x="428" y="132" width="180" height="190" rx="18" />
      <path className={css.hair} d="M456 176h124M456 208h124M456 240h92" />
      <rect className={css.mark} x="456" y="270" width="66" height="26" rx="13" />
      <rect className={css.mark} x="530" y="270" width="44" height="26" rx="13" />
    </svg>
  )
}

const SHEETS = [
  [86, 40, 176, 112],
  [54, 182, 196, 100],
  [86, 312, 176, 104],
] as const

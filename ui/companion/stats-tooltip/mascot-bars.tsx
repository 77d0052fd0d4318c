import type { ReactElement } from 'react'
import type { Mascot } from '../../../engine/index.ts'
import { Meters } from '../../meter/rows.tsx'
import type { Attributes } from '../../render/index.ts'

export interface MascotBarsWords {
  happiness: string
  energy: string
  intelligence: string
  /** « 64 % » */
  percent: (value: number) => string
}

export interface MascotBarsProps extends Attributes<'ul', 'children'> {
  mascot: Mascot
  words: MascotBarsWords
}

/** The three figures of reading C, in per cent, rounded. */
export function MascotBars({ mascot, words, ...rest }: MascotBarsProps): ReactElement {
  return (
    <Meters
      meters={SHOWN.map((stat) => {
        const value = Math.round(mascot.stats[stat])
        return { label: words[stat], value, text: words.percent(value) }
      })}
      {...rest}
    />
  )
}

const SHOWN = ['happiness', 'energy', 'intelligence'] as const

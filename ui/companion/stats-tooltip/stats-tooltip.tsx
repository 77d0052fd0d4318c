import type { ReactElement } from 'react'
import type { Mascot, MascotMood } from '../../../engine/index.ts'
import { FACES } from '../companion-glyph/faces.ts'
import { Glyph } from '../../icon/index.ts'
import { join, type Attributes } from '../../render/index.ts'
import { Text } from '../../text/index.ts'
import { MascotBars, type MascotBarsWords } from './mascot-bars.tsx'
import * as css from './stats-tooltip.css.ts'

export interface StatsTooltipWords extends MascotBarsWords {
  /** Names the card: « Opale en bref ». */
  title: string
  moods: Readonly<Record<MascotMood, string>>
  level: (level: number) => string
  /** How it goes away. */
  hint: string
}

export interface StatsTooltipProps extends Attributes<'div', 'children'> {
  mascot: Mascot
  words: StatsTooltipWords
  /** [2.3.98] `false` on the cv page. */
  icons?: boolean
}

/** [2.3.98] What a double click on the logo shows: three figures, level and mood. */
export function StatsTooltip(props: StatsTooltipProps): ReactElement {
  const { mascot, words, icons = true, className, ...rest } = props
  const { currentMood, level } = mascot
  const face = faceOf(currentMood)
  return (
    <div className={join(css.card, className)} {...SAID} aria-label={words.title} {...rest}>
      <p className={css.head}>
        {icons && (
          <span className={css.face[face]} data-face={face}>
            <Glyph d={FACES[face]} />
          </span>
        )}
        <b>{words.moods[currentMood]}</b>
        <span>{words.level(level)}</span>
      </p>
      <MascotBars mascot={mascot} words={words} />
      <Text size="xs" tone="muted">
        {words.hint}
      </Text>
    </div>
  )
}

/** More than an <output> may hold. */
const SAID = { role: 'status' } as const

export type Face = keyof typeof css.face

/** [2.3.99] */
export const faceOf = (mood: MascotMood): Face => {
  if (mood === 'neutral') return 'meh'
  return BRIGHT.has(mood) ? 'smile' : 'frown'
}

const BRIGHT: ReadonlySet<MascotMood> = new Set(['happy', 'excited', 'ecstatic'])

import type { ReactElement, ReactNode } from 'react'
import type { Mascot, MascotMood } from '../../../engine/index.ts'
import { Button } from '../../button/index.ts'
import { glyphOf, type CareAction } from '../care-panel/index.ts'
import { Living, type Look } from '../living/index.ts'
import { CompanionGlyph } from '../companion-glyph/index.ts'
import { Dialog, type DialogProps } from '../../dialog/index.ts'
import { Link } from '../../link/index.ts'
import { Pebble } from '../pebble/index.ts'
import { Text } from '../../text/index.ts'
import { MascotBars, type MascotBarsWords } from '../stats-tooltip/index.ts'
import * as css from './companion-modal.css.ts'

export interface CompanionModalWords<A extends string> extends MascotBarsWords {
  /** « Opale, niveau 10 » */
  above: (level: number) => string
  /** What she is, as a title: « Heureuse de vous voir ». */
  titles: Readonly<Record<MascotMood, string>>
  speech: string
  close: string
  actions: Readonly<Record<A, { label: string }>>
}

type Worded = 'above' | 'title' | 'closeLabel' | 'figure' | 'size' | 'children'

export interface CompanionModalProps<A extends string> extends Omit<DialogProps, Worded> {
  mascot: Mascot
  look: Look
  /** Puts her in front of something: her moon. */
  setting?: (character: ReactNode) => ReactNode
  words: CompanionModalWords<A>
  /** A few that she would not refuse; the first is the main one. */
  care: readonly CareAction<A>[]
  onAct: (action: A) => void
  /** What the last action brought, in a sentence. */
  status?: string | undefined
  /** What has become of her meanwhile, in a sentence. */
  news?: string | undefined
  /** Her page, a way to be guided. */
  links?: readonly { label: string; href: string }[]
}

/** [2.3.97] [4.3.4] What one click on the logo opens. */
export function CompanionModal<A extends string>(props: CompanionModalProps<A>): ReactElement {
  const { mascot, look, setting, words, care, onAct, status, news, links = [], ...rest } = props
  const character = <Living {...look} follows />
  return (
    <Dialog
      size="l"
      above={words.above(mascot.level)}
      title={words.titles[mascot.currentMood]}
      closeLabel={words.close}
      figure={setting?.(character) ?? character}
      {...rest}
    >
      {/* Said aloud only when it changes: what she answers to the visitor. */}
      <Pebble size="s">
        <output>{status ?? words.speech}</output>
      </Pebble>
      {news && (
        <Text size="s" tone="muted">
          {news}
        </Text>
      )}
      <MascotBars mascot={mascot} words={words} />
      <div className={css.actions}>
        {care.map(({ action }, index) => (
          <Button
            key={action}
            variant={index === 0 ? 'solid' : 'line'}
            onClick={() => onAct(action)}
          >
            <CompanionGlyph name={glyphOf(action)} />
            {words.actions[action].label}
          </Button>
        ))}
      </div>
      {links.length > 0 && (
        <p className={css.links}>
          {links.map(({ label, href }) => (
            <Link key={href} variant="more" href={href}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </Dialog>
  )
}

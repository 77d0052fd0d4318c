import { createElement, type ReactElement } from 'react'
import type { MoodB, MoodChange } from '../../../engine/index.ts'
import type { Stage } from '../character/index.ts'
import { Still } from '../living/index.ts'
import { Icon } from '../../icon/index.ts'
import { join, type AnyElement } from '../../render/index.ts'
import { ruled } from '../../section/index.ts'
import { Text } from '../../text/index.ts'
import * as css from './mood-history.css.ts'

export interface MoodHistoryWords {
  moods: Readonly<Record<MoodB, string>>
  /** Between two moods, for those who do not see the arrow: « puis ». */
  to: string
  /** What changed it, in a sentence; an unknown reason comes back as it is. */
  reason: (key: string) => string
  /** Milliseconds ago, in words. */
  ago: (ms: number) => string
  empty: string
}

export interface MoodHistoryProps extends Omit<AnyElement, 'children'> {
  /** The oldest first, as the engine keeps them. */
  history: readonly MoodChange[]
  stage: Stage
  /** Now, on the life's clock. */
  at: number
  /** How many are shown, the latest. */
  most?: number
  words: MoodHistoryWords
}

/** [4.2.22] How her mood changed, the latest first. */
export function MoodHistory(props: MoodHistoryProps): ReactElement {
  const { history, stage, at, most = 6, words, className, ...rest } = props
  if (history.length === 0)
    return (
      <Text tone="muted" className={className} {...rest}>
        {words.empty}
      </Text>
    )
  const entries = history
    .map((change, index) => ({ ...change, index }))
    .slice(-most)
    .toReversed()
    .map(({ mood, previousMood, reason, timestamp, index }) => (
      <li key={index} className={css.entry}>
        <Still look={{ mood, stage, wear: NOTHING }} size={46} />
        <div>
          <b>
            {words.moods[previousMood]}
            <Icon name="arrow" size={16} label={words.to} />
            {words.moods[mood]}
          </b>
          <Text tone="muted" size="s">
            {words.reason(reason)}
          </Text>
        </div>
        <Text as="span" tone="faint" size="s">
          {words.ago(at - timestamp)}
        </Text>
      </li>
    ))
  return createElement('ol', { className: join(ruled, className), ...rest }, entries)
}

/** One and the same, so that a picture is not drawn twice. */
const NOTHING = {}

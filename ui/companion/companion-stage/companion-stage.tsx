import type { ReactElement } from 'react'
import type { Snapshot } from '../../../engine/index.ts'
import type { Mood, Stage } from '../character/index.ts'
import { Living, lookOf } from '../living/index.ts'
import { Heading, type Level } from '../../heading/index.ts'
import { Meter } from '../../meter/index.ts'
import { Moon, type MoonProps } from '../moon/index.ts'
import { Pebble } from '../pebble/index.ts'
import type { AnyElement } from '../../render/index.ts'
import { Stack } from '../../stack/index.ts'
import { Text } from '../../text/index.ts'
import * as css from './companion-stage.css.ts'
import { levelOf, type LevelProgress } from './growth.ts'

export interface CompanionStageWords {
  /** « Opale, adolescente »; reading A may have given her another name. */
  who: (stage: Stage, name?: string) => string
  /** The mood in one word, as a title. */
  moods: Readonly<Record<Mood, string>>
  level: (level: number) => string
  /** « 137 sur 515 xp » */
  progress: (progress: LevelProgress) => string
  /** What the line below leads to. */
  progressLabel: (next: number) => string
  /** What the next level brings. */
  next: (next: number) => string
}

export interface CompanionStageProps extends Omit<AnyElement, 'children'> {
  snapshot: Snapshot
  words: CompanionStageWords
  /** Why she feels so, or what she waits for. */
  reason?: { text: string; alarm?: boolean } | undefined
  speech?: string | undefined
  /** Makes her a button: what a click on her does, in words, and the doing. */
  press?: MoonProps['press']
  /** Rank of the mood among the page's titles: 1 unless the page has another title. */
  level?: 1 | Level
  /** She does not move at all, or only does not follow the mouse. */
  still?: boolean | undefined
  follows?: boolean | undefined
}

/** Opale on her moon: what she feels in one word, what she says, and how far she has come. */
export function CompanionStage(props: CompanionStageProps): ReactElement {
  const { snapshot, words, reason, speech, press, level = 1, ...others } = props
  const { still = false, follows = true, ...rest } = others
  const look = lookOf(snapshot)
  const progress = levelOf(snapshot)
  const text = words.progress(progress)
  const next = progress.level + 1
  return (
    <Stack gap={4} {...rest}>
      <div className={css.stage}>
        <div className={css.who}>
          <Text tone="muted" size="s">
            {words.who(
              look.stage,
              'profile' in snapshot.pet ? snapshot.pet.profile.name : undefined,
            )}
          </Text>
          <Heading level={level} size="t5">
            {words.moods[look.mood]}
          </Heading>
          {reason && (
            <Text tone={reason.alarm ? 'warning' : 'muted'} size="s">
              {reason.text}
            </Text>
          )}
        </div>
        <svg
          className={css.ground}
          viewBox="0 0 690 30"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 14C110 30 230 29 345 20S580 2 690 12" />
        </svg>
        <div className={css.moon}>
          <Moon
            press={press}
            character={
              <Living
                {...look}
                pulse={doneWith(snapshot)}
                follows={follows}
                still={still}
                size={420}
              />
            }
          />
        </div>
        {speech && (
          <div className={css.speech}>
            <Pebble size="s">
              <p>{speech}</p>
            </Pebble>
          </div>
        )}
      </div>
      <div className={css.level}>
        <p className={css.line}>
          <Text as="span" size="t1" strong>
            {words.level(progress.level)}
          </Text>
          <Text as="span" tone="muted" figures>
            {text}
          </Text>
        </p>
        <Meter
          as="progress"
          shape="thread"
          label={words.progressLabel(next)}
          value={progress.experience}
          max={progress.needed}
          text={text}
          dot
        />
        <Text tone="muted" size="s">
          {words.next(next)}
        </Text>
      </div>
    </Stack>
  )
}

const doneWith = ({ pet }: Snapshot): number =>
  'progress' in pet ? pet.progress.totalInteractions : pet.gameState.totalInteractions

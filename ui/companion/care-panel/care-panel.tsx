import { useState, type ReactElement } from 'react'
import { Button } from '../../button/index.ts'
import { CompanionGlyph, type GlyphName } from '../companion-glyph/index.ts'
import { Heading } from '../../heading/index.ts'
import type { Attributes } from '../../render/index.ts'
import { Inline, Stack } from '../../stack/index.ts'
import { BusyRing } from './busy-ring.tsx'
import type { CareAction, Lack } from './care.ts'
import * as css from './care-panel.css.ts'

export interface CareWords<A extends string> {
  title: string
  actions: Readonly<Record<A, { label: string; effect: string }>>
  experience: (least: number, most: number) => string
  /** Milliseconds, in words. */
  duration: (ms: number) => string
  /** « Il manque 2 » */
  missing: (lack: Lack) => string
}

/** A refusal in words. */
export interface CareRefusal {
  /** The engine's own sentence. */
  sentence: string
  /** What it takes, and what there is. */
  reason: string
}

/** What gives her back what runs short: at hand before it is needed, and always in one place. */
export interface CareHelp {
  title: string
  /** What comes by itself, and when. */
  text: string
  ways: readonly CareWay[]
}

export interface CareWay {
  key: string
  label: string
  onClick: () => void
}

export interface CarePanelProps<A extends string> extends Attributes<'div', 'children'> {
  care: readonly CareAction<A>[]
  words: CareWords<A>
  /** Whether she is at something. */
  busy?: boolean
  /** Why the last action was refused. */
  refusal?: CareRefusal | undefined
  help: CareHelp
  onAct: (action: A) => void
}

/** What one does with her. What would be refused can be pressed all the same: she says why. */
export function CarePanel<A extends string>(props: CarePanelProps<A>): ReactElement {
  const { care, words, busy = false, refusal, help, onAct, ...rest } = props
  const [last, setLast] = useState<A>()
  const act = (action: A) => {
    setLast(action)
    onAct(action)
  }
  return (
    <div {...rest}>
      <Stack gap={4}>
        <Heading level={2} size="t3">
          {words.title}
        </Heading>
        <ul className={css.list}>
          {care.map((one) => (
            <li key={one.action}>
              <Action
                {...one}
                words={words}
                running={busy && one.action === last && !one.lack}
                onAct={act}
              />
            </li>
          ))}
        </ul>
      </Stack>
      <Help {...help} refusal={refusal} />
    </div>
  )
}

interface ActionProps<A extends string> extends CareAction<A> {
  words: CareWords<A>
  running: boolean
  onAct: (action: A) => void
}

function Action<A extends string>(props: ActionProps<A>): ReactElement {
  const { action, duration, experience, lack, words, running, onAct } = props
  const { label, effect } = words.actions[action]
  return (
    <button
      type="button"
      className={css.action}
      data-lack={lack && ''}
      aria-busy={running || undefined}
      onClick={() => onAct(action)}
    >
      <span className={css.icon}>
        <CompanionGlyph name={glyphOf(action)} />
        {running && <BusyRing key={duration} duration={duration} />}
      </span>
      <b>{label}</b>
      <span className={css.effect}>{effect}</span>
      <span className={css.gain}>
        {lack ? (
          <span className={css.lack}>
            <CompanionGlyph name={NEED[lack.stat] ?? 'bolt'} size={16} />
            {words.missing(lack)}
          </span>
        ) : (
          words.experience(...experience)
        )}
        <small>{words.duration(duration)}</small>
      </span>
    </button>
  )
}

interface HelpProps extends CareHelp {
  refusal: CareRefusal | undefined
}

/** What changes comes last: buttons that are pressed often stay under the finger. */
function Help({ title, text, ways, refusal }: HelpProps): ReactElement {
  return (
    <div className={css.help} data-refused={refusal && ''}>
      <CompanionGlyph name="bolt" />
      <b>{title}</b>
      {ways.length > 0 && (
        <Inline gap={2}>
          {ways.map(({ key, label, onClick }) => (
            <Button key={key} size="s" onClick={onClick}>
              {label}
            </Button>
          ))}
        </Inline>
      )}
      {/* It is here before it has anything to say, or nobody would hear it. */}
      <output>
        {refusal && (
          <>
            <b>{refusal.sentence}</b> {refusal.reason}
          </>
        )}
      </output>
      {text && <p>{text}</p>}
    </div>
  )
}

/** The icon of an action of either reading. */
export const glyphOf = (action: string): GlyphName => ACTS[action] ?? 'spark'

const ACTS: Readonly<Record<string, GlyphName>> = {
  feed: 'bowl',
  play: 'ball',
  cuddle: 'heart',
  teach: 'book',
  create: 'brush',
  explore: 'compass',
  clean: 'drop',
  sleep: 'moon',
  study: 'book',
}

const NEED: Readonly<Record<string, GlyphName>> = { energy: 'bolt', creativity: 'brush' }

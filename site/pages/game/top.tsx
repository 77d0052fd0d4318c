import type { ReactElement, ReactNode } from 'react'
import type { ActionA, ActionB, Snapshot } from '#engine'
import { CarePanel, type CareAction, type CareHelp, type CareRefusal } from '#companion/care-panel'
import { CompanionStage, type CompanionStageProps } from '#companion/companion-stage'
import { Needs } from '#companion/companion-stats'
import { toRead } from '../parts/scripted.css.ts'
import * as css from './game.css.ts'
import type { FirstWords } from './words/first/words.fr.ts'

interface TopProps extends Pick<
  CompanionStageProps,
  'reason' | 'speech' | 'press' | 'still' | 'follows'
> {
  readonly snapshot: Snapshot
  readonly words: FirstWords
  readonly care: readonly CareAction[]
  readonly busy: boolean
  readonly soft: boolean
  readonly refusal: CareRefusal | undefined
  readonly help: CareHelp
  /** What the visitor's last gesture brought about. */
  readonly said: readonly string[]
  /** Tells one gesture from the next, which may bring the same. */
  readonly saidKey: number
  readonly news: ReactNode
  readonly onAct: (action: string) => void
}

/** Opale on her moon, what one does with her, and what must not run out. */
export function Top(props: TopProps): ReactElement {
  const { snapshot, words, care, busy, soft, refusal, help, said, saidKey, news, onAct, ...stage } =
    props
  const { reading } = snapshot
  return (
    <div className={css.top}>
      <div className={soft ? css.soft : undefined}>
        <CompanionStage {...stage} snapshot={snapshot} words={words.stage[reading]} level={2} />
      </div>
      <div className={`${css.care} ${toRead}`}>
        <CarePanel<ActionA | ActionB>
          care={care as readonly CareAction<ActionA | ActionB>[]}
          words={words.care[reading]}
          busy={busy}
          refusal={refusal}
          help={help}
          onAct={onAct}
        />
        <output className={css.said}>
          {said.length > 0 && <span key={saidKey}>{said.join(' ')}</span>}
        </output>
        <div className={css.news}>{news}</div>
      </div>
      <div className={css.needs}>
        <Needs snapshot={snapshot} words={words} />
      </div>
    </div>
  )
}

import {
  lazy,
  Suspense,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { ActionB, EngineEvent } from '#engine'
import { careOf } from '#companion/care-panel'
import { lookOf } from '#companion/living'
import { useTamagotchi } from '#companion/tamagotchi'
import { CompanionModal } from '#companion/companion-modal'
import type { CompanionWords } from '../../i18n/opale/words.ts'
import type { Life } from '../../ports/life/life.ts'
import type { LayoutData } from '../layout-data.ts'
import { mascotShown } from './mascot-shown.ts'
import type { News } from './use-news.ts'

/** It comes with the first look at her; without it she is there all the same. */
const Moon = lazy(() => import('./moon.ts').catch(() => ({ default: Alone })))

export interface CareModalProps {
  readonly life: Life<'B'>
  readonly words: CompanionWords
  readonly offers: LayoutData['offers']
  /** What she has to tell since it was last open. */
  readonly news: News
  readonly open: boolean
  readonly onClose: () => void
  readonly onAct: (action: ActionB) => readonly EngineEvent[]
}

/** [2.3.97] [4.3.4] Her figures, a few gestures, two ways on. */
export default function CareModal(props: CareModalProps): ReactElement {
  const { life, words, offers, news, open, onClose, onAct } = props
  const { snapshot, engine } = useTamagotchi('B')
  const { kept } = useSyncExternalStore(life.subscribe, life.saveState, life.saveState)
  const [done, setDone] = useState<string>()
  const act = (action: ActionB) => {
    const refused = onAct(action).some(({ type }) => type === 'refused')
    setDone((refused && words.refused[action]) || words.done[action])
  }
  const close = () => {
    setDone(undefined)
    onClose()
  }
  const warning = kept === 'refused' || kept === 'newer' ? words.kept[kept] : undefined
  return (
    <CompanionModal<ActionB>
      open={open}
      onOpenChange={close}
      mascot={mascotShown(engine, snapshot)}
      look={lookOf(snapshot)}
      setting={beforeMoon}
      words={words.modal}
      news={words.modal.news(news)}
      care={careOf(snapshot, engine.legal(snapshot))
        .filter(({ action }) => FEW.includes(action))
        .toSorted((one, other) => FEW.indexOf(one.action) - FEW.indexOf(other.action))}
      onAct={act}
      status={[done, warning].filter(Boolean).join(' ') || undefined}
      links={[
        { label: words.links.page, href: offers.home },
        { label: words.links.guide, href: offers.visit },
      ]}
    />
  )
}

const beforeMoon = (character: ReactNode): ReactNode => (
  <Suspense fallback={character}>
    <Moon character={character} />
  </Suspense>
)

const Alone = ({ character }: { character?: ReactNode }): ReactElement => <>{character}</>

/** Always the same buttons, so that none moves away under a finger: what she is too tired for, she says. */
const FEW: readonly ActionB[] = ['cuddle', 'feed', 'play']

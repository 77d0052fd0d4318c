import { useState, useSyncExternalStore, type ReactElement } from 'react'
import type { ActionB, EngineEvent } from '#engine'
import { careOf } from '#ui/care-panel'
import { lookOf, useTamagotchi } from '#ui/companion'
import { CompanionModal } from '#ui/companion-modal'
import type { CompanionWords } from '../../i18n/opale/words.ts'
import type { Life } from '../../ports/life/life.ts'
import type { LayoutData } from '../layout-data.ts'

interface CareModalProps {
  readonly life: Life<'B'>
  readonly words: CompanionWords
  readonly offers: LayoutData['offers']
  readonly open: boolean
  readonly onClose: () => void
  readonly onAct: (action: ActionB) => readonly EngineEvent[]
}

/** [2.3.97] [4.3.4] Her figures, a few gestures, two ways on. */
export function CareModal(props: CareModalProps): ReactElement {
  const { life, words, offers, open, onClose, onAct } = props
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
      onClose={close}
      mascot={engine.mascot(snapshot)}
      look={lookOf(snapshot)}
      words={words.modal}
      care={careOf(snapshot, engine.legal(snapshot))
        .filter(({ lack }) => !lack)
        .toSorted((one, other) => order(one.action) - order(other.action))
        .slice(0, 3)}
      onAct={act}
      status={[done, warning].filter(Boolean).join(' ') || undefined}
      links={[
        { label: words.links.page, href: offers.home },
        { label: words.links.guide, href: offers.visit },
      ]}
    />
  )
}

/** Always the same buttons first, so that none moves away under a finger. */
const order = (action: ActionB): number => ORDER.indexOf(action)
const ORDER: readonly ActionB[] = ['cuddle', 'feed', 'play', 'explore', 'create', 'teach']

import {
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { ActionB } from '#engine'
import { TamagotchiProvider, useCompanion } from '#companion/tamagotchi'
import { useLogo } from '#companion/companion-logo'
import { CompanionNotifications } from '#companion/companion-notifications'
import { logoVariant } from '#companion/mascot-button'
import type { CompanionWords } from '../../i18n/opale/words.ts'
import { eventTime, schedule } from '../../ports/life/host.ts'
import { companionLife, leaveLife } from '../../ports/life/lives.ts'
import { countSession, sessionsBefore } from '../../ports/life/sessions.ts'
import type { VisibilityStore } from '../../ports/life/visibility.ts'
import { say } from '../../ports/say.ts'
import type { PageData } from '../../routes/page-data.ts'
import { Bubble } from './bubble.tsx'
import type { CareModalProps } from './care-modal.tsx'
import { toasts } from '../toasts.css.ts'
import { Mascot } from './mascot.tsx'
import { NotifyPrompt } from './notify-prompt.tsx'
import { useLayout } from '../../router/content.ts'
import { useLargeInSight } from './large.ts'
import { useBehaviour } from './use-behaviour.ts'
import { useNews } from './use-news.ts'

interface LiveCompanionProps {
  readonly page: PageData
  readonly words: CompanionWords
  /** Her still was clicked before she was there. */
  readonly open: boolean
  readonly takesFocus: boolean
  /** Owned by the layout, which is there without her. */
  readonly visibility: VisibilityStore
  readonly setMascot: (mascot: ReactNode) => void
}

/** Opale alive: in the corner, in the header, and what both open. Fetched after the page. */
export default function LiveCompanion(props: LiveCompanionProps): ReactElement {
  const { page, words, takesFocus, visibility, setMascot } = props
  const [life] = useState(companionLife)
  const { snapshot, events } = useCompanion(life)
  const [open, setOpen] = useState(props.open)
  const [caring, setCaring] = useState(false)
  const { conversions, offers } = useLayout()
  const behaviour = useBehaviour(page.path, conversions)
  const logo = useLogo({
    now: eventTime,
    schedule,
    onClick: () => {
      visibility.interacted()
      life.dispatch({ type: 'logo-click' })
    },
  })
  const used = snapshot.seq > 0
  const [variant] = useState(() => logoVariant(sessionsBefore()))
  useEffect(() => {
    if (used) countSession()
  }, [used])
  const { progress, gameState, settings } = snapshot.pet
  const large = useLargeInSight()
  const [news, forgetNews] = useNews(events)
  // What her panel has told needs no toast any more.
  const [told, setTold] = useState(0)
  const notifications = settings.notifications
    ? gameState.notifications.filter(({ id }) => id > told)
    : []
  const { closeModal } = logo
  const cared = caring || logo.modal
  const [CareModal, setCareModal] = useState<ComponentType<CareModalProps>>()
  const isAway = useEffectEvent(() => {
    setCaring(false)
    if (logo.modal) closeModal()
    say(words.modal.away, 'danger')
  })
  useEffect(() => {
    // It comes when one first turns to her; without it she is there all the same, and says so.
    if (cared)
      void import('./care-modal.tsx').then((care) => setCareModal(() => care.default), isAway)
  }, [cared])
  const close = () => {
    setCaring(false)
    forgetNews()
    setTold(gameState.notifications.at(-1)?.id ?? told)
    if (logo.modal) closeModal()
  }
  const send = (type: ActionB) => {
    visibility.interacted()
    return life.dispatch({ type })
  }

  useEffect(() => {
    const { isCalled } = visibility.get()
    const shown = life.getSnapshot().pet.gameState.isVisible
    // [4.2.78] Called back, she says so: a save that was hidden by another way starts anew.
    if (isCalled && shown) life.dispatch({ type: 'hide' })
    if (isCalled || !shown) life.dispatch({ type: 'show' })
    return () => {
      if (visibility.get().isVisible) return
      if (life.getSnapshot().pet.gameState.isVisible) life.dispatch({ type: 'hide' })
      leaveLife('B')
    }
  }, [life, visibility])
  useEffect(() => {
    setMascot(
      <TamagotchiProvider store={life}>
        <Mascot words={words} logo={logo} icons={page.category !== 'cv'} variant={variant} />
      </TamagotchiProvider>,
    )
  })
  useEffect(() => () => setMascot(null), [setMascot])
  // On another page her bubble is closed again.
  const [path, setPath] = useState(page.path)
  if (path !== page.path) {
    setPath(page.path)
    if (cared) close()
  }

  return (
    <TamagotchiProvider store={life}>
      {(open || !large) && (
        <Bubble
          page={page}
          offers={offers}
          words={words}
          behaviour={behaviour}
          visibility={visibility}
          open={open}
          onOpenChange={setOpen}
          news={open ? notifications.at(-1) : undefined}
          takesFocus={takesFocus}
          onCuddle={() => send('cuddle')}
          onCare={() => setCaring(true)}
        />
      )}
      {CareModal && (
        <CareModal
          life={life}
          words={words}
          offers={offers}
          news={news}
          open={cared}
          onClose={close}
          onAct={send}
        />
      )}
      {/* Her own page shows them itself. */}
      {page.category !== 'opale' && (
        <CompanionNotifications
          className={toasts}
          // With her bubble or her panel open she says it there: no toast may cover it.
          notifications={open || cared || logo.pending ? [] : notifications}
          words={words.notifications}
          events={events}
          most={1}
          onDismiss={(id) => life.dispatch({ type: 'dismiss-notification', id })}
        />
      )}
      <NotifyPrompt words={words} interactions={progress.totalInteractions} />
    </TamagotchiProvider>
  )
}

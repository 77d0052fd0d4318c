import type { ReactElement } from 'react'
import type { Commands, ReadingId, Snapshot } from '#engine'
import type { LifeMoment } from '#companion/tamagotchi'
import { CompanionNotifications } from '#companion/companion-notifications'
import type { GameWords } from './words/words.ts'

interface NewsProps extends LifeMoment {
  readonly words: Pick<GameWords, 'notifications' | 'messages'>
  readonly onSend: (command: Commands[ReadingId]) => void
}

/** What reading B has to tell, below the gestures that brought it about: it lies over nothing. */
export function News({ snapshot, events, words, onSend }: NewsProps): ReactElement | null {
  if (snapshot.reading !== 'B') return null
  return (
    <CompanionNotifications
      flow
      notifications={snapshot.pet.settings.notifications ? newsOf(snapshot) : []}
      words={{ ...words.notifications, messages: words.messages }}
      events={events}
      most={1}
      onDismiss={(id) => onSend({ type: 'dismiss-notification', id })}
    />
  )
}

/** What the panel of gestures has said is not said twice. */
const newsOf = ({ pet }: Snapshot<'B'>) =>
  pet.gameState.notifications.filter(({ message }) => NEWS.has(message))
const NEWS: ReadonlySet<string> = new Set(['level-up', 'achievement-unlocked', 'new-item'])

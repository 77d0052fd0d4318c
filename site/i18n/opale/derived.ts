/** What follows from the words of a language, the same way in each. */
import type { ActionB, MessageKey, Notification } from '#engine'

type Gestures = Readonly<Record<ActionB, string>>
type Refusals = Extract<MessageKey, `too-tired-${string}` | 'no-inspiration'>

export const labelled = (gestures: Gestures): Readonly<Record<ActionB, { label: string }>> => ({
  feed: { label: gestures.feed },
  play: { label: gestures.play },
  cuddle: { label: gestures.cuddle },
  teach: { label: gestures.teach },
  create: { label: gestures.create },
  explore: { label: gestures.explore },
})

/** [5.0.7] What she says to a gesture that she turns down; the others she never does. */
export const refusing = (
  messages: Readonly<Record<Refusals, (values: Notification['values']) => string>>,
) => ({
  play: messages['too-tired-to-play']({}),
  teach: messages['too-tired-to-learn']({}),
  create: messages['no-inspiration']({}),
  explore: messages['too-tired-to-explore']({}),
})

/** One sentence of what there is to say, empty where there is nothing. */
export const listedIn =
  (before: string, and: string) =>
  (parts: readonly (string | false)[]): string => {
    const all = parts.filter((part) => part !== false)
    const list = [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(and)
    return list && `${before}${list}.`
  }

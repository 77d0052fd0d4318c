/** `POST /api/messages`, as `site/contact/endpoint.ts` says it. */
import type { Context } from 'hono'
import type { ContactMessage } from '../../contact/schema.ts'
import { StoreError, type Store } from '../store/store.ts'
import { jsonAnswer, STORE_WAIT, type Answer, type Asked } from './answer.ts'
import { pageAnswer } from './answer-page.ts'
import { keepMessage, type Kept, type Limits } from './keep.ts'
import { readRequest } from './read-request.ts'
import type { NameAddress } from './salt.ts'
import type { Suspicion } from '../../contact/received.ts'
import { suspicionOf } from './suspicion.ts'

export interface Taking {
  /** Ready to be written to, or a {@link StoreError}. */
  readonly store: () => Promise<Store>
  readonly nameAddress: NameAddress
  readonly addressOf: (context: Context) => string | undefined
  readonly limits: Limits
  readonly now: () => number
  /** Whether the owner is told of messages. */
  readonly tells: boolean
  /** Told of what became of each that was asked for. */
  readonly taken: (result: Taken, error?: StoreError) => void
}

export type Taken = Kept['is'] | Suspicion | 'refused' | 'failed'

export const takeMessage =
  (taking: Taking) =>
  async (context: Context): Promise<Response> => {
    const read = await readRequest(context)
    const answer =
      'refused' in read ? refuse(read.refused, taking) : await keep(read.message, context, taking)
    return answerTo(read.asked, answer)
  }

export const answerTo = (asked: Asked, answer: Answer): Response | Promise<Response> =>
  asked.for === 'page' ? pageAnswer(answer, asked) : jsonAnswer(answer)

const refuse = (answer: Answer, { taken }: Taking): Answer => {
  taken('refused')
  return answer
}

const keep = async (
  message: ContactMessage,
  context: Context,
  { store, nameAddress, addressOf, limits, now, tells, taken }: Taking,
): Promise<Answer> => {
  const suspect = suspicionOf(message)
  const at = now()
  try {
    const ready = await store()
    const who = await nameAddress(addressOf(context), at)
    const tell = tells && suspect === undefined
    const kept = await keepMessage(ready, { message, at, who, suspect, limits, tell })
    taken(kept.is === 'kept' ? (suspect ?? 'kept') : kept.is)
    return answerOf(kept, message.name)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    taken('failed', error)
    return { status: 503, wait: STORE_WAIT }
  }
}

const answerOf = (kept: Kept, name: string): Answer => {
  switch (kept.is) {
    case 'limited':
      return { status: 429, wait: kept.wait }
    case 'taken':
      return { status: 409 }
    default:
      return { status: 201, reference: kept.reference, name }
  }
}

import type { Outcome } from '../../contact/endpoint.ts'
import type { ContactRequest } from '../../contact/schema.ts'
import { track } from '../analytics/track.ts'
import { convert } from '../conversions.ts'
import { countMessage } from '../messages.ts'
import { forgetDraft } from './draft.ts'
import { postMessage } from './post-message.ts'

/** Under way, by id: whoever asks for the same message waits for the same answer. */
const underWay = new Map<string, Promise<Outcome>>()

/**
 * Sends a message, and where it arrived [3.4.4] counts it, once, and forgets its draft, whether or
 * not the page that asked is still there.
 */
export const deliver = (endpoint: string, message: ContactRequest): Promise<Outcome> => {
  const { id } = message
  const delivery = underWay.get(id) ?? send(endpoint, message)
  underWay.set(id, delivery)
  return delivery
}

const send = async (endpoint: string, message: ContactRequest): Promise<Outcome> => {
  const path = location.pathname
  const outcome = await postMessage(endpoint, message)
  underWay.delete(message.id)
  if (outcome.is === 'sent') {
    forgetDraft()
    countMessage()
    track('contact_conversion', { method: 'form' })
    convert('contact_conversion', path, 'deed')
  }
  return outcome
}

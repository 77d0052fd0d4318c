/** A message on its way to the owner, and the draft that waits on the device until it has arrived. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EMPTY } from '../site/contact/fields.ts'
import type { ContactRequest } from '../site/contact/schema.ts'
import { TRACK_EVENT } from '../site/ports/analytics/track.ts'
import { deliver } from '../site/ports/contact/deliver.ts'
import {
  forgetDraft,
  isDraftKept,
  keepDraft,
  onDraftKept,
  readDraft,
} from '../site/ports/contact/draft.ts'
import { PATIENCE_MS, postMessage } from '../site/ports/contact/post-message.ts'
import { conversions } from '../site/ports/conversions.ts'
import { contactMessagesCount } from '../site/ports/messages.ts'
import { CONTACT_DRAFT_KEY } from '../site/ports/storage-keys.ts'
import { forgetListeners } from './support/listeners.ts'

const DRAFT = { fields: { ...EMPTY, message: 'Un début' } }
const MESSAGE: ContactRequest = { id: 'a'.repeat(32), language: 'fr', message: 'Bonjour' }
const REFERENCE = 'K7M2-9QXD'

const network = vi.fn<typeof fetch>()
const arrived = () => Promise.resolve(Response.json({ reference: REFERENCE }, { status: 201 }))

const clear = () => {
  forgetDraft()
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(() => {
  clear()
  vi.stubGlobal('fetch', network.mockReset())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  history.replaceState(null, '', '/')
  clear()
})
const refuse = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

describe('a message', () => {
  test('is handed over as JSON, and its answer is read', async () => {
    network.mockImplementation(arrived)
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    expect(await postMessage('/api/messages', MESSAGE)).toEqual({
      is: 'sent',
      reference: REFERENCE,
    })
    expect(network).toHaveBeenCalledExactlyOnceWith('/api/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(MESSAGE),
      signal: timeout.mock.results[0]?.value as AbortSignal,
    })
    // Nobody waits longer than this.
    expect([timeout.mock.calls, PATIENCE_MS]).toEqual([[[20_000]], 20_000])
  })

  test.each([
    ['no answer', () => Promise.reject(new TypeError('offline')), { is: 'later' }],
    [
      'a server that is busy',
      () => Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': '7' } })),
      { is: 'later', wait: 7 },
    ],
    ['another page', () => Promise.resolve(new Response('<p>')), { is: 'nowhere' }],
  ])('%s is an outcome as well', async (_, answer, outcome) => {
    network.mockImplementation(answer)
    expect(await postMessage('/api/messages', MESSAGE)).toEqual(outcome)
  })
})

describe('[3.4.4] a delivery', () => {
  const tracked: unknown[] = []
  beforeEach(() => {
    tracked.length = 0
    forgetListeners()
    addEventListener(TRACK_EVENT, (event) => tracked.push((event as CustomEvent).detail))
    history.replaceState(null, '', '/contact')
    keepDraft(DRAFT)
  })

  test('is counted once and forgets its draft, however often it was asked for', async () => {
    network.mockImplementation(arrived)
    const both = [deliver('/api/messages', MESSAGE), deliver('/api/messages', MESSAGE)]
    // The visitor goes on meanwhile.
    history.replaceState(null, '', '/faq')
    expect(await Promise.all(both)).toEqual(both.map(() => ({ is: 'sent', reference: REFERENCE })))
    expect(network).toHaveBeenCalledOnce()
    expect([contactMessagesCount(), readDraft()]).toEqual([1, undefined])
    expect(conversions()).toMatchObject([{ type: 'contact_conversion', path: '/contact' }])
    expect(tracked).toEqual([
      { name: 'contact_conversion', method: 'form' },
      { name: 'conversion', type: 'contact_conversion', value: 10 },
    ])
  })

  test('that does not arrive counts for nothing, keeps the draft and can be tried again', async () => {
    network.mockRejectedValueOnce(new TypeError('offline')).mockImplementation(arrived)
    expect(await deliver('/api/messages', MESSAGE)).toEqual({ is: 'later' })
    expect([contactMessagesCount(), conversions(), tracked]).toEqual([0, [], []])
    expect(readDraft()).toEqual(DRAFT)
    expect(await deliver('/api/messages', MESSAGE)).toMatchObject({ is: 'sent' })
    expect(contactMessagesCount()).toBe(1)
  })
})

describe('a draft', () => {
  test('is found again on the device, and a blank one is none', () => {
    keepDraft(DRAFT)
    expect([readDraft(), isDraftKept()]).toEqual([DRAFT, true])
    keepDraft({ fields: EMPTY })
    expect([readDraft(), localStorage.getItem(CONTACT_DRAFT_KEY)]).toEqual([undefined, null])
  })

  test('lives as long as the page where it cannot be kept, and no older one comes back', () => {
    const told = vi.fn<() => void>()
    const stop = onDraftKept(told)
    keepDraft({ fields: { ...EMPTY, message: 'Avant' } })
    const refusal = refuse()
    keepDraft(DRAFT)
    expect([readDraft(), isDraftKept()]).toEqual([DRAFT, false])
    expect(localStorage.getItem(CONTACT_DRAFT_KEY)).toBeNull()
    refusal.mockRestore()
    keepDraft(DRAFT)
    expect([readDraft(), isDraftKept()]).toEqual([DRAFT, true])
    expect(told).toHaveBeenCalledTimes(3)
    refuse()
    keepDraft(DRAFT)
    stop()
    forgetDraft()
    expect([readDraft(), isDraftKept(), told.mock.calls.length]).toEqual([undefined, true, 4])
  })

  test('is forgotten after thirty days, and whatever else stands there is none', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    keepDraft(DRAFT)
    vi.setSystemTime(30 * 86_400_000)
    expect(readDraft()).toEqual(DRAFT)
    vi.setSystemTime(30 * 86_400_000 + 1)
    expect(readDraft()).toBeUndefined()
    for (const text of ['', '{', 'null', '[]', '{"at":"x"}']) {
      localStorage.setItem(CONTACT_DRAFT_KEY, text)
      expect(readDraft()).toBeUndefined()
    }
  })
})

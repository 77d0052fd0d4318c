/** Section 3.4: what the site itself keeps on the device, and what it says. */
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyTheme } from '../site/boot/theme.ts'
import { installPopovers } from './ui/popover.ts'
import { Messages } from '../site/layout/services/messages.tsx'
import { useThemeToggle } from '../site/layout/use-theme.ts'
import { COOKIES } from '../site/desk/cookies.ts'
import { createAdmin } from '../site/ports/admin.ts'
import { CHECKED_KEYS, cleanStorage } from '../site/ports/clean-storage.ts'
import * as keys from '../site/ports/storage-keys.ts'
import { contactMessagesCount, countMessage } from '../site/ports/messages.ts'
import { createNotifications, NOTIFY_EVENT, readNotice } from '../site/ports/notifications.ts'
import { KEPT_VIEWS, pageViews, recordPageView } from '../site/ports/page-views.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('entries of earlier versions', () => {
  test('[3.4.12] [5.0.14] [8.0.4] of the five keys, those that do not parse are deleted with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    expect(CHECKED_KEYS).toEqual([
      'opale_supreme_save',
      'opale_supreme_config',
      'opale_supreme_stats',
      'tamagotchi_state',
      'opale_settings',
    ])
    for (const key of CHECKED_KEYS) localStorage.setItem(key, '{"cut')
    localStorage.setItem('opale_settings', '{"volume":3}')
    localStorage.setItem('tamagotchi_state', 'null')
    localStorage.setItem('theme', '{"cut')
    localStorage.setItem('tamagotchi-opale-v2', '{"cut')
    cleanStorage()
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'opale_settings',
      'tamagotchi-opale-v2',
      'tamagotchi_state',
      'theme',
    ])
    expect(warn.mock.calls).toEqual(
      ['opale_supreme_save', 'opale_supreme_config', 'opale_supreme_stats'].map((key) => [
        'Corrupted entry removed',
        key,
      ]),
    )
  })

  test('where nothing may be kept, nothing happens', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    cleanStorage()
  })
})

describe('notifications of the site', () => {
  test('[3.4.2] have an id, a message, a type, info unless told, and a timestamp', () => {
    const { notify, get } = createNotifications(() => 42)
    notify('Un')
    notify('Deux', 'warning')
    expect(get()).toEqual([
      { id: '1', message: 'Un', type: 'info', timestamp: 42 },
      { id: '2', message: 'Deux', type: 'warning', timestamp: 42 },
    ])
  })

  test('[3.4.1] [3.4.3] [9.0.48] each is said politely and leaves after 5 s', () => {
    installPopovers()
    vi.useFakeTimers()
    const notifications = createNotifications()
    render(<Messages notifications={notifications} />)
    const list = screen.getByRole('list')
    expect(list.getAttribute('aria-live')).toBe('polite')
    act(() => notifications.notify('Votre choix est gardé.'))
    expect(list.textContent).toContain('Votre choix est gardé.')
    act(() => void vi.advanceTimersByTime(4999))
    expect(notifications.get()).toHaveLength(1)
    act(() => void vi.advanceTimersByTime(1))
    expect(notifications.get()).toEqual([])
    expect(list.textContent).toBe('')
  })

  test('any part of the page may ask for one; what is no text says nothing', () => {
    const read = (detail: unknown) => readNotice(new CustomEvent(NOTIFY_EVENT, { detail }))
    expect(read({ message: 'Envoyé', type: 'success' })).toEqual({
      message: 'Envoyé',
      type: 'success',
    })
    expect(read({ message: 'x'.repeat(100_000), type: '<b>' })).toEqual({
      message: 'x'.repeat(300),
      type: 'info',
    })
    for (const junk of [undefined, null, 'text', {}, { message: ' ' }, { message: {} }])
      expect(read(junk)).toBeUndefined()
  })
})

test('[3.4.4] messages that left from this device are counted', () => {
  expect(contactMessagesCount()).toBe(0)
  countMessage()
  expect(countMessage()).toBe(2)
  expect(contactMessagesCount()).toBe(2)
  for (const junk of ['-1', '1e9', 'x', '', '99999999']) {
    localStorage.setItem(keys.MESSAGES_KEY, junk)
    expect(contactMessagesCount()).toBe(0)
  }
})

test('[3.4.5] the theme is dark unless light was chosen, and the choice is kept', () => {
  const shown = () => document.documentElement.dataset['theme']
  for (const kept of [null, '', 'LIGHT', '<b>', 'dark']) {
    if (kept !== null) localStorage.setItem(keys.THEME_KEY, kept)
    applyTheme()
    expect(shown()).toBe('dark')
  }
  const { result } = renderHook(useThemeToggle)
  result.current()
  expect([shown(), localStorage.getItem(keys.THEME_KEY)]).toEqual(['light', 'light'])
  applyTheme()
  expect(shown()).toBe('light')
  result.current()
  expect([shown(), localStorage.getItem(keys.THEME_KEY)]).toEqual(['dark', 'dark'])
})

test('[3.4.9] [7.0.25] page views are noted for the session: where, from where, when, by what', () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  history.replaceState(null, '', '/ia?lang=en#offres')
  recordPageView('https://search.example/')
  expect(pageViews()).toEqual([
    {
      path: '/ia',
      search: '?lang=en',
      hash: '#offres',
      referrer: 'https://search.example/',
      timestamp: 1_000,
      userAgent: navigator.userAgent,
    },
  ])
  for (let count = 0; count < KEPT_VIEWS; count += 1) recordPageView(String(count))
  expect(pageViews()).toHaveLength(500)
  expect(pageViews().at(-1)).toMatchObject({ referrer: '499' })
  expect(localStorage).toHaveLength(0)
})

test.each(['', '{', 'null', '5', '"views"', '{"flat":1}', '[[1],null]'])(
  '[3.4.9] whatever stood in their place, %j, a view is noted after all that was a list',
  (kept) => {
    sessionStorage.setItem(keys.PAGE_VIEWS_KEY, kept)
    recordPageView()
    const list = kept.startsWith('[') ? (JSON.parse(kept) as unknown[]) : []
    expect(pageViews()).toEqual([...list, expect.objectContaining({ path: location.pathname })])
  },
)

describe('[6.0.1] [6.0.3] everybody is a visitor', () => {
  const asking = (answer: unknown, status = 200) => {
    const asked = vi.fn<(path: string) => Promise<Response>>(
      async () => new Response(JSON.stringify(answer), { status }),
    )
    vi.stubGlobal('fetch', asked)
    return asked
  }
  const signedInOnce = () => {
    document.cookie = `${COOKIES.hint}=1`
  }
  afterEach(() => {
    document.cookie = `${COOKIES.hint}=; max-age=0`
    vi.unstubAllGlobals()
  })

  test('and nobody asks the server, unless somebody has signed in from here', () => {
    const asked = asking({ role: 'admin', unread: 3 })
    const admin = createAdmin()
    admin.subscribe(() => {})
    expect([admin.read(), asked.mock.calls]).toEqual([{ role: 'user', unread: 0 }, []])
  })

  test('until the server, asked once, says that it is the owner', async () => {
    signedInOnce()
    const asked = asking({ role: 'admin', unread: 3 })
    const admin = createAdmin()
    const told = vi.fn<() => void>()
    admin.subscribe(told)
    admin.subscribe(() => {})
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(admin.read()).toEqual({ role: 'admin', unread: 3 })
    expect(asked.mock.calls).toEqual([['/api/desk/session']])
  })

  test.each([
    [{ role: 'user' }, 200],
    [{ role: 'admin', unread: 1 }, 503],
    [null, 200],
    ['admin', 200],
  ])('and stays one when it answers %j with status %i', async (answer, status) => {
    signedInOnce()
    const asked = asking(answer, status)
    const admin = createAdmin()
    admin.subscribe(() => {})
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await new Promise((resolve) => setTimeout(resolve))
    expect(admin.read().role).toBe('user')
  })
})

/** Her head in the header: another look each session, from her first use on. */
import { beforeEach, expect, test } from 'vitest'
import { LOGO_VARIANTS, logoVariant } from '#companion/mascot-button'
import { countSession, sessionsBefore } from '../site/ports/life/sessions.ts'
import { SESSIONS_KEY } from '../site/ports/storage-keys.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('[9.0.61] the variants take turns, session by session, and none changes within one', () => {
  const shown: string[] = []
  for (let session = 0; session < 5; session++) {
    sessionStorage.clear()
    shown.push(logoVariant(sessionsBefore()))
    // Used, and more than once, on several pages.
    countSession()
    countSession()
    expect(logoVariant(sessionsBefore())).toBe(shown.at(-1))
  }
  const [one, two] = LOGO_VARIANTS
  expect(shown).toEqual([one, two, one, two, one])
  expect(localStorage.getItem(SESSIONS_KEY)).toBe('5')
})

test('without a use nothing is counted, and what others wrote counts as nothing', () => {
  expect(sessionsBefore()).toBe(0)
  expect(localStorage.length + sessionStorage.length).toBe(0)
  localStorage.setItem(SESSIONS_KEY, '-3')
  expect(sessionsBefore()).toBe(0)
})

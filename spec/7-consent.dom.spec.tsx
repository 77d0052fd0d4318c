/** Section 7: what the visitor agrees to, how long that counts, and what is let through. */
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildLayout } from '../site/layout/build-layout.ts'
import { Choices } from '../site/layout/services/choices.tsx'
import {
  foreignSources,
  purposesToAsk,
  type AnalyticsChoice,
  type Measure,
} from '../site/ports/analytics/choice.ts'
import { eventsOfClick } from '../site/ports/analytics/clicks.ts'
import { createConsent, type Answer } from '../site/ports/consent.ts'
import { CONSENT_KEY } from '../site/ports/storage-keys.ts'
import { policyText } from '../site/prerender/content-policy.ts'
import { audienceText } from '../site/routes/audience-text.ts'

const EXEMPT: AnalyticsChoice = { service: 'endpoint', url: '/mesure' }
/** The site's own server, as it says with a page. */
const OWN: Measure = { service: 'own' }
const JOURNEY: AnalyticsChoice = {
  service: 'endpoint',
  url: 'https://mesure.example/e',
  journey: true,
}
const TAGS: AnalyticsChoice = {
  service: 'dataLayer',
  script: 'https://tag.example/js?id=1',
  connect: ['https://collect.example/a', 'https://collect.example/b'],
}
const NOON = Date.UTC(2026, 10, 20, 12)

// The panel comes by a chunk of its own: here it has come.
beforeAll(() => import('../site/components/consent/index.ts'))
beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('what has to be asked', () => {
  test('nothing by default, nor for audience alone on an endpoint of one’s own', () => {
    expect(purposesToAsk(undefined)).toEqual([])
    expect(purposesToAsk(EXEMPT)).toEqual([])
    expect(purposesToAsk(JOURNEY)).toEqual(['audience', 'journey'])
    expect(purposesToAsk(TAGS)).toEqual(['audience', 'journey'])
  })

  test('until then nothing is allowed, but for what is exempt', () => {
    const allowed = (choice: Measure) => {
      const consent = createConsent(choice)
      return [consent.allowed('audience'), consent.allowed('journey'), consent.waits()]
    }
    expect(allowed(EXEMPT)).toEqual([true, false, false])
    expect(allowed(OWN)).toEqual([true, false, false])
    expect(allowed(JOURNEY)).toEqual([false, false, true])
    expect(allowed(TAGS)).toEqual([false, false, true])
  })

  test('what is exempt can be refused', () => {
    const consent = createConsent(EXEMPT)
    expect(consent.asked).toEqual(['audience'])
    consent.give({ audience: false })
    expect(consent.allowed('audience')).toBe(false)
    expect(createConsent(EXEMPT).allowed('audience')).toBe(false)
  })
})

describe('an answer', () => {
  test('counts for six months, on later visits too', () => {
    createConsent(JOURNEY).give({ audience: true, journey: false })
    vi.setSystemTime(Date.UTC(2027, 4, 20, 11))
    const later = createConsent(JOURNEY)
    expect([later.waits(), later.allowed('audience'), later.allowed('journey')]).toEqual([
      false,
      true,
      false,
    ])
    vi.setSystemTime(Date.UTC(2027, 4, 20, 12))
    expect(createConsent(JOURNEY).waits()).toBe(true)
    expect(createConsent(JOURNEY).allowed('audience')).toBe(false)
  })

  test('taken back in another tab holds in this one at once; one that cannot be kept holds here', () => {
    const [here, there] = [createConsent(JOURNEY), createConsent(JOURNEY)]
    here.give({ audience: true, journey: true })
    expect([there.waits(), there.allowed('journey')]).toEqual([false, true])
    there.give({ audience: false, journey: false })
    expect([here.allowed('audience'), here.allowed('journey')]).toEqual([false, false])
    localStorage.clear()
    expect(here.waits()).toBe(true)
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    here.give({ audience: true, journey: false })
    refused.mockRestore()
    expect([here.waits(), here.allowed('audience'), here.allowed('journey')]).toEqual([
      false,
      true,
      false,
    ])
  })

  test('to less than is asked now is no answer', () => {
    createConsent(EXEMPT).give({ audience: true })
    expect(createConsent(JOURNEY).waits()).toBe(true)
    expect(createConsent(JOURNEY).allowed('audience')).toBe(false)
  })

  test.each(['{', 'null', '[]', '3', '{"until":"9"}', '{"until":9e99,"journey":"yes"}', '\u0000'])(
    'that reads %j is none',
    (text) => {
      localStorage.setItem(CONSENT_KEY, text)
      expect(createConsent(JOURNEY).waits()).toBe(true)
      expect(createConsent(JOURNEY).allowed('journey')).toBe(false)
    },
  )
})

describe('the panel', () => {
  const show = (choice: AnalyticsChoice) => {
    const consent = createConsent(choice)
    const onAnswer = vi.fn<(answer: Answer, thanks: string) => void>(consent.give)
    render(
      <>
        <a href="/politique-cookies#vos-choix">Vos choix</a>
        <Choices consent={consent} onAnswer={onAnswer} />
      </>,
    )
    return onAnswer
  }
  const panel = () => screen.findByRole('region', { name: 'Vos choix, sans piège' })

  test('comes by itself where something has to be asked, everything off; one click refuses it all', async () => {
    const onAnswer = show(JOURNEY)
    await panel()
    // It was not asked for: the focus stays where it is.
    expect(document.activeElement).toBe(document.body)
    for (const choice of screen.getAllByRole<HTMLInputElement>('switch'))
      expect(choice.checked).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Tout refuser' }))
    expect(onAnswer).toHaveBeenCalledWith({ audience: false, journey: false }, expect.any(String))
    expect(screen.queryByRole('region')).toBeNull()
    expect(createConsent(JOURNEY).waits()).toBe(false)
  })

  test('comes back by its link with the answer given; Esc leaves it as it was and gives the focus back', async () => {
    createConsent(JOURNEY).give({ audience: true, journey: false })
    const onAnswer = show(JOURNEY)
    expect(screen.queryByRole('region')).toBeNull()
    const link = screen.getByRole('link', { name: 'Vos choix' })
    await userEvent.click(link)
    const region = await panel()
    expect(document.activeElement).toBe(region)
    const [audience, journey] = screen.getAllByRole<HTMLInputElement>('switch')
    expect([audience?.checked, journey?.checked]).toEqual([true, false])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('region')).toBeNull()
    expect(onAnswer).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(link)
  })

  test('does not come by itself for what is exempt, and its link leads to the refusal', async () => {
    const onAnswer = show(EXEMPT)
    expect(screen.queryByRole('region')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Vos choix' }))
    await panel()
    // It is on already, and the panel does not pretend otherwise.
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true)
    expect(screen.queryByText(/Rien n’est actif/u)).toBeNull()
    const refuse = screen.getByRole('button', { name: 'Tout refuser' })
    expect(eventsOfClick(refuse, buildLayout('fr').conversions)).toEqual([])
    await userEvent.click(refuse)
    expect(onAnswer).toHaveBeenCalledWith({ audience: false }, expect.any(String))
  })
})

describe('what is let through', () => {
  const directives = (choice: AnalyticsChoice | undefined) =>
    policyText('', [], choice)
      .split('; ')
      .filter((one) => /^(?:script|connect)-src/u.test(one))
      .map((one) => one.replace(/ 'sha256-[^']*'/u, ''))

  test('by default this site alone', () => {
    expect(directives(undefined)).toEqual(["script-src 'self'"])
    expect(directives(EXEMPT)).toEqual(["script-src 'self'"])
  })

  test('else the origins that the owner named, and no others', () => {
    expect(directives(JOURNEY)).toEqual([
      "script-src 'self'",
      "connect-src 'self' https://mesure.example",
    ])
    expect(directives(TAGS)).toEqual([
      "script-src 'self' https://tag.example",
      "connect-src 'self' https://collect.example",
    ])
    expect(() =>
      foreignSources({ service: 'endpoint', url: 'https://' }, 'https://a.example'),
    ).toThrow(/Invalid URL/u)
  })

  test.each(['fr', 'en'] as const)('legal pages say what is true of it, %s', (language) => {
    const texts = [undefined, EXEMPT, JOURNEY, OWN].map((choice) => audienceText(choice, language))
    expect(new Set(texts).size).toBe(4)
    expect(texts[0]).not.toContain('](')
    for (const text of texts.slice(1))
      expect(text).toMatch(/\]\(page:politique-cookies#[a-z-]+\)$/u)
  })
})

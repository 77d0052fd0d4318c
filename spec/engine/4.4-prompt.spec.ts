import { describe, expect, test } from 'vitest'
import { PROMPT, type Prompt, type PromptInput, quote } from '#engine'

const enough: PromptInput = { type: 'consider', interactions: PROMPT.minInteractions }
const play = (...steps: readonly (readonly [at: number, input: PromptInput])[]): Prompt =>
  steps.reduce((prompt, [at, input]) => PROMPT.step(prompt, at, input).next, PROMPT.fresh)
const isShown = ({ shownAt }: Prompt): boolean => shownAt !== null
const DAY = 24 * 3_600_000

describe('the notification prompt', () => {
  test('[4.4.1] default, granted or denied, and a time until which it is postponed', () => {
    expect(PROMPT.permissions).toEqual(['default', 'granted', 'denied'])
    expect(PROMPT.fresh).toEqual({
      permission: 'default',
      postponedUntil: null,
      shownAt: null,
      hiddenAt: null,
    })
    expect(isShown(play([0, enough]))).toBe(true)
    for (const type of ['grant', 'deny'] as const)
      expect(isShown(play([0, enough], [5, { type }], [DAY, enough]))).toBe(false)
    expect(play([0, enough], [5, { type: 'deny' }]).permission).toBe('denied')
  })
  test('[4.4.2] [9.0.31] « Plus tard » postpones it by 24 h', () => {
    const later = [5, { type: 'later' }] as const
    expect(play([0, enough], later).postponedUntil).toBe(5 + DAY)
    expect(isShown(play([0, enough], later, [4 + DAY, enough]))).toBe(false)
    expect(isShown(play([0, enough], later, [5 + DAY, enough]))).toBe(true)
    expect(quote('notifications-later', {})).toBe('Plus tard')
  })
  test('[4.4.3] granting says so', () => {
    const { next, says } = PROMPT.step(play([0, enough]), 5, { type: 'grant' })
    expect(next).toMatchObject({ permission: 'granted', shownAt: null })
    expect(quote(says!, {})).toBe('Notifications activées ! Je vous tiendrai informé discrètement.')
    expect(PROMPT.step(PROMPT.fresh, 0, enough).says).toBeUndefined()
  })
  test('[4.4.4] [9.0.32] it hides itself after 10 s', () => {
    const shown = play([100, enough])
    expect(PROMPT.due(shown)).toBe(10_100)
    expect(PROMPT.due(PROMPT.fresh)).toBeUndefined()
    const look = { type: 'consider', interactions: 0 } as const
    expect(isShown(PROMPT.step(shown, 10_099, look).next)).toBe(true)
    expect(PROMPT.step(shown, 10_100, look).next).toMatchObject({ shownAt: null, hiddenAt: 10_100 })
  })
  test('[4.4.5] [9.0.33] it never shows before 999999 interactions', () => {
    expect(PROMPT.minInteractions).toBe(999_999)
    expect(isShown(play([0, { type: 'consider', interactions: 999_998 }]))).toBe(false)
    const few = { type: 'consider', interactions: 3 } as const
    expect(isShown(PROMPT.step(PROMPT.fresh, 0, few, 3).next)).toBe(true)
  })
  test('[9.0.29] [9.0.30] it waits 30 s before it shows again', () => {
    expect(isShown(play([0, enough], [39_999, enough]))).toBe(false)
    expect(isShown(play([0, enough], [40_000, enough]))).toBe(true)
    expect(PROMPT.cooldown).toBe(30_000)
  })
  test('[9.0.34] [9.0.35] the permission button is off by default; the text and its buttons', () => {
    expect(PROMPT.permissionButton).toBe(false)
    expect(quote('notifications-prompt', {})).toBe(
      'Recevez des mises à jour discrètes sur mes projets et disponibilités',
    )
    expect([quote('notifications-allow', {}), quote('notifications-later', {})]).toEqual([
      'Autoriser',
      'Plus tard',
    ])
  })
})

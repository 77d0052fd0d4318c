/** Times as short as a line of the owner's list wants them. */
import { expect, test } from 'vitest'
import { nearMoment } from '../site/desk/moment.ts'

const said = (language: 'fr' | 'en', at: string, now: string): string =>
  nearMoment(language, Date.parse(at), Date.parse(now), language === 'fr' ? 'Hier' : 'Yesterday')

test.each([
  ['the hour today', '2026-11-23T08:12Z', '2026-11-23T15:00Z', '09:12'],
  ['yesterday, by the owner’s clock', '2026-11-22T22:30Z', '2026-11-23T15:00Z', 'Hier'],
  ['just after midnight, by the owner’s clock', '2026-11-22T23:30Z', '2026-11-23T15:00Z', '00:30'],
  ['yesterday when the clock went back', '2026-10-24T22:30Z', '2026-10-26T22:59Z', 'Hier'],
  ['a day of this year', '2026-03-01T12:00Z', '2026-11-23T15:00Z', '1er mars'],
  ['a day of another year', '2025-11-23T12:00Z', '2026-11-23T15:00Z', '23 nov. 2025'],
  ['the last day of another year', '2025-12-31T12:00Z', '2026-01-01T15:00Z', 'Hier'],
])('%s', (_, at, now, expected) => {
  expect(said('fr', at, now)).toBe(expected)
})

test('in English', () => {
  expect(said('en', '2026-11-20T12:00Z', '2026-11-23T15:00Z')).toBe('20 Nov')
  expect(said('en', '2026-11-22T12:00Z', '2026-11-23T15:00Z')).toBe('Yesterday')
})

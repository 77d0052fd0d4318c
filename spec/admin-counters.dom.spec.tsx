/** The counters of the admin's panel: this device's, and on request those of all visitors. */
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Counters } from '../site/layout/admin/counters.tsx'
import { countMessage } from '../site/ports/messages.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const answering = (answer: () => Response | Error) => {
  const asked = vi.fn<typeof fetch>(async () => {
    const given = answer()
    if (given instanceof Error) throw given
    return given
  })
  vi.stubGlobal('fetch', asked)
  return asked
}
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Demander au bureau' }))
const valueOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent

test('[3.4.4] [3.4.8] what left from here stands at once; the desk is asked when one asks, and answers the owner', async () => {
  countMessage()
  const asked = answering(() =>
    Response.json({
      messages: 12,
      unread: 3,
      visits: { visitors: 1234, views: 5, conversions: 2, score: 20 },
    }),
  )
  render(<Counters language="fr" />)
  expect(valueOf('Messages envoyés d’ici')).toBe('1')
  expect(asked).not.toHaveBeenCalled()
  await ask()
  await screen.findByText('12, dont 3 non lus')
  expect(valueOf('Visiteurs en 30 jours')).toBe('1\u00A0234')
  expect(valueOf('Étapes vers un contact en 30 jours')).toBe('2, 20 points')
  expect(valueOf('Messages envoyés d’ici')).toBe('1')
})

test.each([
  ['the door', () => new Response('<p>door</p>', { headers: { 'content-type': 'text/html' } })],
  ['nobody', () => new Error('no connection')],
  ['a host without a desk', () => new Response(null, { status: 404 })],
])('[6.0.3] where %s answers, it says so and keeps what is known here', async (_, answer) => {
  answering(answer)
  render(<Counters language="fr" />)
  await ask()
  await screen.findByText(/Personne n’est connecté/u)
  expect(valueOf('Messages envoyés d’ici')).toBe('0')
})

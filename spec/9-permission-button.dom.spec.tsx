/** Section 9: the button that asks for permission to notify has no occasion here, and is ready. */
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { loadCompanionWords } from '../site/i18n/opale/load-words.ts'
import { NotifyPrompt } from '../site/layout/corner/notify-prompt.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const shown = async (button?: boolean) => {
  const words = await loadCompanionWords('fr')
  render(<NotifyPrompt words={words} interactions={0} {...(button !== undefined && { button })} />)
  return screen.queryByRole('button', { name: 'Autoriser' })
}

test('[9.0.34] the permission button is off by default; where it is on, it asks the browser', async () => {
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('granted'))
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: ask })
  expect(await shown()).toBeNull()
  cleanup()
  const button = await shown(true)
  await userEvent.click(button!)
  expect(ask).toHaveBeenCalledOnce()
  await screen.findByText(/Notifications activées/u)
  expect(screen.queryByRole('button', { name: 'Autoriser' })).toBeNull()
})

test('[9.0.34] [4.4.2] who says « Plus tard » is not asked again on the next page', async () => {
  vi.stubGlobal('Notification', { permission: 'default' })
  await shown(true)
  await userEvent.click(screen.getByRole('button', { name: 'Plus tard' }))
  expect(screen.queryByRole('button', { name: 'Autoriser' })).toBeNull()
  cleanup()
  expect(await shown(true)).toBeNull()
})

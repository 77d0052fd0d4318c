/** The site as it is for another owner than the sample: modules read the identity when they load. */
import { vi } from 'vitest'
import { keepTexts } from '../support/keep-texts.ts'

/** Forgets what was loaded: what is imported from here on belongs to the fixture's owner. */
export const withCompleteIdentity = async (): Promise<void> => {
  vi.resetModules()
  vi.doMock('../../site/identity.ts', () => import('../fixtures/identity.ts'))
  await keepTexts()
}

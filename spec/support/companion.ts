/** How a test meets Opale on a page of the built site. */
import type { Locator, Page } from 'playwright-core'
import { createEngine, SAVE_KEYS, type PetB, type Snapshot } from '#engine'
import { readJournal } from '../../site/ports/life/journal.ts'
import { settled } from './visit.ts'

/** Her corner of the page. */
export const corner = (page: Page): Locator => page.getByRole('complementary', { name: 'Opale' })

/** Her button there, once she is alive. */
export const her = (page: Page): Locator =>
  corner(page).getByRole('button', { name: /^Opale, .+\. (?:Lui parler|Talk to her)$/u })

/** Waits until she is alive, and watches the visit. */
export const met = async (page: Page): Promise<void> => {
  await her(page).waitFor()
  await settled(page)
}

/** Her head in the header. */
export const logo = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Opale, .+\. (?:Un clic|One click)/u })

export const engine = createEngine('B', { extensions: true })

/** What the device keeps of her. */
export const kept = async (page: Page): Promise<Snapshot<'B'> | undefined> => {
  const [save, journal] = await page.evaluate(
    (key) => [localStorage.getItem(key), localStorage.getItem(`${key}.journal`)],
    SAVE_KEYS.B,
  )
  if (save === null || save === undefined) return undefined
  const { snapshot } = engine.save.decode(save, engine.create({ seed: '', at: 0 }))
  const later = readJournal<'B'>(journal ?? null, save).filter(({ seq }) => seq > snapshot.seq)
  return engine.run(
    snapshot,
    later.map(({ input }) => input),
  )
}

/** A life as the device keeps it, with other stats than a fresh one's, and so much behind it. */
export const saveWith = (
  stats: Partial<PetB['stats']>,
  interactions = 0,
  at = Date.UTC(2026, 0, 15, 9),
): string => {
  const fresh = engine.create({ seed: 'kept', at })
  const { pet } = fresh
  return engine.save.encode({
    ...fresh,
    pet: {
      ...pet,
      stats: { ...pet.stats, ...stats },
      progress: { ...pet.progress, totalInteractions: interactions },
    },
  })
}

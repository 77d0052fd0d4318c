/** Her life as a file, and a new one: whatever happens, nothing is lost. */
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { act, gauge, gaugeIs, hand, play, said, save, turnToSave } from './support/game.ts'
import { holdTime, visiting } from './support/visit.ts'

describe('the save', () => {
  test(
    'goes out as a file, comes back from it, and what was before can be brought back',
    visiting(async ({ page }) => {
      // She would rest while she is looked after, and every life is compared with another.
      await holdTime(page)
      await play(page)
      await act(page, 'Apprendre').click()
      await said(page, 'Elle a appris').waitFor()
      const energy = await gauge(page, 'Énergie')
      await turnToSave(page)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        save(page).getByRole('button', { name: 'Exporter la sauvegarde' }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(/^opale-B-niveau-\d+\.json$/u)
      const text = await readFile(await file.path(), 'utf8')

      await save(page).getByRole('button', { name: 'Recommencer sa vie' }).click()
      const ask = page.getByRole('alertdialog', { name: 'Recommencer sa vie ?' })
      await ask.getByRole('button', { name: 'Annuler' }).click()
      await gaugeIs(page, 'Énergie', energy)
      await save(page).getByRole('button', { name: 'Recommencer sa vie' }).click()
      await ask.getByRole('button', { name: 'Recommencer' }).click()
      await said(page, 'Une nouvelle vie commence.').waitFor()
      await gaugeIs(page, 'Énergie', 80)

      await hand(page, text)
      await said(page, 'Vie importée.').waitFor()
      await gaugeIs(page, 'Énergie', energy)
      await save(page).getByRole('button', { name: 'Revenir à la vie d’avant' }).click()
      await said(page, 'La vie d’avant est revenue.').waitFor()
      await gaugeIs(page, 'Énergie', 80)
    }),
  )

  test(
    '[4.2.80] a new life can be taken back, after a reload too',
    visiting(async ({ page }) => {
      await holdTime(page)
      await play(page)
      await act(page, 'Apprendre').click()
      await said(page, 'Elle a appris').waitFor()
      const energy = await gauge(page, 'Énergie')
      await turnToSave(page)
      await save(page).getByRole('button', { name: 'Recommencer sa vie' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Recommencer' }).click()
      await said(page, 'Une nouvelle vie commence.').waitFor()
      await play(page)
      await turnToSave(page)
      await save(page).getByRole('button', { name: 'Revenir à la vie d’avant' }).click()
      await said(page, 'La vie d’avant est revenue.').waitFor()
      await gaugeIs(page, 'Énergie', energy)
    }),
  )

  test.each([
    ['fr', 'no save', 'du texte', 'Ce fichier n’est pas une sauvegarde d’Opale. Rien n’a changé.'],
    [
      'fr',
      'a newer version',
      '{"version":99,"state":{}}',
      'Cette sauvegarde vient d’une version plus récente',
    ],
    [
      'fr',
      'the other rules',
      '{"reading":"A","version":1,"state":{}}',
      'Cette vie suit les autres règles.',
    ],
    ['en', 'no save', '[[[[', 'That file is not a save of Opale’s. Nothing has changed.'],
    ['en', 'far too big', 'x'.repeat(2_000_001), 'That file is far too big'],
  ])('a wrong file is refused in %s, and nothing is lost: %s', (language, _what, text, answer) =>
    visiting(async ({ page }) => {
      await holdTime(page)
      await play(page, language === 'en' ? '/opale?lang=en' : '/opale')
      const energy = language === 'en' ? 'Energy' : 'Énergie'
      await act(page, language === 'en' ? 'Teach' : 'Apprendre').click()
      await said(page, /\+\d+ xp/u).waitFor()
      const before = await gauge(page, energy)
      await turnToSave(page)
      await hand(page, text)
      await said(page, answer).waitFor()
      await gaugeIs(page, energy, before)
    })(),
  )

  test(
    '[8.0.4] a save that cannot be read is put aside, and told',
    visiting(async ({ page }) => {
      await page.addInitScript(() => {
        if (localStorage.length === 0) localStorage.setItem('opale-supreme-state', '{"version":1,')
      })
      await play(page)
      await page.getByRole('note', { name: 'La sauvegarde était illisible' }).waitFor()
      const aside = () => page.evaluate(() => localStorage.getItem('opale-supreme-state.bak'))
      expect(await aside()).toBeNull()
      await act(page, 'Câliner').click()
      await said(page, 'Vous l’avez câlinée').waitFor()
      expect(await aside()).toBe('{"version":1,')
    }),
  )

  test(
    'a browser that refuses to keep anything: she plays, and says that nothing is kept',
    visiting(async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      })
      await play(page)
      await act(page, 'Câliner').click()
      await said(page, 'Vous l’avez câlinée').waitFor()
      await page.getByRole('note', { name: 'Sa vie n’est pas enregistrée' }).waitFor()
    }),
  )
})

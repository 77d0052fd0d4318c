/** The frame of the tools, by words and keys: asking, keeping, correcting, sharing, handing over. */
import '@testing-library/jest-dom/vitest'
import { Blob as NodeBlob } from 'node:buffer'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { linkTo, readLink } from '../site/pages/tool/frame/link.ts'
import type { Place } from '../site/pages/tool/frame/use-place.ts'
import { handedToolResult, dropToolResult } from '../site/ports/contact/tool-result.ts'
import { TOOLS_ASIDE_KEY, TOOLS_KEY } from '../site/ports/storage-keys.ts'
import { keepToolSave, toolSaveIn, toolSavesText } from '../site/ports/tool-saves.ts'
import type { Answers } from '../site/tools/frame/question.ts'
import { readKept } from '../site/tools/frame/save.ts'
import { AtTool } from '../stories/sample/tool/at-tool.tsx'
import { openSample, SAMPLE_TOOL } from '../stories/sample/tool/tool.tsx'

const steps = await openSample('steps')
const form = await openSample('form')
const kept = () => readKept(SAMPLE_TOOL, toolSaveIn(toolSavesText(), 'sample'))
const keep = (answers: Answers, more: object = {}) =>
  keepToolSave('sample', { version: 1, answers, results: [], ...more })
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const show = (place?: Place) => render(<AtTool opened={steps} {...(place && { place })} />)
/** A chosen file; jsdom's own have no `text`. */
const fileOf = (text: string) =>
  Object.assign(new File([text], 'a.json', { type: 'application/json' }), {
    text: () => Promise.resolve(text),
  })
const ANSWERS = { size: 'one', hours: 2, weeks: 40 }

beforeEach(() => {
  localStorage.clear()
  // Those of jsdom cannot be read as a stream.
  vi.stubGlobal('Blob', NodeBlob)
  vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  keepToolSave('sample')
  dropToolResult()
})

describe('question by question', () => {
  test('pressed before the tool was there, it begins at its first question, which may be optional', async () => {
    const [first, ...others] = SAMPLE_TOOL.questions
    const questions = [{ ...first!, optional: true } as const, ...others]
    const opened = await openSample('steps', { ...SAMPLE_TOOL, questions })
    render(<AtTool opened={opened} place={{ at: 'question', id: '' }} />)
    expect(title()).toContain('Combien êtes-vous ?')
  })

  test('from the beginning to the result by keys alone, each step said with its number', async () => {
    show()
    await press('Commencer')
    expect(title()).toBe('Question 1 sur 4, Entreprise. Combien êtes-vous ?')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await userEvent.keyboard('2{Enter}')
    // The answer brought up a question.
    expect(title()).toBe('Question 2 sur 5, Entreprise. Quelles équipes sont concernées ?')
    await userEvent.keyboard('13{Enter}')
    expect(title()).toContain('Question 3 sur 5')
    await userEvent.type(screen.getByRole('textbox', { name: 'Heures' }), '1,5{Enter}')
    expect(title()).toContain('Combien de semaines')
    await press('Continuer')
    await press('Voir le résultat')
    expect(title()).toBe('66 heures par an')
    expect(kept()).toMatchObject({
      answers: { size: 'more', teams: ['sales', 'law'], hours: 1.5, weeks: 44 },
      settled: true,
      results: [{ answers: { hours: 1.5 } }],
    })
  })

  test('nobody goes on without an answer, and is told what to do; what is optional may be skipped', async () => {
    show({ at: 'question', id: 'size' })
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(/Choisissez la réponse/u)
    expect(screen.getByRole('radio', { name: /Seul/u })).toHaveFocus()
    await userEvent.keyboard('1')
    expect(screen.queryByText(/Choisissez la réponse/u)).toBeNull()
    expect(screen.getByText('Alors chaque heure compte.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Passer' })).toBeNull()
    cleanup()
    keep(ANSWERS)
    show({ at: 'question', id: 'note' })
    await press('Voir le résultat')
    expect(title()).toBe('80 heures par an')
  })

  test('what is optional and empty has one way on, and it says that it skips', async () => {
    const [first, ...others] = SAMPLE_TOOL.questions
    const questions = [{ ...first!, optional: true } as const, ...others]
    const opened = await openSample('steps', { ...SAMPLE_TOOL, questions })
    render(<AtTool opened={opened} place={{ at: 'question', id: 'size' }} />)
    expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull()
    await press('Passer')
    expect(title()).toContain('Question 2')
    await userEvent.keyboard('{Backspace}1')
    expect(screen.queryByRole('button', { name: 'Passer' })).toBeNull()
    await press('Continuer')
    expect(title()).toContain('Question 2')
  })

  test('what another answer brought up on the way is asked before the result', async () => {
    keep({ ...ANSWERS, size: 'more' })
    show({ at: 'question', id: 'note' })
    await press('Voir le résultat')
    expect(title()).toContain('Quelles équipes sont concernées ?')
    await userEvent.keyboard('1')
    await press('Voir le résultat')
    expect(title()).toBe('80 heures par an')
  })

  test('one goes back by key and by button, and corrects one answer from the list', async () => {
    keep(ANSWERS)
    show({ at: 'question', id: 'weeks' })
    await userEvent.keyboard('{Backspace}')
    expect(title()).toContain('Combien d’heures')
    await press(/Question 1/u)
    expect(title()).toContain('Combien êtes-vous')
    cleanup()
    show({ at: 'question', id: 'note' })
    await press('Modifier : Heures')
    const hours = screen.getByRole('textbox', { name: 'Heures' })
    expect(hours).toHaveValue('2')
    // No key of the questions acts where one writes.
    await userEvent.clear(hours)
    await userEvent.type(hours, '30{Backspace}')
    expect(hours).toHaveValue('3')
    await press('Voir le résultat')
    expect(title()).toBe('120 heures par an')
  })

  test('a number that would not do is said so, stays as typed, and the last good one holds', async () => {
    keep(ANSWERS)
    show({ at: 'question', id: 'hours' })
    const hours = screen.getByRole('textbox', { name: 'Heures' })
    await userEvent.clear(hours)
    await userEvent.type(hours, '61')
    expect(hours).toHaveAccessibleDescription(/un nombre de 0\u00A0heure à 60\u00A0heures/u)
    expect(kept().answers['hours']).toBe(6)
    await userEvent.clear(hours)
    await userEvent.type(hours, 'deux')
    expect(hours).toHaveValue('deux')
    expect(hours).toHaveAccessibleDescription(/12 ou 12,5/u)
  })

  test('it goes on where one stopped, begins anew, and takes that back', async () => {
    keep({ size: 'one', hours: 2 }, { at: 'weeks' })
    show()
    await press('Reprendre à la question 3')
    expect(title()).toContain('Combien de semaines')
    cleanup()
    show()
    await press('Recommencer')
    expect(kept().answers).toEqual({})
    await userEvent.keyboard('{Backspace}')
    await press('Annuler')
    expect(kept().answers).toEqual({ size: 'one', hours: 2 })
    await screen.findByRole('button', { name: 'Reprendre à la question 3' })
  })

  test('the result is compared with the one before, and changed answers change it, not the one before', async () => {
    keep(ANSWERS, { settled: true, results: [{ day: '2026-01-02', answers: ANSWERS }] })
    show()
    await press('Recommencer')
    await userEvent.keyboard('1{Enter}')
    await userEvent.type(screen.getByRole('textbox', { name: 'Heures' }), '3{Enter}')
    await press('Continuer')
    await press('Voir le résultat')
    expect(title()).toBe('132 heures par an')
    expect(screen.getByText('80 la fois d’avant.')).toBeVisible()
    await userEvent.click(screen.getByText('Vos réponses', { selector: 'summary *' }))
    // Unfolded, they are not called so a second time.
    expect(screen.getAllByText('Vos réponses')).toHaveLength(1)
    await press('Modifier : Heures')
    await userEvent.clear(screen.getByRole('textbox', { name: 'Heures' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Heures' }), '4')
    await press('Voir le résultat')
    expect(screen.getByText('80 la fois d’avant.')).toBeVisible()
    expect(kept().results).toHaveLength(2)
  })

  test('a place that is no question any more becomes the first open one, and stays it', async () => {
    show({ at: 'question', id: 'gone' })
    expect(title()).toContain('Combien êtes-vous')
    await userEvent.keyboard('1')
    expect(title()).toContain('Combien êtes-vous')
    expect(screen.getByRole('radio', { name: /Seul/u })).toBeChecked()
  })

  test('there is no result of nothing: one is led to the beginning', async () => {
    show({ at: 'result' })
    await screen.findByRole('button', { name: 'Commencer' })
  })
})

describe('what is kept', () => {
  test('another tab that answers is followed', async () => {
    keep(ANSWERS)
    show({ at: 'result' })
    expect(title()).toBe('80 heures par an')
    act(() => void keep({ ...ANSWERS, hours: 5 }))
    await waitFor(() => expect(title()).toBe('200 heures par an'))
  })

  test('a browser that refuses is told of, and everything goes on in the page', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    show({ at: 'question', id: 'size' })
    await userEvent.keyboard('1')
    expect(screen.getByText(/Pas enregistré/u)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(title()).toContain('Combien d’heures')
    expect(localStorage.getItem(TOOLS_KEY)).toBeNull()
  })

  test.each([
    ['cut', '{"sample":{"answers":{"si'],
    ['another version', '{"sample":{"version":0,"answers":{"size":"one"},"results":[]}}'],
    [
      'by another hand',
      '{"sample":{"version":1,"answers":{"size":"<b>","x":[[]]},"results":[{"day":7}]}}',
    ],
  ])(
    'damage is told, and the original set aside before anything is written: %s',
    async (_, text) => {
      localStorage.setItem(TOOLS_KEY, text)
      show()
      expect(screen.getByRole('note', { name: /ne se lit plus/u })).toBeVisible()
      await press(/Commencer|Reprendre/u)
      await userEvent.keyboard('1')
      expect(localStorage.getItem(TOOLS_ASIDE_KEY)).toBe(text)
      expect(kept()).toMatchObject({ answers: { size: 'one' }, damaged: false })
    },
  )
})

describe('a link', () => {
  const hashOf = async (answers: Answers) =>
    new URL((await linkTo('https://example.org/sample', SAMPLE_TOOL, answers))!).hash

  test('shows the same result, to be read only, and leaves one’s own answers alone', async () => {
    keep({ size: 'more' })
    show({ at: 'shared', hash: await hashOf(ANSWERS) })
    await screen.findByRole('heading', { name: '80 heures par an' })
    expect(screen.getByRole('note', { name: /qu’on vous a envoyé/u })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Modifier mes réponses' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'En parler' })).toBeNull()
    expect(kept().answers).toEqual({ size: 'more' })
    await press('Répondre à mon tour')
    await screen.findByRole('button', { name: /Reprendre/u })
  })

  test('may be started from: one’s own answers are kept as a result, and come back', async () => {
    keep({ size: 'one', hours: 7 })
    show({ at: 'shared', hash: await hashOf(ANSWERS) })
    await userEvent.click(await screen.findByRole('button', { name: 'Partir de ces réponses' }))
    expect(title()).toBe('80 heures par an')
    expect(kept().results.map(({ answers }) => answers['hours'])).toEqual([2, 7])
    await press('Annuler')
    expect(kept()).toMatchObject({ answers: { size: 'one', hours: 7 }, results: [] })
  })

  test('is read for what still fits, and says what does not', async () => {
    const { hash } = new URL(
      (await linkTo('https://example.org/', SAMPLE_TOOL, { ...ANSWERS, gone: 'x', size: 'two' }))!,
    )
    expect(await readLink(SAMPLE_TOOL, hash)).toMatchObject({
      answers: { hours: 2, weeks: 40 },
      refused: 2,
      other: false,
    })
    show({ at: 'shared', hash })
    await screen.findByText(/2 réponses du lien ne correspondent plus/u)
  })

  test.each(['#answers=', '#answers=%%%', '#answers=AAAA', '#answers=q1ZKLCkpykwqLUlVsqoFAA'])(
    'that is broken says so, and keeps what was kept: %s',
    async (hash) => {
      keep(ANSWERS)
      show({ at: 'shared', hash })
      await screen.findByRole('heading', { level: 1, name: 'Ce lien ne se lit pas' })
      expect(kept().answers).toEqual(ANSWERS)
      await press('Répondre à mon tour')
      await screen.findByRole('button', { name: /Reprendre|Revoir/u })
    },
  )

  test('of another version of the tool says that answers may mean something else now', async () => {
    const before = { ...SAMPLE_TOOL, version: 0 }
    const { hash } = new URL((await linkTo('https://example.org/', before, ANSWERS))!)
    show({ at: 'shared', hash })
    await screen.findByText(/autre version de l’outil/u)
    expect(title()).toBe('80 heures par an')
  })

  test('is not made where it would be too long', async () => {
    const noise = Array.from({ length: 9000 }, (_, at) =>
      String.fromCharCode(33 + ((at * at) % 90)),
    )
    const note = noise.map((char, at) => char + ((at * 7919) % 1000)).join('')
    expect(await linkTo('https://example.org/', SAMPLE_TOOL, { note })).toBeUndefined()
  })
})

describe('a form', () => {
  test('answers at once, its own defaults included, and keeps a result when asked', async () => {
    render(<AtTool opened={form} />)
    expect(screen.getByRole('heading', { name: '0 heures par an' })).toBeVisible()
    await userEvent.click(screen.getByText('Tâche', { selector: 'summary *' }))
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Combien d’heures par semaine ?' }),
      '2',
    )
    expect(screen.getByRole('heading', { name: '88 heures par an' })).toBeVisible()
    await press('Garder ce résultat')
    // The same once more is no other result.
    await press('Garder ce résultat')
    expect(kept().results).toHaveLength(1)
    await press('Tout effacer')
    expect(screen.getByRole('heading', { name: '0 heures par an' })).toBeVisible()
    await press('Annuler')
    expect(screen.getByRole('heading', { name: '88 heures par an' })).toBeVisible()
  })
})

describe('the result goes along', () => {
  test('to the contact form, as the text one has read and changed', async () => {
    keep(ANSWERS)
    show({ at: 'result' })
    const hand = screen.getByRole('region', { name: /avec votre message/u })
    await userEvent.click(within(hand).getByText('Relire et modifier le texte'))
    const text = within(hand).getByRole('textbox', { name: 'Texte joint au message' })
    expect(text).toHaveValue(
      '80 heures par an.\n\n## Réponses\n\n- Équipe: Seul\n- Heures: 2\u00A0heures\n- Semaines: 40',
    )
    await userEvent.clear(text)
    await userEvent.type(text, 'En bref : 80.')
    await press('En parler')
    expect(handedToolResult()).toEqual({ title: 'Exemple d’outil', text: 'En bref : 80.' })
  })

  test('as a file that opens it again; another file changes nothing and says so', async () => {
    const saved: Blob[] = []
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
    URL.revokeObjectURL = () => undefined
    keep(ANSWERS)
    show({ at: 'result' })
    await press('Données (JSON)')
    await screen.findByText('sample.json est enregistré.')
    const text = await saved[0]!.text()
    expect(JSON.parse(text)).toMatchObject({
      tool: 'sample',
      answers: ANSWERS,
      result: { yearly: 80 },
    })
    cleanup()
    keepToolSave('sample')
    render(<AtTool opened={form} />)
    await userEvent.click(screen.getByText('Ouvrir un résultat (JSON)', { selector: 'summary *' }))
    const drop = screen.getByLabelText('Ouvrir un résultat (JSON)')
    // Questions of two tools may have the same names.
    for (const wrong of ['{"tool":"other"}', text.replace('"sample"', '"other"')]) {
      await userEvent.upload(drop, fileOf(wrong))
      await screen.findByText(/n’est pas un résultat de cet outil/u)
      expect(kept().answers).toEqual({})
    }
    await userEvent.upload(drop, fileOf(text))
    await screen.findByRole('heading', { name: '80 heures par an' })
    expect(screen.queryByText(/n’est pas un résultat/u)).toBeNull()
  })
})

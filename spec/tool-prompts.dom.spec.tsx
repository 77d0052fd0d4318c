/** The prompt generator on its page, by words and keys. */
import '@testing-library/jest-dom/vitest'
import { Blob as NodeBlob } from 'node:buffer'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { linkTo } from '../site/pages/tool/frame/link.ts'
import { open } from '../site/pages/tool/prompts/index.tsx'
import { keepPromptValues, promptValues } from '../site/ports/prompt-values.ts'
import { PROMPT_VALUES_KEY } from '../site/ports/storage-keys.ts'
import { keepToolSave } from '../site/ports/tool-saves.ts'
import type { PageData } from '../site/routes/page-data.ts'
import { PROMPTS } from '../site/tools/prompts/tool.ts'
import { AtTool } from '../stories/sample/tool/at-tool.tsx'

const PAGE = { id: PROMPTS.id, language: 'fr', heading: 'Composer une consigne' }
const opened = await open(PAGE as unknown as PageData)

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const write = async (name: string | RegExp, text: string) => {
  await userEvent.click(field(name))
  await userEvent.paste(text)
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const unfold = (name: string) => userEvent.click(screen.getByText(name, { selector: 'summary *' }))
const prompt = () => screen.getByRole('region', { name: 'La consigne' }).textContent
const TASK = 'Classe cette demande dans une équipe de la liste, avec sa raison.'

beforeEach(() => {
  localStorage.clear()
  // Those of jsdom cannot be read as a stream.
  vi.stubGlobal('Blob', NodeBlob)
  // jsdom has none.
  Object.assign(Element.prototype, { scrollIntoView: vi.fn<() => void>() })
})
afterEach(() => {
  cleanup()
  // What comes after shares the document.
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  vi.unstubAllGlobals()
  keepToolSave(PROMPTS.id)
  keepPromptValues({})
})

describe('while one writes', () => {
  test('the prompt appears, with about how long it is, in the layout one chooses', async () => {
    render(<AtTool opened={opened} />)
    expect(screen.getAllByText(/la consigne apparaît ici/u)[0]).toBeVisible()
    await write(/Que doit faire le modèle/u, TASK)
    expect(prompt()).toBe(`<tache>\n${TASK}\n</tache>`)
    expect(screen.getByText(/^Environ \d+ tokens, entre \d+ et \d+$/u)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Markdown' }))
    expect(prompt()).toBe(`# Tâche\n${TASK}`)
    await userEvent.click(screen.getByRole('radio', { name: 'Réponse JSON' }))
    await write(/Quelles clés/u, 'equipe: une de la liste')
    expect(prompt()).toContain('"equipe": "une de la liste"')
  })

  test('the review says what is missing and leads there, even into what is folded', async () => {
    render(<AtTool opened={opened} />)
    await write(/Que doit faire le modèle/u, TASK)
    expect(screen.getByText(/sur 21 points à revoir/u)).toBeVisible()
    const context = screen.getByText('Expliquez pourquoi cette tâche existe.')
    await press(/^Y aller\s: champ Contexte$/u)
    expect(field(/Que faut-il savoir/u)).toHaveFocus()
    await userEvent.paste('Un mauvais tri coûte une demi-journée.')
    expect(context).not.toBeInTheDocument()
  })

  test('a variable gets a field, its value goes into the prompt and stays on the device alone', async () => {
    const { unmount } = render(<AtTool opened={opened} />)
    await write(/Que doit faire le modèle/u, 'Réponds à {{client}} en 3 phrases.')
    await write('client', 'Ada Lovelace')
    expect(prompt()).toContain('Réponds à Ada Lovelace en 3 phrases.')
    unmount()
    render(<AtTool opened={opened} />)
    expect(prompt()).toContain('Ada Lovelace')
    expect(JSON.stringify(localStorage.getItem('opale-tools'))).not.toContain('Ada')
    await press('Vider les variables')
    expect(prompt()).toContain('{{client}}')
    expect(promptValues()).toEqual({})
  })
})

describe('starting points', () => {
  test('fill all fields, lead to the task, and give back what stood there', async () => {
    render(<AtTool opened={opened} />)
    await write(/Que doit faire le modèle/u, TASK)
    await unfold('Partir d’un modèle')
    await userEvent.click(screen.getByRole('radio', { name: 'Finance' }))
    await userEvent.click(
      await screen.findByRole('button', {
        name: /Prendre ce modèle.*Lire une facture fournisseur/u,
      }),
    )
    expect(screen.getByRole('radio', { name: 'Réponse JSON' })).toBeChecked()
    await waitFor(() => expect(field(/Que doit faire le modèle/u)).toHaveFocus())
    expect(prompt()).toContain('"ecarts"')
    await press('Annuler')
    expect(prompt()).toContain(TASK)
  })
})

describe('the history', () => {
  test('keeps a prompt at once, gives it back later, and forgets it', async () => {
    render(<AtTool opened={opened} />)
    await write(/Que doit faire le modèle/u, TASK)
    await press('Garder ce résultat')
    await press('Garder ce résultat')
    await unfold('Historique')
    expect(screen.getAllByRole('button', { name: /^Reprendre/u })).toHaveLength(1)
    await userEvent.clear(field(/Que doit faire le modèle/u))
    await write(/Que doit faire le modèle/u, 'Autre chose.')
    await press(/^Reprendre/u)
    expect(prompt()).toContain(TASK)
    // What was being written is not lost to it.
    expect(screen.getAllByRole('button', { name: /^Reprendre/u })).toHaveLength(2)
    await press(/^Supprimer Autre/u)
    expect(screen.getAllByRole('button', { name: /^Reprendre/u })).toHaveLength(1)
  })
})

test('what somebody sends can be read and filled in, and asks nothing', async () => {
  const link = await linkTo('', PROMPTS, { style: 'markdown', task: 'Réponds à {{client}}.' })
  render(<AtTool opened={opened} place={{ at: 'shared', hash: link ?? '' }} />)
  const region = await screen.findByRole('region', { name: 'La consigne' })
  expect(region).toHaveTextContent('Réponds à {{client}}.')
  await write('client', 'Ada')
  expect(region).toHaveTextContent('Réponds à Ada.')
  expect(screen.queryByRole('button', { name: /^Y aller/u })).toBeNull()
  expect(screen.queryByText('Partir d’un modèle')).toBeNull()
})

test('values that cannot be read count as none; those that storage refuses live with the page', () => {
  localStorage.setItem(PROMPT_VALUES_KEY, '{"client": 3, "a": "b"')
  expect(promptValues()).toEqual({})
  localStorage.setItem(PROMPT_VALUES_KEY, '{"client": 3, "a": "b"}')
  expect(promptValues()).toEqual({ a: 'b' })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  act(() => keepPromptValues({ client: 'Ada' }))
  expect(promptValues()).toEqual({ client: 'Ada' })
  vi.restoreAllMocks()
})

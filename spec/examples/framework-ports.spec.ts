/** The guide to LangChain and LlamaIndex prints these files, and every figure that is asserted here. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { assemble, promptOf } from '../../site/examples/framework-ports/answer.ts'
import { faultsOf } from '../../site/examples/framework-ports/contract.ts'
import { apart, chance, evaluate } from '../../site/examples/framework-ports/evaluate.ts'
import { CASES, HANDBOOK } from '../../site/examples/framework-ports/handbook.ts'
import * as langchain from '../../site/examples/framework-ports/langchain.ts'
import * as llamaindex from '../../site/examples/framework-ports/llamaindex.ts'
import {
  indexWords,
  loadFrom,
  splitByHeading,
  splitEvery,
} from '../../site/examples/framework-ports/plain.ts'
import type { Model, Passage, Retrieve, Split } from '../../site/examples/framework-ports/ports.ts'
import { shadow, type Noted } from '../../site/examples/framework-ports/shadow.ts'
import { tokensSent } from '../../site/examples/framework-ports/sizes.ts'
import { factValue } from '../../site/facts/facts.ts'

const cut = async (split: Split) =>
  (await Promise.all((await loadFrom(HANDBOOK)()).map(split))).flat()
const questions = CASES.map(({ asked }) => asked)

let sections: readonly Passage[]
let plain: Retrieve
beforeAll(async () => {
  sections = await cut(splitByHeading)
  plain = await indexWords(sections)
})

const byId = ({ id }: Passage, expects: string) => id === expects
/** Where the cut is another, a passage answers that holds the whole of the section. */
const byText = ({ text }: Passage, expects: string) =>
  text.replaceAll('\n', ' ').includes(sections.find(({ id }) => id === expects)!.text)

describe('the handbook', () => {
  test('is as large as the guide says, and each question expects a section that exists', () => {
    expect([Object.keys(HANDBOOK).length, sections.length, CASES.length]).toEqual([6, 20, 18])
    const ids = new Set(sections.map(({ id }) => id))
    expect(ids.size).toBe(20)
    const expected = CASES.flatMap(({ expects = [] }) => expects)
    expect(expected).toHaveLength(16)
    for (const id of expected) expect(ids).toContain(id)
    // At the factory settings of either library each page would stay whole.
    for (const text of Object.values(HANDBOOK)) expect(text.length).toBeLessThan(1000)
  })

  test('keeps the titles with the passages', () => {
    expect(sections[1]).toMatchObject({
      id: 'location.md Caution',
      title: 'Louer un vélo › Caution',
    })
  })
})

test('a page without headings is a passage, and what opens a page is one too', async () => {
  const cutOne = async (text: string) => await splitByHeading({ id: 'note.md', text })
  expect(await cutOne('Fermé lundi.')).toEqual([
    { id: 'note.md', page: 'note.md', title: 'note.md', text: 'Fermé lundi.' },
  ])
  expect(
    (await cutOne('# Clés\n\nAu tiroir.\n\n## Double\nChez la voisine.')).map(
      ({ id, title, text }) => [id, title, text],
    ),
  ).toEqual([
    ['note.md', 'Clés', 'Au tiroir.'],
    ['note.md Double', 'Clés › Double', 'Chez la voisine.'],
  ])
})

describe('cuts, measured', () => {
  const scoreOf = async (split: Split, answers = byText) =>
    evaluate(await indexWords(await cut(split)), CASES, 4, answers)

  test('by heading', async () => {
    expect(await evaluate(plain, CASES, 4, byId)).toMatchObject({ found: 13, first: 13, sent: 285 })
  })

  test('three questions get away: cutting endings off finds two of them, no ending is to blame for the third', async () => {
    const { places } = await evaluate(plain, CASES, 4, byId)
    const lost = CASES.filter(({ expects }, at) => expects !== undefined && places[at] === 0)
    expect(lost.map(({ expects }) => expects)).toEqual([
      'caisse.md Remboursement',
      'atelier.md Objets oubliés',
      'equipe.md Accident',
    ])
    const cutEndings = (text: string) =>
      text.replaceAll(/(?<=\p{L}{4})(?:ement|er|és?|e)(?!\p{L})/giu, '')
    const stemmed = await indexWords(
      sections.map(({ title, text, ...rest }) => ({
        ...rest,
        title: cutEndings(title),
        text: cutEndings(text),
      })),
    )
    const found = await evaluate(
      (question, most) => stemmed(cutEndings(question), most),
      lost,
      4,
      byId,
    )
    expect(found.places.map((place) => place > 0)).toEqual([true, true, false])
  })

  test('exercise: the same cuts without their titles', async () => {
    const bare: Split = async (page) =>
      (await splitByHeading(page)).map((passage) => ({ ...passage, title: '' }))
    expect(await scoreOf(bare, byId)).toMatchObject({ found: 10, first: 7 })
  })

  test('every so many characters', async () => {
    const [small, large] = [await scoreOf(splitEvery(200, 40)), await scoreOf(splitEvery(600, 120))]
    expect(small).toMatchObject({ found: 8, first: 7 })
    expect(large).toMatchObject({ found: 14, first: 14 })
    const headings = await evaluate(plain, CASES, 4, byId)
    expect(apart(small, headings)).toEqual({ gained: 5, lost: 0 })
    expect(chance(apart(small, headings))).toBeCloseTo(0.0625, 6)
    expect(apart(headings, large)).toEqual({ gained: 1, lost: 0 })
    expect([small.sent, large.sent]).toEqual([470, 794])
    // Exercise: one question more of the same sign would have been enough.
    expect(chance({ gained: 6, lost: 0 })).toBeCloseTo(0.03125, 6)
    expect(chance({ gained: 9, lost: 3 })).toBeCloseTo((2 * 299) / 4096, 6)
  })
})

describe('the assembly', () => {
  const ports = (model: (prompt: string) => Promise<string>) => ({
    load: loadFrom(HANDBOOK),
    split: splitByHeading,
    index: indexWords,
    model,
  })

  test('sends what it found, and cites it', async () => {
    // A stand-in for a model: it cites the first passage.
    const model = vi.fn<Model>(async () => 'Sous sept jours [1].')
    const answer = await (await assemble(ports(model)))('Quand la caution est-elle rendue ?')
    expect(answer.cited.map(({ id }) => id)).toEqual(['location.md Caution'])
    expect(model).toHaveBeenCalledWith(answer.prompt)
    expect(answer.prompt).toContain('[1] Louer un vélo › Caution')
  })

  test('asks no model where nothing was found', async () => {
    const model = vi.fn<Model>(async () => 'Dix euros.')
    const answer = await (await assemble(ports(model)))('Peut-on rembourser en liquide ?')
    expect(answer.text).toBe('Le livret ne le dit pas.')
    expect(model).not.toHaveBeenCalled()
  })

  test('is not kept from asking where the handbook has no answer: ordinary words are found', async () => {
    const unanswered = CASES.filter(({ expects }) => expects === undefined)
    const found = await Promise.all(unanswered.map(({ asked }) => plain(asked, 4)))
    expect(found.map(({ length }) => length)).toEqual([2, 1])
    const fooled = await assemble(ports(async () => 'Le barème affiché [1].'))
    expect((await fooled(unanswered[0]!.asked)).cited).toHaveLength(1)
  })

  test('does not believe an answer that cites no passage, or one that was not sent', async () => {
    const said = async (text: string) =>
      (await (await assemble(ports(async () => text)))('Quand la caution est-elle rendue ?')).text
    expect(await said('Sous trois semaines.')).toBe('Le livret ne le dit pas.')
    expect(await said('Sous trois semaines [9].')).toBe('Le livret ne le dit pas.')
  })

  test('says in the prompt how to be silent', () => {
    expect(promptOf('Et ?', [])).toContain('Le livret ne le dit pas.')
  })
})

describe('adapters', () => {
  // Stand-ins with the shapes of the two libraries, over our own search: no framework is installed.
  const langchainRetriever = {
    invoke: async (query: string) =>
      (await plain(query, 4)).map(({ id, text }) => ({
        pageContent: text,
        metadata: { passage: id },
      })),
  }
  const llamaindexRetriever = {
    retrieve: async (query: string) =>
      (await plain(query, 4))
        .map(({ id }, at) => ({ node: { metadata: { passage: id } }, score: 1 / (at + 1) }))
        .toReversed(),
  }

  test('keep the contract, and give what our own search gives', async () => {
    for (const retrieve of [
      plain,
      langchain.retrieveWith(langchainRetriever, sections),
      llamaindex.retrieveWith(llamaindexRetriever, sections),
    ]) {
      expect(await faultsOf(retrieve, sections, questions)).toEqual([])
      expect((await evaluate(retrieve, CASES, 4, byId)).found).toBe(13)
    }
  })

  test('stop a blank question before an index of vectors, which finds neighbours for anything', async () => {
    const metadata = { passage: sections[0]!.id }
    const nearest = {
      invoke: async () => [{ metadata }],
      retrieve: async () => [{ node: { metadata } }],
    }
    for (const { retrieveWith } of [langchain, llamaindex]) {
      const retrieve: Retrieve = retrieveWith(nearest, sections)
      expect(await faultsOf(retrieve, sections, questions)).toEqual([])
      expect(await retrieve(' ', 4)).toEqual([])
    }
  })

  test('cut long sections and leave titles and first ids alone', async () => {
    const words = (text: string) => text.match(/(?:\S+\s*){1,8}/gu) ?? []
    const page = { id: 'atelier.md', text: HANDBOOK['atelier.md']! }
    const chained = await langchain.splitWith({ splitText: async (text) => words(text) })(page)
    const noded = await llamaindex.splitWith({ splitText: words })(page)
    expect(noded).toEqual(chained)
    expect(chained.slice(0, 2).map(({ id, title }) => [id, title])).toEqual([
      ['atelier.md Prendre rendez-vous', 'Atelier › Prendre rendez-vous'],
      ['atelier.md Prendre rendez-vous 2', 'Atelier › Prendre rendez-vous'],
    ])
  })

  test('ask models as each library wants to be asked', async () => {
    const invoke = vi.fn<(asked: string) => Promise<{ text: string }>>(async () => ({
      text: 'oui',
    }))
    const complete = vi.fn<(asked: { prompt: string }) => Promise<{ text: string }>>(async () => ({
      text: 'oui',
    }))
    expect(await langchain.modelWith({ invoke })('Et ?')).toBe('oui')
    expect(await llamaindex.modelWith({ complete })('Et ?')).toBe('oui')
    expect(invoke).toHaveBeenCalledWith('Et ?')
    expect(complete).toHaveBeenCalledWith({ prompt: 'Et ?' })
  })

  test('the contract finds what one forgets', async () => {
    const faults = async (retrieve: Retrieve) => await faultsOf(retrieve, sections, questions)
    const [one, two] = [sections[0]!, sections[1]!]
    let turn = 0
    const stubborn = await faults(async () => [one, two])
    expect(stubborn).toHaveLength(questions.length + 1)
    expect(stubborn[0]).toContain('2 passages, 1 asked')
    expect(stubborn.at(-1)).toBe('passages for an empty question')
    expect((await faults(async (_, most) => [one, one].slice(0, most))).join()).toContain('twice')
    expect((await faults(async () => [{ ...one, id: 'else' }])).join()).toContain('of nobody')
    expect((await faults(async () => [(turn += 1) % 2 ? one : two])).join()).toContain(
      'second time',
    )
    expect(await faults(async () => [one])).toEqual(['passages for an empty question'])
  })

  test('exercise: what the factory settings send, in tokens', () => {
    const chained = {
      pieces: Number(factValue('frameworks.langchain-top')),
      size: factValue('frameworks.langchain-chunk'),
      unit: 'characters',
    } as const
    const noded = {
      pieces: Number(factValue('frameworks.llamaindex-top')),
      size: factValue('frameworks.llamaindex-chunk'),
      unit: 'tokens',
    } as const
    expect(tokensSent(chained)).toBe(1000)
    expect(tokensSent(noded)).toBe(2048)
  })
})

describe('moving', () => {
  const asked = async (fresh: Retrieve) => {
    const noted: Noted[] = []
    const retrieve = shadow(plain, fresh, (one) => noted.push(one))
    const passages = await retrieve(questions[0]!, 4)
    await vi.waitFor(() => expect(noted).toHaveLength(1))
    return { passages, noted: noted[0]! }
  }

  test('gives the old answer, whatever the new side does', async () => {
    const old = await plain(questions[0]!, 4)
    const same = await asked(plain)
    const none = await asked(async () => [])
    const down = await asked(async () => {
      throw new Error('no answer')
    })
    for (const { passages } of [same, none, down]) expect(passages).toEqual(old)
    expect([same.noted.shared, none.noted.shared]).toEqual([1, 0])
    expect(down.noted.failed).toContain('no answer')
  })

  test('is not stopped by a new side that throws at once, nor by a record that fails', async () => {
    const old = await plain(questions[0]!, 4)
    const atOnce = await asked(() => {
      throw new Error('no key')
    })
    expect(atOnce.passages).toEqual(old)
    expect(atOnce.noted.failed).toContain('no key')
    const full = vi.fn<(noted: Noted) => void>(() => {
      throw new Error('no space left on device')
    })
    expect(await shadow(plain, plain, full)(questions[0]!, 4)).toEqual(old)
    await vi.waitFor(() => expect(full).toHaveBeenCalledTimes(2))
  })

  test('asks the new side once the answer is out, even where it searches in memory', async () => {
    const steps: string[] = []
    const fresh: Retrieve = async () => {
      steps.push('the new side is asked')
      return []
    }
    await shadow(plain, fresh, () => {})(questions[0]!, 4)
    steps.push('the answer is out')
    await vi.waitFor(() => expect(steps).toHaveLength(2))
    expect(steps).toEqual(['the answer is out', 'the new side is asked'])
  })

  test('does not wait for the new side', async () => {
    const retrieve = shadow(
      plain,
      () => new Promise(() => {}),
      () => {},
    )
    expect(await retrieve(questions[0]!, 4)).toEqual(await plain(questions[0]!, 4))
  })
})

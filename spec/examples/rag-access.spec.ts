/** The article on RAG in production prints it: what is hidden changes nothing of an answer. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { retrieve, type Passage } from '../../site/examples/rag-access/retrieve.ts'

const prices: Passage = {
  document: 'tarifs-2025',
  text: 'Le tarif de la formation est de 400 euros par jour.',
  groups: ['everyone'],
  from: '2025-01-01',
  until: '2026-01-01',
}
const newPrices: Passage = {
  document: 'tarifs-2026',
  text: 'Le tarif de la formation est de 450 euros par jour.',
  groups: ['everyone'],
  from: '2026-01-01',
}
const wages: Passage = {
  document: 'paie',
  text: 'Le tarif horaire de chaque salarié, formation comprise.',
  groups: ['payroll'],
  from: '2026-01-01',
}
const staff = { groups: ['everyone'], today: '2026-11-22' }
const question = 'Quel est le tarif de la formation ?'

describe('retrieval for one reader', () => {
  test('finds the version in force, and the old one on an old day', () => {
    const found = (today: string) =>
      retrieve([prices, newPrices], question, { ...staff, today }).map(({ document }) => document)
    expect(found('2026-11-22')).toEqual(['tarifs-2026'])
    expect(found('2025-12-31')).toEqual(['tarifs-2025'])
  })

  test('finds nothing where nothing is close', () => {
    expect(retrieve([newPrices], 'Comment poser un congé parental ?', staff)).toEqual([])
    expect(retrieve([newPrices], '', staff)).toEqual([])
  })

  test('shows the payroll to those who may read it', () => {
    const asker = { ...staff, groups: ['everyone', 'payroll'] }
    expect(retrieve([newPrices, wages], question, asker)).toContain(wages)
  })

  test('answers as if what one may not read did not exist', () => {
    const passage = fc.record({
      document: fc.string(),
      text: fc.constantFrom(prices.text, wages.text, 'tarif formation quel', 'autre chose'),
      groups: fc.subarray(['everyone', 'payroll', 'board']),
      from: fc.constantFrom('2025-01-01', '2027-01-01'),
    })
    fc.assert(
      fc.property(fc.array(passage), (passages) => {
        const readable = passages.filter(({ groups }) => groups.includes('everyone'))
        expect(retrieve(passages, question, staff)).toEqual(retrieve(readable, question, staff))
      }),
    )
  })
})

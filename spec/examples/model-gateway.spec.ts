/** The article on architecture prints it: one door to suppliers, which answers in time. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask, Failure, type Supplier } from '../../site/examples/model-gateway/ask.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Answers as listed, one after the other; says nothing where none is listed. */
const supplier = (
  name: string,
  ...replies: readonly (string | Failure | undefined)[]
): Supplier => {
  const left = [...replies]
  return {
    name,
    ask: (_prompt, signal) => {
      const reply = left.shift()
      if (reply === undefined)
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Failure('down')))
        })
      return reply instanceof Failure ? Promise.reject(reply) : Promise.resolve(reply)
    },
  }
}
const run = async (...suppliers: readonly Supplier[]) => {
  const lines: string[] = []
  const started = Date.now()
  const asked = ask(suppliers, 'Bonjour', {
    deadline: 20_000,
    each: 8000,
    attempts: 3,
    fallback: 'Une personne vous répond demain.',
    log: (line) => lines.push(`${line.supplier} ${line.attempt} ${line.outcome}`),
  }).catch((error: unknown) => ({ text: String(error), from: 'error' }))
  await vi.runAllTimersAsync()
  return { ...(await asked), lines, took: Date.now() - started }
}

describe('the door to suppliers', () => {
  test('hands an answer over', async () => {
    expect(await run(supplier('a', 'oui'))).toMatchObject({ text: 'oui', from: 'a', took: 0 })
  })

  test('waits as long as it was asked to, then tries again', async () => {
    const { from, took, lines } = await run(supplier('a', new Failure('busy', 3000), 'oui'))
    expect({ from, took, lines }).toEqual({
      from: 'a',
      took: 3000,
      lines: ['a 1 busy', 'a 2 answered'],
    })
  })

  test('moves on at once where the wait would outlast whoever waits', async () => {
    const { from, took } = await run(
      supplier('a', new Failure('busy', 60_000)),
      supplier('b', 'oui'),
    )
    expect({ from, took }).toEqual({ from: 'b', took: 0 })
  })

  test('moves on from a supplier that does not answer', async () => {
    const { from, took, lines } = await run(supplier('a'), supplier('b', 'oui'))
    expect({ from, took, lines }).toEqual({
      from: 'b',
      took: 8000,
      lines: ['a 1 down', 'b 1 answered'],
    })
  })

  test('says the fallback by the deadline, whatever happens', async () => {
    const { text, took } = await run(supplier('a'), supplier('b'), supplier('c'), supplier('d'))
    expect(text).toBe('Une personne vous répond demain.')
    expect(took).toBe(20_000)
    expect((await run()).from).toBe('fallback')
  })

  test('asks nobody else to take a wrong request', async () => {
    const { from, lines } = await run(supplier('a', new Failure('wrong')), supplier('b', 'oui'))
    expect({ from, lines }).toEqual({ from: 'error', lines: ['a 1 wrong'] })
  })
})

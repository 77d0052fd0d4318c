import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  identityWarning,
  SAMPLE_FIELDS,
  unfinishedFields,
  type SampleField,
} from '../../site/prerender/identity-warning.ts'
import { identity } from '../../site/identity.ts'
import { identity as complete } from '../fixtures/identity.ts'
import { withCompleteIdentity } from './owner.ts'

const fields = Object.keys(SAMPLE_FIELDS) as SampleField[]
const sampleValues = Object.fromEntries(fields.map((field) => [field, SAMPLE_FIELDS[field][0]]))

/** Whether the head of each page forbids indexing, under the identity that is mocked now. */
const noindexOfPages = async (): Promise<readonly boolean[]> => {
  const { buildPage } = await import('../../site/routes/build-page.ts')
  const { entries } = await import('../../site/routes/entries.ts')
  return entries.map((entry) => buildPage(entry, entry.fr[0] ?? '/', 'fr').head?.noindex ?? false)
}

describe('the build warning', () => {
  // The owner's own copy may say anything else: then there is no sample left to compare with.
  test.runIf(identity.sample)('knows the sample as it is shipped, field by field', () => {
    expect(identity).toMatchObject(sampleValues)
  })

  test('names every field of the sample, the file to edit and the consequence', () => {
    const sample = { ...complete, ...sampleValues, sample: true }
    const warning = identityWarning(sample, 'site/identity.ts') ?? ''
    expect(warning).toContain('site/identity.ts')
    expect(warning).toContain('noindex')
    for (const field of fields) expect(warning).toContain(`    ${field} `)
  })

  test.each(fields)('still names %s when it alone was forgotten or left empty', (field) => {
    for (const value of [SAMPLE_FIELDS[field][0], ' ']) {
      const owner = { ...complete, [field]: value }
      expect(unfinishedFields(owner)).toEqual([field])
      expect(identityWarning(owner, 'me.ts')).toMatch(new RegExp(`^ +${field} +“`, 'mu'))
    }
  })

  test('is silent for a complete identity', () => {
    expect(identityWarning(complete)).toBeUndefined()
    expect(identityWarning({ ...complete, sample: true })).toContain('sample')
  })
})

describe('noindex', () => {
  afterEach(() => {
    vi.doUnmock('../../site/identity.ts')
    vi.resetModules()
  })

  test.runIf(identity.sample)('is on every page while the identity is the sample', async () => {
    expect(new Set(await noindexOfPages())).toEqual(new Set([true]))
  })

  test('is on no page once the identity is complete', async () => {
    withCompleteIdentity()
    expect(new Set(await noindexOfPages())).toEqual(new Set([false]))
  })
})

import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  foreignWarning,
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
  const { headOf } = await import('../../site/routes/build-page.ts')
  const { entries } = await import('../../site/routes/entries.ts')
  return entries.map((entry) => headOf(entry, entry.fr[0] ?? '/', 'fr').noindex)
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

describe('what the legal pages say of other sites', () => {
  test('is named where the owner has pages call one', () => {
    const tags = { service: 'dataLayer', script: 'https://tags.example/t.js' } as const
    const warning = foreignWarning({ ...complete, analytics: tags }) ?? ''
    expect(warning).toContain('https://tags.example')
    // Each file that it names is there, and says so.
    for (const [, page] of warning.matchAll(/^ {4}(\S+) \(/gmu)) {
      const folder = new URL('../../site/content/legal/', import.meta.url)
      const texts = [`${page}.ts`, `${page}.fr.md`].map((file) =>
        readFileSync(new URL(file, folder), 'utf8'),
      )
      expect(texts.join('\n'), page).toMatch(
        /aucun autre site|d'un autre site|depuis un autre site|n'appelle aucun tiers/u,
      )
    }
  })

  test('is nothing to say where they call none', () => {
    expect(foreignWarning(complete)).toBeUndefined()
    const own = { service: 'endpoint', url: '/api/mesure' } as const
    expect(foreignWarning({ ...complete, analytics: own })).toBeUndefined()
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
    await withCompleteIdentity()
    expect(new Set(await noindexOfPages())).toEqual(new Set([false]))
  })
})

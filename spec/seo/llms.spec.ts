import { describe, expect, test } from 'vitest'
import { entries } from '../../site/routes/entries.ts'
import { canonicalPath } from '../../site/routes/href.ts'
import { absolute } from '../../site/seo/head.ts'
import { llms } from '../../site/seo/llms.ts'

const text = llms()
const lines = text.split('\n')

describe('llms.txt', () => {
  test('is a title, a quote, then sections of links', () => {
    expect(lines[0]).toBe('# Opale')
    expect(lines[2]).toMatch(/^> \S/u)
    expect(lines.filter((line) => line.startsWith('# '))).toHaveLength(1)
    expect(lines.findLast((line) => line.startsWith('## '))).toBe('## Optional')
    const first = lines.findIndex((line) => line.startsWith('## '))
    for (const line of lines.slice(first).filter(Boolean))
      expect(line).toMatch(
        /^(?:## \S.*|- \[.+\]\(https:\/\/\S+\): .+ In French: \[.+\]\(https:\/\/\S+\))$/u,
      )
  })

  test('links every page once, in English with the French beside it', () => {
    expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(entries.length)
    for (const entry of entries) {
      expect(text).toContain(`(${absolute(canonicalPath(entry, 'en'))}): ${entry.record.en.hint}`)
      expect(text).toContain(`(${absolute(canonicalPath(entry, 'fr'))})\n`)
    }
  })
})

import { startTransition, useEffect, useMemo, useState } from 'react'
import { loadSearchIndex } from '../../ports/search-index.ts'
import type { Family } from '../../routes/families.ts'
import type { Language } from '../../routes/language.ts'
import type { LinkGroup, LinkItem } from '../../routes/page-data.ts'
import type { Asked, Universe } from './asked.ts'
import type { SearchDocument } from './search/document.ts'
import { createSearch } from './search/search.ts'

type Listed = LinkItem & { readonly family: Family; readonly text?: string }

export interface Found {
  readonly pages: readonly Listed[]
  /** Whether each of them has all words of the question. */
  readonly whole: boolean
  /** How many pages each choice of a filter would leave, the other filter as it is. */
  readonly types: ReadonlyMap<Family | undefined, number>
  readonly universes: ReadonlyMap<Universe | undefined, number>
  /** Whether only names and hints are searched: the index could not be had. */
  readonly partial: boolean
}

/** The pages that answer what is asked. Names and hints are there from the start. */
export const useFound = (groups: readonly LinkGroup[], language: Language, asked: Asked): Found => {
  const { index, failed } = useIndex(language)
  const listed = useMemo(
    () =>
      index ?? groups.flatMap(({ family, links }) => links.map((link) => ({ ...link, family }))),
    [index, groups],
  )
  const search = useMemo(() => createSearch<Listed>(listed), [listed])
  const { question, type, universe } = asked
  return useMemo(() => {
    const { found, whole } =
      question.trim() === '' ? { found: listed, whole: true } : search(question)
    const ofType = found.filter(({ family }) => type === undefined || family === type)
    const ofUniverse = found.filter((page) => universe === undefined || page.universe === universe)
    return {
      pages: ofType.filter((page) => ofUniverse.includes(page)),
      whole,
      types: counted(ofUniverse, ({ family }) => family),
      universes: counted(ofType, (page) => page.universe),
      partial: failed,
    }
  }, [listed, search, question, type, universe, failed])
}

/** How many there are of each kind, and of all kinds under `undefined`. */
const counted = <K>(pages: readonly Listed[], kindOf: (page: Listed) => K | undefined) => {
  const counts = new Map<K | undefined, number>([[undefined, pages.length]])
  for (const page of pages) {
    const kind = kindOf(page)
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return counts
}

interface Loaded {
  readonly index?: readonly SearchDocument[]
  readonly failed: boolean
}

const useIndex = (language: Language): Loaded => {
  const [loaded, setLoaded] = useState<Loaded>({ failed: false })
  useEffect(() => {
    let wanted = true
    // The whole list is gone through again: in slices, so that a phone still answers.
    const learn = (next: Loaded) => wanted && startTransition(() => setLoaded(next))
    loadSearchIndex(language).then(
      (index) => learn({ index, failed: false }),
      () => learn({ failed: true }),
    )
    return () => {
      wanted = false
    }
  }, [language])
  return loaded
}

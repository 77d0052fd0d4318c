import type { Bilingual, Language } from '../../routes/language.ts'

/** What the parts of one rendering share. */
export interface Context {
  readonly words: Words
  /** A name for a region that scrolls, unlike any other in the text. */
  readonly region: (kind: string) => string
  /** An id from a heading, unlike any other in the text. */
  readonly id: (text: string) => string
}

export const contextFor = (language: Language): Context => {
  let regions = 0
  const taken = new Set<string>(RESERVED)
  return {
    words: WORDS[language],
    region: (kind) => `${kind} ${(regions += 1)}`,
    id: (text) => {
      const wanted = slugify(text) || 'section'
      let id = wanted
      for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`
      taken.add(id)
      return id
    },
  }
}

/** Ids of the document around the text: a heading that took one would stand in its way. */
const RESERVED = ['root', 'data', 'main', 'body', 'menu']

/** An id from a heading: letters without accents, digits and hyphens. */
export const slugify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')

interface Words {
  readonly table: string
  readonly code: string
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
  readonly notes: string
  readonly backTo: (mark: string) => string
  /** Titles of the callouts that bring none. */
  readonly info: string
  readonly success: string
  readonly important: string
  readonly warning: string
  readonly danger: string
}

const WORDS: Bilingual<Words> = {
  fr: {
    table: 'Tableau',
    code: 'Code',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'Sélectionné, à copier vous-même',
    notes: 'Notes',
    backTo: (mark) => `Revenir à l’appel ${mark}`,
    info: 'À noter',
    success: 'Conseil',
    important: 'Important',
    warning: 'Attention',
    danger: 'Danger',
  },
  en: {
    table: 'Table',
    code: 'Code',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Selected: copy it yourself',
    notes: 'Notes',
    backTo: (mark) => `Back to reference ${mark}`,
    info: 'Note',
    success: 'Tip',
    important: 'Important',
    warning: 'Watch out',
    danger: 'Danger',
  },
}

import type { Language } from '../../routes/language.ts'

interface MediaWords {
  readonly preview: string
  readonly files: string
  readonly lead: string
  readonly formats: string
  readonly dimensions: string
  readonly count: string
}

export const WORDS: Readonly<Record<Language, MediaWords>> = {
  fr: {
    preview: 'Aperçu',
    files: 'Fichiers',
    lead: 'Ceux du site lui-même, tels qu’il les montre.',
    formats: 'Formats',
    dimensions: 'Dimensions',
    count: 'Nombre de fichiers',
  },
  en: {
    preview: 'Preview',
    files: 'Files',
    lead: 'Those of the site itself, as it shows them.',
    formats: 'Formats',
    dimensions: 'Dimensions',
    count: 'Number of files',
  },
}

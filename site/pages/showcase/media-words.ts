import type { Bilingual } from '../../routes/language.ts'

const fr = {
  preview: 'Aperçu',
  files: 'Fichiers',
  lead: 'Ceux du site lui-même, tels qu’il les montre.',
  formats: 'Formats',
  dimensions: 'Dimensions',
  count: 'Nombre de fichiers',
}

const en: typeof fr = {
  preview: 'Preview',
  files: 'Files',
  lead: 'Those of the site itself, as it shows them.',
  formats: 'Formats',
  dimensions: 'Dimensions',
  count: 'Number of files',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }

import { TECHNOLOGIES } from '../../components/sprite-icon/index.ts'
import type { Bilingual } from '../../routes/language.ts'
import { words as en } from './words.en.ts'
import { words as fr } from './words.fr.ts'

export type Words = typeof fr
export const WORDS: Bilingual<Words> = { fr, en }

/** What a cell of any sheet is called. */
export const nameOf = ({ names }: Words, cell: string): string =>
  TECHNOLOGIES.find(({ icon }) => icon === cell)?.name ??
  (names as Readonly<Record<string, string>>)[cell] ??
  cell

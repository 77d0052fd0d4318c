/** What a text says beside what its author wrote. */
import type { Bilingual } from '../../routes/language.ts'

const fr = {
  table: 'Tableau',
  code: 'Code',
  diagram: 'Schéma',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'Sélectionné, à copier vous-même',
  download: 'Télécharger',
  notes: 'Notes',
  sources: 'Sources',
  source: (mark: string) => `Source ${mark}`,
  backTo: (mark: string) => `Revenir à l’appel ${mark}`,
  /** Of which day a source was read, and when it was last looked at. */
  dated: (version: string, checked: string) => `version du ${version}, vérifiée le ${checked}`,
  /** The same of a source without a day of its own: the version is of that day at the earliest. */
  undated: (version: string, checked: string) =>
    `sans date (${version} au plus tôt), vérifiée le ${checked}`,
  /** Titles of the callouts that bring none. */
  info: 'À noter',
  success: 'Conseil',
  important: 'Important',
  warning: 'Attention',
  danger: 'Danger',
  exercise: 'Exercice',
  solution: 'Voir la solution',
  /** Of a guide's chapter: what one has at its end, how long it takes, what one needs. */
  aim: 'But',
  time: 'Temps',
  needs: 'Il vous faut',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
}

const en: typeof fr = {
  table: 'Table',
  code: 'Code',
  diagram: 'Diagram',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Selected: copy it yourself',
  download: 'Download',
  notes: 'Notes',
  sources: 'Sources',
  source: (mark) => `Source ${mark}`,
  backTo: (mark) => `Back to reference ${mark}`,
  dated: (version, checked) => `version of ${version}, checked ${checked}`,
  undated: (version, checked) => `undated (${version} at the earliest), checked ${checked}`,
  info: 'Note',
  success: 'Tip',
  important: 'Important',
  warning: 'Watch out',
  danger: 'Danger',
  exercise: 'Exercise',
  solution: 'See the solution',
  aim: 'Aim',
  time: 'Time',
  needs: 'You need',
  minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
}

export type Words = typeof fr
export const WORDS: Bilingual<Words> = { fr, en }

/** What a text says beside what its author wrote. */
import type { Bilingual } from '../../routes/language.ts'

export interface Words {
  readonly table: string
  readonly code: string
  readonly diagram: string
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
  readonly download: string
  readonly notes: string
  readonly sources: string
  readonly source: (mark: string) => string
  readonly backTo: (mark: string) => string
  /** Of which day a source was read, and when it was last looked at. */
  readonly dated: (version: string, checked: string) => string
  /** The same of a source without a day of its own: the version is of that day at the earliest. */
  readonly undated: (version: string, checked: string) => string
  /** Titles of the callouts that bring none. */
  readonly info: string
  readonly success: string
  readonly important: string
  readonly warning: string
  readonly danger: string
}

export const WORDS: Bilingual<Words> = {
  fr: {
    table: 'Tableau',
    code: 'Code',
    diagram: 'Schéma',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'Sélectionné, à copier vous-même',
    download: 'Télécharger',
    notes: 'Notes',
    sources: 'Sources',
    source: (mark) => `Source ${mark}`,
    backTo: (mark) => `Revenir à l’appel ${mark}`,
    dated: (version, checked) => `version du ${version}, vérifiée le ${checked}`,
    undated: (version, checked) => `sans date (${version} au plus tôt), vérifiée le ${checked}`,
    info: 'À noter',
    success: 'Conseil',
    important: 'Important',
    warning: 'Attention',
    danger: 'Danger',
  },
  en: {
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
  },
}

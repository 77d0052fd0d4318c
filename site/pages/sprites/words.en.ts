import { moods } from '../../i18n/opale/names.en.ts'
import { WORDS as AGES } from '../parts/ages-words.ts'
import type { words as fr } from './words.fr.ts'

export const words: typeof fr = {
  title: 'Choose a cell',
  lead: 'The sheet is one file. The cell you choose is cut out of it in your browser, at the size you want, and can be saved as a PNG.',
  sheet: 'Sheet',
  sheets: {
    techIcons: 'Technologies',
    portraits: 'Portraits',
    media: 'Ages',
    ui: 'Interface',
  },
  cell: 'Cell of the sheet',
  picture: 'Picture',
  corner: 'Corner of the cell',
  place: 'Place',
  rowAndColumn: (row, column) => `row ${row}, column ${column}`,
  size: 'Size to extract',
  extracted: (name, size) => `${name}, extracted at ${size} pixels`,
  save: 'Save the PNG',
  failed: 'The sheet did not arrive',
  failedText: 'The rest of the page works. Reload it, or choose another sheet.',
  code: 'Extract this cell',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Selected: copy with your keyboard',
  four: {
    title: 'The four sheets',
    lead: 'Each has a cell size of its own, for what it is used for. The files are vectors: they can be cut at any size and stay sharp.',
    head: ['Sheet', 'Cell', 'Grid', 'Pictures', 'File'],
  },
  trouble: {
    title: 'When it fails',
    lead: 'Two things can go wrong. Cause them: the message goes to the console, the page carries on.',
    early: 'Extract before it has loaded',
    earlyNote: 'The sheet had only just been asked for. Nothing was returned, and nothing broke.',
    missing: 'Load a sheet that is not there',
    missingNote:
      'The file does not exist: the console has the message. Elsewhere on the site, letters then take the place of pictures.',
    quiet: 'Nothing to report.',
  },
  names: { ...moods, ...AGES.en },
}

import { moods } from '../../i18n/companion/names.en.ts'
import type { GalleryWords } from './gallery-words.ts'

export const en: GalleryWords = {
  gallery: {
    technologies: {
      title: 'Technologies',
      lead: 'One tile each, in the hue of its universe. Being listed means neither a partnership nor a requirement.',
    },
    search: 'Find a technology',
    example: 'For example: Postgres, Claude, Next.js',
    filter: 'Universe',
    choices: { all: 'All', code: 'Development', ia: 'AI', plus: 'Data and services' },
    count: (found) => (found === 1 ? '1 technology' : `${found} technologies`),
    none: (query) => `No technology answers to “${query}” in this universe.`,
    showAll: 'Show all',
    portraits: {
      title: 'Opale, mood by mood',
      lead: 'Nineteen portraits, drawn for 256 pixels. They are how she says how she feels, all over the site.',
    },
    media: {
      title: 'Her six ages',
      lead: 'From a stone that wakes up to a legend: full-length drawings, made for 512 pixels.',
    },
    ui: {
      title: 'Interface signs',
      lead: 'One idea a sign, in two or three strokes, drawn for 48 pixels. The grey works on both themes.',
    },
  },
  sprites: {
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
  },
  names: {
    ...moods,
    baby: 'Baby',
    child: 'Child',
    teen: 'Teenager',
    adult: 'Adult',
    master: 'Master',
    legendary: 'Legendary',
  },
}

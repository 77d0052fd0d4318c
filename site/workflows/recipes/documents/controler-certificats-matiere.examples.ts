import type { Example, Given } from '../recipe.ts'

const file = (name: string) => ({ path: `Certificats/Recus/${name}`, type: 'file' })
const PDF: Given = {
  items: [{ json: {}, files: { data: { type: 'application/pdf', name: 'c.pdf', text: '%PDF' } } }],
}
const page = (text: string): Given => [{ extractedText: text }]
const ORDERED = [
  { order_number: 'A-221', grade: 'S355J2', property: 'C', min: null, max: '0.20' },
  { order_number: 'A-221', grade: 'S355J2', property: 'Rm', min: '470', max: '630' },
]
const heat = (number: string, carbon: string, factor: number, strength: string) => ({
  heat: number,
  values: [
    { property: 'C', printed: carbon, factor },
    { property: 'Rm', printed: strength, factor: 1 },
  ],
})
const paper = (grade: string, ...heats: readonly ReturnType<typeof heat>[]) =>
  JSON.stringify({ type: '3.1', order: 'A-221', grade, heats })

const SAVED = [{ file: 'x', state: 'doubt', checked_at: '2026-11-23T09:30:00Z' }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Conforme, hors limite, chiffre inventé, scan noir',
      en: 'Within limits, outside them, a figure made up, a black scan',
    },
    given: {
      folder: [
        { path: 'Certificats/Recus/', type: 'folder' },
        file('bon.pdf'),
        file('haut%20carbone.pdf'),
        file('douteux.pdf'),
        file('noir.pdf'),
      ],
      fetch: PDF,
      read: {
        runs: [
          page('3.1 A-221 S355J2+N H771 C x100 18 Rm 512'),
          page('3.1 A-221 S355J2 H802 C 0,24 Rm 512 H803 C 0,19 Rm 498'),
          page('3.1 A-221 S355J2 H900 C 0,18 Rm 455'),
          { fails: 'No readable page' },
        ],
      },
      medium: {
        says: [
          paper('S355J2+N', heat('H771', '18', 0.01, '512')),
          paper('S355J2', heat('H802', '0,24', 1, '512'), heat('H803', '0,19', 1, '498')),
          paper('S355J2', heat('H900', '0,18', 1, '515')),
          '',
        ],
      },
      ordered: { runs: [ORDERED, ORDERED, ORDERED, []] },
      save: SAVED,
      move: [{ success: true }],
      send: [{ messageId: '1' }],
    },
    expects: {
      files: { count: 4 },
      check: [
        { name: 'bon.pdf', state: 'sound', heats: 'H771', why: '' },
        {
          name: 'haut carbone.pdf',
          state: 'off',
          heats: 'H802, H803',
          why: {
            fr: 'coulée H802, C 0,24 au-dessus du maximum de 0,2',
            en: 'heat H802, C 0.24 above the maximum of 0.2',
          },
        },
        {
          state: 'doubt',
          why: { fr: 'coulée H900, Rm lecture incertaine', en: 'heat H900, Rm uncertain reading' },
        },
        { state: 'doubt', why: { fr: 'certificat illisible', en: 'certificate unreadable' } },
      ],
      report: [{ total: 4, off: 1 }],
    },
    asks: {
      move: [
        {
          toPath: {
            fr: '/Certificats/Conformes/261123-0830 bon.pdf',
            en: '/Certificates/Within limits/261123-0830 bon.pdf',
          },
        },
        {
          toPath: {
            fr: '/Certificats/Ecarts/261123-0830 haut carbone.pdf',
            en: '/Certificates/Deviations/261123-0830 haut carbone.pdf',
          },
        },
        {},
        {},
      ],
    },
  },
  {
    name: { fr: 'Commande inconnue, base fermée ensuite', en: 'Order unknown, then database shut' },
    given: {
      folder: [file('autre.pdf'), file('suite.pdf')],
      fetch: PDF,
      read: page('2.2 A-221 S235JR H1 C 0,17 Rm 400'),
      medium: { says: [paper('S235JR', heat('H1', '0,17', 1, '400'))] },
      ordered: { runs: [[], { fails: 'timeout' }] },
      save: { runs: [SAVED, { fails: 'timeout', whole: true }] },
      move: { fails: '423 Locked' },
      send: [{ messageId: '2' }],
    },
    expects: {
      row: [
        {
          state: 'doubt',
          why: {
            fr: 'commande inconnue ou sans limites : A-221',
            en: 'order unknown or without limits: A-221',
          },
          left: '423 Locked',
        },
        { state: 'doubt', left: { fr: 'base injoignable', en: 'database out of reach' } },
      ],
      report: [
        {
          text: {
            fr: 'À lire vous-même : 2\n- autre.pdf (H1) : commande inconnue ou sans limites : A-221\n  non classé, repassera : 423 Locked\n- suite.pdf (H1) : base des commandes muette\n  non classé, repassera : base injoignable',
            en: 'To be read by you: 2\n- autre.pdf (H1): order unknown or without limits: A-221\n  not filed, comes round again: 423 Locked\n- suite.pdf (H1): database of orders silent\n  not filed, comes round again: database out of reach',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Autre nuance que celle commandée', en: 'Another grade than ordered' },
    given: {
      folder: [file('s235.pdf')],
      fetch: PDF,
      read: page('3.1 A-221 S235JR H2 C 0,17 Rm 480'),
      medium: { says: [paper('S235JR', heat('H2', '0,17', 1, '480'))] },
      ordered: ORDERED,
      save: SAVED,
      move: [{ success: true }],
      send: [{ messageId: '3' }],
    },
    expects: {
      check: [{ state: 'off', why: { fr: 'nuance S235JR / S355J2', en: 'grade S235JR / S355J2' } }],
    },
  },
  {
    name: {
      fr: 'Type supérieur, un chiffre pour deux coulées, nuance voisine',
      en: 'A higher type, one figure for two heats, a neighbouring grade',
    },
    given: {
      folder: [file('32.pdf'), file('copie.pdf'), file('h.pdf'), file('ouvert.pdf')],
      fetch: { runs: [PDF, PDF, PDF, { fails: '423 Locked' }] },
      read: {
        runs: [
          page('3.2 A-221 S355J2 H1 C 0,17 Rm 512'),
          page('3.1 A-221 S355J2 H802 C 0,24 Rm 512 H803 C 0,19 Rm 498'),
          page('3.1 A-221 S355J2H H4 C 0,17 Rm 512'),
          { fails: 'No binary data' },
        ],
      },
      medium: {
        says: [
          JSON.stringify({
            type: '3.2',
            order: 'A-221',
            grade: 'S355J2',
            heats: [heat('H1', '0,17', 1, '512')],
          }),
          paper('S355J2', heat('H802', '0,19', 1, '512'), heat('H803', '0,19', 1, '498')),
          paper('S355J2H', heat('H4', '0,17', 1, '512')),
          paper('S355J2', heat('H5', '0,17', 1, '512')),
        ],
      },
      ordered: ORDERED,
      save: SAVED,
      move: [{ success: true }],
      send: [{ messageId: '5' }],
    },
    expects: {
      check: [
        { state: 'sound', why: '' },
        {
          state: 'doubt',
          why: { fr: 'coulée H803, C lecture incertaine', en: 'heat H803, C uncertain reading' },
        },
        { state: 'off', why: { fr: 'nuance S355J2H / S355J2', en: 'grade S355J2H / S355J2' } },
        { state: 'doubt' },
      ],
    },
  },
  {
    name: { fr: 'Dossier fermé', en: 'Folder shut' },
    given: { folder: { fails: '503 Service Unavailable' }, warn: [{ messageId: '4' }] },
    expects: { files: 'not reached' },
    asks: {
      warn: [
        {
          subject: {
            fr: 'Certificats matière : dossier illisible',
            en: 'Material certificates: folder unreadable',
          },
        },
      ],
    },
  },
]

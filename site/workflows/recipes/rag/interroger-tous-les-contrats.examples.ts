import type { Example, Given } from '../recipe.ts'

const asked: Given = [
  {
    question: {
      fr: ' Le prix est-il révisé chaque année ? ',
      en: ' Is the price revised every year? ',
    },
  },
]
const file = (path: string) => ({ path, type: 'file', contentType: 'application/pdf' })
const PDF: Given = {
  items: [{ json: {}, files: { data: { type: 'application/pdf', name: 'c.pdf', text: '%PDF' } } }],
}
const REVISED = {
  fr: 'Le prix est révisé\nchaque 1er janvier.',
  en: 'The price is revised\nevery 1 January.',
}
const pages = (markdown: typeof REVISED | string): Given => [
  {
    extractedText: markdown,
    pages: [
      { index: 0, markdown: 'Bail' },
      { index: 1, markdown },
    ],
  },
]
const FOUND = {
  fr: '{"verdict":"yes","quote":"Le prix est révisé chaque 1er janvier."}',
  en: '{"verdict":"yes","quote":"The price is revised every 1 January."}',
}
const MADE_UP = {
  fr: '{"verdict":"no","quote":"Le prix reste ferme."}',
  en: '{"verdict":"no","quote":"The price stays firm."}',
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Quatre contrats, quatre sorts', en: 'Four contracts, four fates' },
    given: {
      asked,
      folder: [
        { path: 'Contrats', type: 'folder' },
        file('Contrats/bail%20d%C3%A9p%C3%B4t.pdf'),
        file('Contrats/copieur.pdf'),
        file('Contrats/nettoyage.pdf'),
        file('Contrats/scan.pdf'),
        { path: 'Contrats/notes.txt', type: 'file', contentType: 'text/plain' },
      ],
      fetch: PDF,
      read: {
        runs: [pages(REVISED), pages('Copieur'), pages('Nettoyage'), { fails: 'No readable page' }],
      },
      medium: { says: [FOUND, MADE_UP, '{"verdict":"silent"}'] },
      send: [{ messageId: '1' }],
    },
    expects: {
      files: [
        { path: '/Contrats/bail dépôt.pdf', document: 'bail dépôt.pdf' },
        { document: 'copieur.pdf' },
        { document: 'nettoyage.pdf' },
        { document: 'scan.pdf' },
      ],
      row: [
        { document: 'bail dépôt.pdf', verdict: { fr: 'oui', en: 'yes' }, page: 2 },
        { verdict: { fr: 'à relire', en: 'to be read' }, page: '' },
        { verdict: { fr: 'muet', en: 'silent' }, citation: '' },
        { document: 'scan.pdf', verdict: { fr: 'illisible', en: 'unreadable' } },
      ],
      order: { count: 4 },
      failed: 'not reached',
    },
    asks: {
      send: [
        {
          subject: {
            fr: 'Le prix est-il révisé chaque année ? (4 contrats)',
            en: 'Is the price revised every year? (4 contracts)',
          },
          options: { attachments: 'data' },
        },
      ],
    },
  },
  {
    name: { fr: 'Un fichier disparu, puis le modèle muet', en: 'A file gone, then a silent model' },
    given: {
      asked,
      folder: [file('Contrats/a.pdf'), file('Contrats/b.pdf')],
      fetch: { runs: [{ fails: '404 - Not Found' }, PDF] },
      read: pages(REVISED),
      medium: { fails: 'Service unavailable' },
      send: [{ messageId: '2' }],
    },
    expects: {
      row: [
        { document: 'a.pdf', verdict: { fr: 'illisible', en: 'unreadable' } },
        { document: 'b.pdf', verdict: { fr: 'illisible', en: 'unreadable' } },
      ],
    },
  },
  {
    name: { fr: 'Un dossier sans contrat', en: 'A folder without contracts' },
    given: { asked, folder: [], failed: [{ messageId: '3' }] },
    expects: { 'files.error': { count: 1 }, loop: 'not reached' },
    asks: {
      failed: [
        {
          text: {
            fr: 'Dossier /Contrats : aucun PDF. Aucun contrat n’a été lu.',
            en: 'Folder /Contrats: no PDF. No contract was read.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Soixante et un contrats', en: 'Sixty-one contracts' },
    given: {
      asked,
      folder: Array.from({ length: 61 }, (_, at) => file(`Contrats/${at}.pdf`)),
      failed: [{ messageId: '5' }],
    },
    expects: { 'files.error': { count: 1 }, loop: 'not reached' },
    asks: {
      failed: [
        {
          text: {
            fr: 'Dossier /Contrats : trop de PDF pour une fois : 61. Aucun contrat n’a été lu.',
            en: 'Folder /Contrats: too many PDFs at once: 61. No contract was read.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Nextcloud ne répond pas', en: 'Nextcloud does not answer' },
    given: { asked, folder: { fails: '503' }, failed: [{ messageId: '4' }] },
    expects: { 'files.error': { count: 1 }, loop: 'not reached' },
    asks: {
      failed: [
        {
          subject: {
            fr: 'Pas de tableau : Le prix est-il révisé chaque année ?',
            en: 'No table: Is the price revised every year?',
          },
        },
      ],
    },
  },
]

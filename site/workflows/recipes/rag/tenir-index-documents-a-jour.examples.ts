import type { Example, Given } from '../recipe.ts'

const downloaded = (name: string): Given => ({
  items: [{ json: { status: 'ok' }, files: { data: { type: 'text/plain', name, text: 'x' } } }],
})

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un nouveau, un modifié, un supprimé',
      en: 'One new, one changed, one deleted',
    },
    given: {
      night: [{}],
      folder: [
        { path: 'Procedures/archives/', type: 'folder', eTag: 'a0' },
        { path: 'Procedures/retours%20clients.md', type: 'file', eTag: 'b2' },
        { path: 'Procedures/tarifs.pdf', type: 'file', eTag: 'c7' },
        { path: 'Procedures/plan.png', type: 'file', eTag: 'd1' },
        { path: 'Procedures/ouverture.md', type: 'file', eTag: 'e5' },
      ],
      known: [
        { id: 1, path: '/Procedures/tarifs.pdf', version: 'c6', passages: 4 },
        { id: 2, path: '/Procedures/ouverture.md', version: 'e5', passages: 2 },
        { id: 3, path: '/Procedures/fax.md', version: 'f1', passages: 1 },
      ],
      forget: [{ result: { status: 'completed' }, status: 'ok' }],
      unlist: [{ id: 3 }],
      download: { runs: [downloaded('retours clients.md'), downloaded('tarifs.pdf')] },
      store: {
        runs: [
          [{ pageContent: 'Trente jours.', metadata: {} }],
          ['Tarifs 1', 'Tarifs 2', 'Tarifs 3'].map((pageContent) => ({
            pageContent,
            metadata: {},
          })),
        ],
      },
      note: [{ id: 9 }],
    },
    expects: {
      present: [
        { path: '/Procedures/retours clients.md', version: 'b2' },
        { path: '/Procedures/tarifs.pdf' },
        { path: '/Procedures/ouverture.md' },
      ],
      'compare.onlyFirst': [{ path: '/Procedures/retours clients.md' }],
      'compare.same': [{ path: '/Procedures/ouverture.md' }],
      'compare.different': [{ path: '/Procedures/tarifs.pdf', version: 'c7' }],
      'compare.onlySecond': [{ path: '/Procedures/fax.md' }],
      count: [
        { path: '/Procedures/retours clients.md', version: 'b2', passages: 1 },
        { path: '/Procedures/tarifs.pdf', version: 'c7', passages: 3 },
      ],
      'loop.done': { count: 3 },
      failed: [],
      warn: 'not reached',
    },
    asks: {
      forget: [
        {
          jsonBody:
            '{"filter":{"must":[{"key":"metadata.path","match":{"value":"/Procedures/retours clients.md"}}]}}',
        },
        {
          jsonBody:
            '{"filter":{"must":[{"key":"metadata.path","match":{"value":"/Procedures/tarifs.pdf"}}]}}',
        },
        {
          jsonBody:
            '{"filter":{"must":[{"key":"metadata.path","match":{"value":"/Procedures/fax.md"}}]}}',
        },
      ],
      unlist: [{ filters: { conditions: [{ keyName: 'path', keyValue: '/Procedures/fax.md' }] } }],
    },
  },
  {
    name: {
      fr: 'Première nuit : un PDF abîmé, un bon fichier',
      en: 'First night: a broken PDF, a good file',
    },
    given: {
      night: [{}],
      folder: [
        { path: 'Procedures/scan.pdf', type: 'file', eTag: 's1' },
        { path: 'Procedures/ouverture.md', type: 'file', eTag: 'e5' },
      ],
      known: [],
      forget: [{ result: { status: 'completed' }, status: 'ok' }],
      download: { runs: [downloaded('scan.pdf'), downloaded('ouverture.md')] },
      store: {
        runs: [
          { fails: 'Invalid PDF structure' },
          [{ pageContent: 'À neuf heures.', metadata: {} }],
        ],
      },
      note: [{ id: 9 }],
      warn: [{ messageId: '1' }],
    },
    expects: {
      'stored.no': { count: 1 },
      count: [{ path: '/Procedures/ouverture.md', version: 'e5', passages: 1 }],
      unlist: 'not reached',
    },
    asks: {
      note: [{ columns: { value: { path: '/Procedures/ouverture.md', passages: 1 } } }],
      warn: [
        {
          subject: {
            fr: 'Index « procedures » incomplet cette nuit',
            en: 'Index “procedures” incomplete tonight',
          },
          text: {
            fr: '/Procedures/scan.pdf : illisible, ou base vectorielle en panne\n\nCe qui manque repassera la nuit prochaine.',
            en: '/Procedures/scan.pdf: unreadable, or the vector store is down\n\nWhat is missing will be tried again next night.',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Fichier verrouillé, effacement refusé, page blanche',
      en: 'A locked file, erasing refused, a blank page',
    },
    given: {
      night: [{}],
      folder: [
        { path: 'Procedures/caisse.docx', type: 'file', eTag: 'k2' },
        { path: 'Procedures/blanc.txt', type: 'file', eTag: 'v2' },
      ],
      known: [
        { id: 4, path: '/Procedures/caisse.docx', version: 'k1', passages: 3 },
        { id: 6, path: '/Procedures/blanc.txt', version: 'v1', passages: 1 },
        { id: 5, path: '/Procedures/fax.md', version: 'f1', passages: 1 },
      ],
      forget: {
        runs: [
          [{ result: { status: 'completed' }, status: 'ok' }],
          [{ result: { status: 'completed' }, status: 'ok' }],
          { fails: '403 Forbidden' },
        ],
      },
      download: { runs: [{ fails: '423 Locked' }, downloaded('blanc.txt')] },
      store: [],
      warn: [{ messageId: '3' }],
    },
    expects: { 'still.yes': { count: 2 }, unlist: 'not reached', note: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: '/Procedures/caisse.docx : 423 Locked\n/Procedures/blanc.txt : aucun texte dans le fichier\n/Procedures/fax.md : 403 Forbidden\n\nCe qui manque repassera la nuit prochaine.',
            en: '/Procedures/caisse.docx: 423 Locked\n/Procedures/blanc.txt: no text in the file\n/Procedures/fax.md: 403 Forbidden\n\nWhat is missing will be tried again next night.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Nextcloud ne répond pas', en: 'Nextcloud does not answer' },
    given: {
      night: [{}],
      folder: { fails: 'connect ETIMEDOUT' },
      warn: [{ messageId: '2' }],
    },
    expects: { known: 'not reached', compare: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Dossier illisible : connect ETIMEDOUT\n\nCe qui manque repassera la nuit prochaine.',
            en: 'Folder unreadable: connect ETIMEDOUT\n\nWhat is missing will be tried again next night.',
          },
        },
      ],
    },
  },
]

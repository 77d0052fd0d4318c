import type { Example } from '../recipe.ts'

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
      download: {
        runs: [
          {
            items: [
              {
                json: { path: '/Procedures/tarifs.pdf', version: 'c7' },
                files: {
                  data: { type: 'application/pdf', name: 'tarifs.pdf', text: 'Tarifs' },
                },
              },
            ],
          },
          {
            items: [
              {
                json: { path: '/Procedures/retours clients.md', version: 'b2' },
                files: {
                  data: {
                    type: 'text/markdown',
                    name: 'retours clients.md',
                    text: 'Trente jours.',
                  },
                },
              },
            ],
          },
        ],
      },
      store: {
        runs: [
          [
            {
              pageContent: 'Tarifs 1',
              metadata: { path: '/Procedures/tarifs.pdf', version: 'c7' },
            },
            {
              pageContent: 'Tarifs 2',
              metadata: { path: '/Procedures/tarifs.pdf', version: 'c7' },
            },
            {
              pageContent: 'Tarifs 3',
              metadata: { path: '/Procedures/tarifs.pdf', version: 'c7' },
            },
          ],
          [
            {
              pageContent: 'Trente jours.',
              metadata: { path: '/Procedures/retours clients.md', version: 'b2' },
            },
          ],
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
        { path: '/Procedures/tarifs.pdf', passages: 3 },
        { path: '/Procedures/retours clients.md', passages: 1 },
      ],
      warn: 'not reached',
    },
    asks: {
      forget: [
        {
          jsonBody:
            '{"filter":{"must":[{"key":"metadata.path","match":{"value":"/Procedures/fax.md"}}]}}',
        },
        {
          jsonBody:
            '{"filter":{"must":[{"key":"metadata.path","match":{"value":"/Procedures/tarifs.pdf"}}]}}',
        },
        {
          jsonBody:
            '{"filter":{"must":[{"key":"metadata.path","match":{"value":"/Procedures/retours clients.md"}}]}}',
        },
      ],
      unlist: [{ filters: { conditions: [{ keyName: 'path', keyValue: '/Procedures/fax.md' }] } }],
    },
  },
  {
    name: { fr: 'Première nuit, registre vide', en: 'First night, empty register' },
    given: {
      night: [{}],
      folder: [{ path: 'Procedures/ouverture.md', type: 'file', eTag: 'e5' }],
      known: [],
      forget: [{ result: { status: 'completed' }, status: 'ok' }],
      download: {
        items: [
          {
            json: { path: '/Procedures/ouverture.md', version: 'e5' },
            files: {
              data: { type: 'text/markdown', name: 'ouverture.md', text: 'À neuf heures.' },
            },
          },
        ],
      },
      store: { fails: 'Mistral 429: rate limit exceeded' },
      warn: [{ messageId: '1' }],
    },
    expects: {
      target: [{ path: '/Procedures/ouverture.md', version: 'e5' }],
      unlist: 'not reached',
      note: 'not reached',
    },
    asks: {
      warn: [
        {
          subject: {
            fr: 'Index « procedures » incomplet cette nuit',
            en: 'Index “procedures” incomplete tonight',
          },
        },
      ],
    },
  },
  {
    name: {
      fr: 'Effacement refusé, puis fichier verrouillé',
      en: 'Erasing refused, then a locked file',
    },
    given: {
      night: [{}],
      folder: [{ path: 'Procedures/caisse.docx', type: 'file', eTag: 'k2' }],
      known: [
        { id: 4, path: '/Procedures/caisse.docx', version: 'k1', passages: 3 },
        { id: 5, path: '/Procedures/fax.md', version: 'f1', passages: 1 },
      ],
      forget: {
        runs: [{ fails: '403 Forbidden' }, [{ result: { status: 'completed' }, status: 'ok' }]],
      },
      download: { fails: '423 Locked' },
      warn: [{ messageId: '3' }],
    },
    expects: {
      'still.yes': { count: 1 },
      target: [{ path: '/Procedures/caisse.docx', version: 'k2' }],
      unlist: 'not reached',
      store: 'not reached',
    },
    asks: {
      warn: [
        {
          text: {
            fr: 'Cause : 403 Forbidden\n\nLes fichiers non traités repasseront la nuit prochaine.',
            en: 'Cause: 403 Forbidden\n\nFiles left out will be tried again next night.',
          },
        },
        {
          text: {
            fr: 'Cause : 423 Locked\n\nLes fichiers non traités repasseront la nuit prochaine.',
            en: 'Cause: 423 Locked\n\nFiles left out will be tried again next night.',
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
            fr: 'Cause : connect ETIMEDOUT\n\nLes fichiers non traités repasseront la nuit prochaine.',
            en: 'Cause: connect ETIMEDOUT\n\nFiles left out will be tried again next night.',
          },
        },
      ],
    },
  },
]

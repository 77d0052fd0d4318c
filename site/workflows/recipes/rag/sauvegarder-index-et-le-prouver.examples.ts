import type { Example, Given, GivenItem } from '../recipe.ts'

const point = (id: number, content = `Passage ${id}`): GivenItem['json'] => ({
  id,
  payload: { content, metadata: { path: '/procedures/quai.pdf', page: id } },
})
const counted = (count: number): Given => [{ result: { count }, status: 'ok' }]
const POINTS = [point(1), point(2), point(3)]
const NAME = 'documents-77-2026-11-22-04-00-05.snapshot'
const snapshot = (day: string) => ({
  name: `documents-77-${day}-04-00-05.snapshot`,
  creation_time: `${day}T04:00:05`,
  size: 52_428_800,
})
const WEEK = snapshot('2026-11-22')
const start = (count = 1000): Readonly<Record<string, Given>> => ({
  sunday: [{}],
  count: counted(count),
  scroll: [{ result: { points: POINTS, next_page_offset: 4 }, status: 'ok' }],
  copy: [{ result: WEEK, status: 'ok' }],
})
const DROPPED: Given = [{ result: true, status: 'ok' }]
const FILE: Given = {
  items: [
    { json: {}, files: { data: { type: 'application/octet-stream', name: NAME, text: 'x' } } },
  ],
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Prouvée ; la cinquième s’en va', en: 'Proven; the fifth one goes' },
    given: {
      ...start(),
      restore: [{ result: true, status: 'ok' }],
      recount: counted(1004),
      back: [{ result: POINTS.toReversed(), status: 'ok' }],
      drop: DROPPED,
      fetch: FILE,
      stow: [{ success: true }],
      list: [
        {
          result: ['2026-10-25', '2026-11-22', '2026-11-01', '2026-11-15', '2026-11-08'].map(
            snapshot,
          ),
        },
      ],
      tidy: DROPPED,
      tell: [{ messageId: '1' }],
    },
    expects: {
      sample: [{ ids: [1, 2, 3] }],
      proof: [{ proven: true, cause: '', size: 50, points: 1004, same: 3 }],
      old: [{ name: 'documents-77-2026-10-25-04-00-05.snapshot' }],
    },
    asks: {
      restore: [
        {
          jsonBody: `{"location":"file:///qdrant/snapshots/documents/${NAME}","priority":"snapshot"}`,
        },
      ],
      tell: [
        {
          text: {
            fr: `${NAME} : 1004 passages restaurés, 3 comparés mot pour mot, 50 Mo. Copie rangée hors du serveur.`,
            en: `${NAME}: 1004 passages restored, 3 compared word for word, 50 MB. Copy stored off the server.`,
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Première semaine : rien à effacer', en: 'First week: nothing to erase' },
    given: {
      ...start(),
      restore: [{ result: true, status: 'ok' }],
      recount: counted(1000),
      back: [{ result: POINTS, status: 'ok' }],
      drop: DROPPED,
      fetch: FILE,
      stow: [{ success: true }],
      list: [{ result: [WEEK] }],
      tell: [{ messageId: '2' }],
    },
    expects: { proof: [{ proven: true, size: 50 }], 'any.yes': { count: 1 }, tidy: 'not reached' },
  },
  {
    name: { fr: 'Restaurée, mais un texte est vide', en: 'Restored, but one text is empty' },
    given: {
      ...start(),
      restore: [{ result: true, status: 'ok' }],
      recount: counted(1000),
      back: [{ result: [point(1), point(2, ''), point(3)], status: 'ok' }],
      drop: DROPPED,
      warn: [{ messageId: '3' }],
    },
    expects: { proof: [{ proven: false, same: 2 }], fetch: 'not reached', old: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Passages retrouvés à l’identique : 2 / 3\n\nLes sauvegardes précédentes sont intactes. Relancez après réparation.',
            en: 'Passages found again unchanged: 2 / 3\n\nEarlier backups are untouched. Run it again after the repair.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Il manque trente passages', en: 'Thirty passages are missing' },
    given: {
      ...start(),
      restore: [{ result: true, status: 'ok' }],
      recount: counted(970),
      back: [{ result: POINTS, status: 'ok' }],
      drop: DROPPED,
      warn: [{ messageId: '4' }],
    },
    expects: {
      verdict: [
        {
          proven: false,
          cause: {
            fr: 'La copie n’a pas le bon nombre de passages : 970 / 1000',
            en: 'The copy does not hold the right number of passages: 970 / 1000',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La restauration est refusée', en: 'Restoring is refused' },
    given: {
      ...start(),
      restore: { fails: '400 - Snapshot file not found' },
      recount: { fails: '404 - Not Found' },
      back: { fails: '404 - Not Found' },
      drop: DROPPED,
      warn: [{ messageId: '5' }],
    },
    expects: {
      proof: [
        {
          proven: false,
          cause: {
            fr: 'Restauration refusée : 400 - Snapshot file not found',
            en: 'Restoring refused: 400 - Snapshot file not found',
          },
        },
      ],
      'proven.no': { count: 1 },
    },
  },
  {
    name: { fr: 'Nextcloud est plein', en: 'Nextcloud is full' },
    given: {
      ...start(),
      restore: [{ result: true, status: 'ok' }],
      recount: counted(1000),
      back: [{ result: POINTS, status: 'ok' }],
      drop: DROPPED,
      fetch: FILE,
      stow: { fails: '507 Insufficient Storage' },
      warn: [{ messageId: '6' }],
    },
    expects: { proof: [{ proven: true }], list: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: '507 Insufficient Storage\n\nLes sauvegardes précédentes sont intactes. Relancez après réparation.',
            en: '507 Insufficient Storage\n\nEarlier backups are untouched. Run it again after the repair.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le fichier ne se télécharge pas', en: 'The file does not download' },
    given: {
      ...start(),
      restore: [{ result: true, status: 'ok' }],
      recount: counted(1000),
      back: [{ result: POINTS, status: 'ok' }],
      drop: DROPPED,
      fetch: { fails: 'timeout of 600000ms exceeded' },
      warn: [{ messageId: '8' }],
    },
    expects: { proof: [{ proven: true, points: 1000 }], stow: 'not reached', list: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'timeout of 600000ms exceeded\n\nLes sauvegardes précédentes sont intactes. Relancez après réparation.',
            en: 'timeout of 600000ms exceeded\n\nEarlier backups are untouched. Run it again after the repair.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'L’instantané est refusé', en: 'The snapshot is refused' },
    given: {
      ...start(),
      copy: { fails: '500 - No space left on device' },
      warn: [{ messageId: '9' }],
    },
    expects: { sample: [{ ids: [1, 2, 3] }], restore: 'not reached', drop: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: '500 - No space left on device\n\nLes sauvegardes précédentes sont intactes. Relancez après réparation.',
            en: '500 - No space left on device\n\nEarlier backups are untouched. Run it again after the repair.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Les passages ne se lisent pas', en: 'Passages cannot be read' },
    given: {
      ...start(),
      scroll: { fails: '503 - Service Unavailable' },
      warn: [{ messageId: '10' }],
    },
    expects: { settings: [{ tolerance: 1 }], sample: 'not reached', copy: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: '503 - Service Unavailable\n\nLes sauvegardes précédentes sont intactes. Relancez après réparation.',
            en: '503 - Service Unavailable\n\nEarlier backups are untouched. Run it again after the repair.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The store does not answer' },
    given: { sunday: [{}], count: { fails: 'connect ECONNREFUSED' }, warn: [{ messageId: '7' }] },
    expects: { settings: [{ keep: 4 }], sample: 'not reached' },
    asks: {
      warn: [
        {
          subject: {
            fr: 'PAS DE SAUVEGARDE de l’index documents',
            en: 'NO BACKUP of index documents',
          },
        },
      ],
    },
  },
]

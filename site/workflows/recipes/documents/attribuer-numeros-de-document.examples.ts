import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const ask = (title = ' Nettoyage du  four À pain ') => [
  { kind: both('PRO – procédure', 'PRO – procedure'), title, author: 'lea@v.example' } as never,
]

export const examples: readonly Example[] = [
  {
    name: both('Un numéro neuf et son document', 'A new number and its document'),
    given: {
      ask: ask(),
      give: [{ number: 'PRO-2026-0042', link: null, fresh: true, stale: true }],
      copy: [{ id: 'd42', name: 'PRO-2026-0042' }],
      link: [{ success: true }],
      page: [{}],
    },
    expects: { step: [{ state: 'copy' }], tell: 'not reached' },
    asks: {
      give: [
        {
          options: {
            queryReplacement: [
              'PRO',
              'nettoyage du four a pain',
              '2026',
              'Nettoyage du four À pain',
              'lea@v.example',
            ] as never,
          },
        },
      ],
      copy: [{ name: 'PRO-2026-0042 Nettoyage du four À pain' }],
      link: [
        {
          options: {
            queryReplacement: [
              'PRO-2026-0042',
              'https://docs.google.com/document/d/d42/edit',
            ] as never,
          },
        },
      ],
      page: [
        {
          completionTitle: 'PRO-2026-0042',
          completionMessage: both(
            'Document créé : https://docs.google.com/document/d/d42/edit',
            'Document created: https://docs.google.com/document/d/d42/edit',
          ),
        },
      ],
    },
  },
  {
    name: both('Drive refuse la copie', 'Drive refuses the copy'),
    given: {
      ask: ask(),
      give: [{ number: 'PRO-2026-0042', link: null, fresh: true, stale: true }],
      copy: { fails: 'File not found' },
      alone: [{}],
    },
    expects: { link: 'not reached' },
    asks: {
      alone: [
        {
          completionTitle: 'PRO-2026-0042',
          completionMessage: both(
            'Le numéro est à vous, la copie du modèle a échoué. Renvoyez le formulaire dans deux minutes : même numéro, nouvelle copie.',
            'The number is yours, copying the template failed. Send the form again in two minutes: same number, another copy.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le même titre, dix secondes après', 'The same title, ten seconds later'),
    given: {
      ask: ask(),
      give: [{ number: 'PRO-2026-0042', link: null, fresh: false, stale: false }],
      answer: [{}],
    },
    expects: { copy: 'not reached' },
    asks: {
      answer: [
        {
          completionTitle: 'PRO-2026-0042',
          completionMessage: both(
            'Le même titre vient d’être demandé. Rechargez dans deux minutes.',
            'The same title has just been asked for. Reload in two minutes.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le même titre, à la même seconde', 'The same title, within the same second'),
    given: {
      ask: ask(),
      give: { fails: 'duplicate key value violates unique constraint "documents_pkey"' },
      answer: [{}],
    },
    expects: { copy: 'not reached' },
    asks: {
      answer: [
        {
          completionMessage: both(
            'Le même titre vient d’être demandé. Rechargez dans deux minutes.',
            'The same title has just been asked for. Reload in two minutes.',
          ),
        },
      ],
    },
  },
  {
    name: both('La base est arrêtée', 'The database is down'),
    given: { ask: ask(), give: { fails: 'connect ECONNREFUSED' }, answer: [{}] },
    expects: { step: [{ state: 'page' }] },
    asks: {
      answer: [{ completionTitle: both('Aucun numéro donné', 'No number given') }],
    },
  },
  {
    name: both(
      'Le premier du mois : deux sans document',
      'First of the month: two without a document',
    ),
    given: {
      monthly: [{}],
      unlinked: [
        { number: 'MOP-2026-0007', title: 'Serrage', author: 'noe@v.example' },
        { number: 'PRO-2026-0042', title: 'Four', author: 'lea@v.example' },
      ],
      tell: [{ accepted: true }],
    },
    expects: { rows: { count: 1 } },
    asks: {
      tell: [
        {
          text: both(
            'Numéros donnés sans document :\n- MOP-2026-0007 Serrage (noe@v.example)\n- PRO-2026-0042 Four (lea@v.example)',
            'Numbers given without a document:\n- MOP-2026-0007 Serrage (noe@v.example)\n- PRO-2026-0042 Four (lea@v.example)',
          ),
        },
      ],
    },
  },
  {
    name: both('Le premier du mois, base muette', 'First of the month, database silent'),
    given: {
      monthly: [{}],
      unlinked: { fails: 'connect ECONNREFUSED' },
      tell: [{ accepted: true }],
    },
    expects: { rows: { count: 1 } },
    asks: {
      tell: [
        {
          text: both(
            'La base des numéros ne répond pas : connect ECONNREFUSED',
            'The database of numbers does not answer: connect ECONNREFUSED',
          ),
        },
      ],
    },
  },
]

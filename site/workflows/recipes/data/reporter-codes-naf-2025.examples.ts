import type { Bilingual } from '../../nodes/fact.ts'
import type { JsonObject } from '../../flow/flow.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const client = (id: number, name: string, siren: string, more: JsonObject = {}) => ({
  id,
  name,
  siren,
  naf: '56.10A',
  naf2025: '',
  segment: 'Restaurants',
  ...more,
})
const answer = (siren: string, code: string | null) => ({
  results: [
    { siren: '999999999', activite_principale_naf25: '01.11Y' },
    { siren, activite_principale: '56.10A', activite_principale_naf25: code },
  ],
  total_results: 2,
})
const SEGMENTS = [
  { id: 1, prefix: '56', segment: 'Restaurants' },
  { id: 2, prefix: '56.22', segment: both('Traiteurs', 'Caterers') },
]
const mailed = [{ accepted: ['adv@votre-entreprise.example'] }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Pareil, autre segment, sans segment, absent, muet',
      en: 'Same, another segment, none, absent, silent',
    },
    given: {
      monday: [{}],
      clients: [
        client(1, 'Chez Paul', '552 100 554'),
        client(2, 'Buffet Roux', '55210055500012'),
        client(3, 'Ferme Hart', 'FR40 111222333', { segment: '' }),
        client(4, 'Absente SARL', '444555666'),
        client(5, 'Muette SA', '777888999'),
        client(6, 'Faite', '123123123', { naf2025: '56.11Y' }),
        client(7, 'Courte', '12345'),
        client(8, 'Particulier', ''),
      ],
      segments: SEGMENTS,
      ask: [
        answer('552100554', '56.11Y'),
        answer('552100555', '56.22Y'),
        answer('111222333', '01.13H'),
        answer('444555666', null),
        { error: '429 - Too Many Requests' },
      ],
      report: mailed,
      write: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
    },
    expects: {
      judge: [
        { id: 1, state: 'same', code: '56.11Y' },
        { id: 2, state: 'moved', next: both('Traiteurs', 'Caterers') },
        { id: 3, state: 'orphan' },
        { id: 4, state: 'absent', code: 'absent' },
        { id: 5, state: 'unasked' },
      ],
      answered: [{ id: 1, code: '56.11Y' }, { id: 2 }, { id: 3, code: '01.13H' }, { id: 4 }],
      warn: 'not reached',
    },
    asks: {
      report: [
        {
          text: both(
            '3 code(s) NAF 2025 trouvé(s).\n\nChangeraient de segment :\nBuffet Roux : 56.10A → 56.22Y, Restaurants → Traiteurs\n\nCodes sans segment dans votre table :\n01.13H : 1 client(s)\n\nSans code NAF 2025 dans l’annuaire :\nAbsente SARL (444555666)\n\n1 client(s) sans réponse, redemandés lundi prochain.\n\n1 SIREN incomplet(s) : à corriger.',
            '3 NAF 2025 code(s) found.\n\nWould change segment:\nBuffet Roux: 56.10A → 56.22Y, Restaurants → Caterers\n\nCodes without a segment in your table:\n01.13H: 1 customer(s)\n\nWithout a NAF 2025 code in the directory:\nAbsente SARL (444555666)\n\n1 customer(s) without an answer, asked again next Monday.\n\n1 SIREN incomplete: to be corrected.',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Rien à décider, Grist refuse une case',
      en: 'Nothing to decide, Grist refuses a cell',
    },
    given: {
      monday: [{}],
      clients: [client(1, 'Chez Paul', '552100554'), client(2, 'Chez Anne', '552100555')],
      segments: SEGMENTS,
      ask: [answer('552100554', '56.11Y'), answer('552100555', '56.12Y')],
      write: [{ id: 1 }, { error: 'No write access' }],
      warn: mailed,
    },
    expects: { letter: [{ news: 0, found: 2 }], report: 'not reached', lost: [{ lost: [2] }] },
    asks: {
      warn: [
        {
          text: both(
            'Lignes non écrites, qui reviendront lundi : 2',
            'Rows not written, back next Monday: 2',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le fichier est à jour', en: 'The file is up to date' },
    given: {
      monday: [{}],
      clients: [client(6, 'Faite', '123123123', { naf2025: '56.11Y' })],
      segments: SEGMENTS,
    },
    expects: { pick: { count: 0 }, ask: 'not reached', warn: 'not reached' },
  },
  {
    name: { fr: 'L’annuaire ne répond à rien', en: 'The directory answers nothing' },
    given: {
      monday: [{}],
      clients: [client(1, 'Chez Paul', '552100554')],
      segments: SEGMENTS,
      ask: { fails: 'connect ETIMEDOUT' },
      report: mailed,
    },
    expects: { judge: [{ state: 'unasked' }], answered: { count: 0 }, write: 'not reached' },
    asks: {
      report: [
        {
          text: both(
            '0 code(s) NAF 2025 trouvé(s).\n\n1 client(s) sans réponse, redemandés lundi prochain.',
            '0 NAF 2025 code(s) found.\n\n1 customer(s) without an answer, asked again next Monday.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Grist ne répond pas', en: 'Grist does not answer' },
    given: {
      monday: [{}],
      clients: { fails: 'Document not found' },
      segments: SEGMENTS,
      warn: mailed,
    },
    expects: { pick: [{ state: 'broken' }], ask: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            'Grist ne répond pas : personne n’a été demandé cette semaine.',
            'Grist does not answer: nobody was asked about this week.',
          ),
        },
      ],
    },
  },
]

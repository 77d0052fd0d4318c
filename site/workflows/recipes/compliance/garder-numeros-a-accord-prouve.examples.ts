import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const dropped = (text: string): Given => ({
  items: [
    {
      json: {
        campaign: both('Entretien de chaudières', 'Boiler servicing'),
        who: 'Léa Roux',
        submittedAt: '2026-11-23T08:30:00.000+01:00',
        formMode: 'production',
      },
      files: { file: { type: 'text/csv', name: 'liste.csv', text } },
    },
  ],
})
const consent = (phone: string, given: string, more = {}) => ({
  phone,
  id: `c${phone.slice(-2)}`,
  given,
  withdrawn: false,
  wording: both(
    'J’accepte d’être appelé au sujet de ma chaudière',
    'I agree to be called about my boiler',
  ),
  ...more,
})
const LIST = [
  'nom;telephone',
  'Vasseur;06 12 34 56 01',
  'Haddad;+33 (0)6 12 34 56 02',
  'Moreau;612345603',
  'Petit;0033612345604',
  'Roux;06-12-34-56-05',
  'Encore Vasseur;0612345601',
  'Dupuis;06 12',
  'Klein;+49 170 1234567',
  'Sans;06 12 34 56 06',
].join('\n')
const done = [{}]
const refused = (fr: string, en: string) => ({
  refused: [{ completionTitle: both('Aucune liste', 'No list'), completionMessage: both(fr, en) }],
})
const NO_FILE = refused(
  'Le fichier est vide ou illisible, ou la colonne « telephone » manque.',
  'The file is empty or unreadable, or the column “telephone” is missing.',
)

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Neuf lignes, deux accords qui tiennent',
      en: 'Nine rows, two consents that hold',
    },
    given: {
      upload: dropped(LIST),
      consents: [
        consent('+33612345601', '2026-03-02'),
        consent('+33612345602', '2026-09-14', { withdrawn: true }),
        consent('+33612345603', '2024-11-22'),
        consent('+33612345604', '2026-01-05', { wording: ' ' }),
        consent('+491701234567', '2024-11-23'),
      ],
      log: [{ day: 'x' }],
      give: done,
    },
    expects: {
      numbers: [
        {
          found: true,
          phones:
            '+33612345601,+33612345602,+33612345603,+33612345604,+33612345605,+491701234567,+33612345606',
        },
      ],
      judge: [
        {
          total: 9,
          kept: 2,
          counts: { unreadable: 1, twice: 1, none: 2, withdrawn: 1, old: 1, wordless: 1 },
        },
      ],
      rest: [
        { nom: 'Vasseur', number: '+33612345601', proof: 'c01', given: '2026-03-02' },
        { nom: 'Klein', number: '+491701234567' },
      ],
    },
    asks: {
      log: [{ columns: { value: { day: '2026-11-23', total: 9, kept: 2, withdrawn: 1 } } }],
      give: [
        {
          completionTitle: both('2 numéro(s) sur 9', '2 number(s) of 9'),
          completionMessage: both(
            'Écartés : 2 sans accord, 1 retiré(s), 1 trop ancien(s) ou mal daté(s), 1 sans texte de l’accord, 1 numéro(s) illisible(s), 1 en double.',
            'Put aside: 2 without consent, 1 withdrawn, 1 too old or misdated, 1 without the wording, 1 unreadable number(s), 1 double.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Aucun accord', en: 'No consent at all' },
    given: {
      upload: dropped('telephone\n06 12 34 56 01\n06 12 34 56 02\n'),
      consents: [],
      none: done,
    },
    expects: { judge: [{ kept: 0, counts: { none: 2 } }], log: 'not reached' },
    asks: { none: [{ completionTitle: both('Aucun accord prouvé', 'No proven consent') }] },
  },
  {
    name: { fr: 'La base ne répond pas', en: 'The database does not answer' },
    given: {
      upload: dropped('telephone\n06 12 34 56 01\n'),
      consents: { fails: 'connect ETIMEDOUT' },
      refused: done,
    },
    expects: { numbers: [{ phones: '+33612345601' }], judge: 'not reached' },
    asks: refused(
      'La base des accords ne répond pas : recommencez plus tard.',
      'The database of consents does not answer: start again later.',
    ),
  },
  {
    name: { fr: 'Le registre ne répond pas', en: 'The register does not answer' },
    given: {
      upload: dropped('telephone\n06 12 34 56 01\n'),
      consents: [consent('+33612345601', '2026-03-02')],
      log: { fails: 'Quota exceeded' },
      refused: done,
    },
    expects: { judge: [{ kept: 1 }], give: 'not reached' },
    asks: refused(
      'Le registre ne répond pas : sans trace, pas de liste. Recommencez plus tard.',
      'The register does not answer: without a trace, no list. Start again later.',
    ),
  },
  {
    name: { fr: 'Une autre colonne', en: 'Another column' },
    given: { upload: dropped('tel;nom\n06 12 34 56 01;Vasseur\n'), refused: done },
    expects: { numbers: [{ found: false }], consents: 'not reached' },
    asks: NO_FILE,
  },
  {
    name: { fr: 'Un en-tête seul', en: 'A header alone' },
    given: { upload: dropped('telephone;nom\n'), refused: done },
    expects: { numbers: [{ found: false, phones: '' }] },
    asks: NO_FILE,
  },
]

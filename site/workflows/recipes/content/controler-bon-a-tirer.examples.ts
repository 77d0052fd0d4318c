import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const PROOF: Given = {
  items: [
    { json: {}, files: { file: { type: 'application/pdf', name: 'bat.pdf', text: '%PDF' } } },
  ],
}
const read = (extractedText: string): Given => [{ extractedText }]
const row = (kind: string, value: string, label = '', needed = '') => ({
  row_number: 2,
  kind,
  value,
  label,
  needed,
})
const LIST: Given = [
  row('phone', '02 40 12 34 56', 'Accueil', 'oui'),
  row('email', 'bonjour@brun-pieces.example', '', ''),
  row('url', 'https://www.brun-pieces.example', 'Site', 'oui'),
  row('price', '1290', 'Pack hiver'),
  row('town', '44000 Nantes', 'Siège'),
  row('phone', '0800 123 456', 'Numéro vert'),
]
const LEAFLET =
  'Appelez le 0800 123 456, le +33 2 40 12 43 56 ou écrivez à bonjour@brun-pieces.example. Pack hiver 1 290,00 €, option 89 €. 12 rue des Lices, 44000 Nantes. www.brun-pieces.example/hiver'
const CLEAN =
  'Brun Pièces, 44000 NANTES CEDEX 2. Tél. 02-40-12-34-56 ou 0 800 123 456. Le pack hiver : 1.290 euros. Écrire à bonjour@brun-pieces.example, voir brun-pieces.example.'
const NAMED = both(
  'Coquille au téléphone, page morte, prix inconnu',
  'A slip in the phone, a dead page, an unknown price',
)

export const examples: readonly Example[] = [
  {
    name: NAMED,
    given: {
      proof: PROOF,
      read: read(LEAFLET),
      list: LIST,
      open: [{ statusCode: 404, body: '' }],
      show: [{}],
    },
    expects: {
      checked: [
        {
          fault: '',
          right: 4,
          absent: ['Accueil : 02 40 12 34 56', 'Site : https://www.brun-pieces.example'],
          urls: ['https://www.brun-pieces.example/hiver'],
        },
      ],
      report: [
        {
          wrong: 4,
          unknown: 2,
          title: both('4 point(s) à corriger', '4 point(s) to mend'),
          message: both(
            'Fautes probables :\n- téléphone +33 2 40 12 43 56 → 02 40 12 34 56\n\nMentions obligatoires absentes :\n- Accueil : 02 40 12 34 56\n- Site : https://www.brun-pieces.example\n\nAdresses web qui ne répondent pas :\n- https://www.brun-pieces.example/hiver (404)\n\nAbsentes de votre liste, à vérifier vous-même :\n- adresse web www.brun-pieces.example/hiver\n- prix 89 €\n\n4 mention(s) conforme(s) à la liste.',
            'Probable mistakes:\n- phone +33 2 40 12 43 56 → 02 40 12 34 56\n\nRequired mentions missing:\n- Accueil : 02 40 12 34 56\n- Site : https://www.brun-pieces.example\n\nWeb addresses that do not answer:\n- https://www.brun-pieces.example/hiver (404)\n\nNot on your list, for you to check:\n- web address www.brun-pieces.example/hiver\n- price 89 €\n\n4 mention(s) as on the list.',
          ),
        },
      ],
    },
  },
  {
    name: both('Tout est conforme', 'Everything is right'),
    given: {
      proof: PROOF,
      read: read(CLEAN),
      list: LIST,
      open: [{ statusCode: 200, body: '' }],
      show: [{}],
    },
    expects: {
      checked: [{ right: 6, absent: [], urls: ['https://brun-pieces.example'] }],
      report: [
        {
          wrong: 0,
          title: both('Rien à corriger dans ce qui a été lu', 'Nothing to mend in what was read'),
        },
      ],
    },
  },
  {
    name: both('Un PDF sans texte', 'A PDF without text'),
    given: { proof: PROOF, read: read(''), list: LIST, show: [{}] },
    expects: {
      open: 'not reached',
      report: [{ title: both('Contrôle impossible', 'Check not possible') }],
    },
  },
  {
    name: both('Une liste vide', 'An empty list'),
    given: { proof: PROOF, read: read(CLEAN), list: [], show: [{}] },
    expects: {
      report: [
        {
          message: both(
            'La liste de référence est vide ou illisible : rien n’a été comparé.',
            'The reference list is empty or unreadable: nothing was compared.',
          ),
        },
      ],
    },
  },
  {
    name: both('La liste ne s’ouvre pas', 'The list does not open'),
    given: { proof: PROOF, read: read(CLEAN), list: { fails: '403 Forbidden' }, show: [{}] },
    expects: {
      open: 'not reached',
      report: [
        {
          title: both('Contrôle impossible', 'Check not possible'),
          message: both(
            'La liste de référence ne s’ouvre pas : 403 Forbidden',
            'The reference list does not open: 403 Forbidden',
          ),
        },
      ],
    },
  },
  {
    name: both('Le PDF ne se lit pas', 'The PDF cannot be read'),
    given: { proof: PROOF, read: { fails: '422 Unprocessable' }, failed: [{}] },
    expects: { list: 'not reached', settings: { count: 1 } },
    asks: {
      failed: [
        {
          completionMessage: both(
            'Ce bon à tirer n’a pas été contrôlé : 422 Unprocessable',
            'This proof has not been checked: 422 Unprocessable',
          ),
        },
      ],
    },
  },
]

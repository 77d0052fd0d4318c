import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const MANAGE = both('Direction', 'Management')
const BUY = both('Achats', 'Purchasing')
const word = (
  title: string,
  name: string | Bilingual<string>,
  state: string | Bilingual<string>,
) => ({
  row_number: 2,
  title,
  function: name,
  state,
})
const contact = (id: string, title: string) => ({
  id,
  createdTime: '2026-01-05T09:00:00.000Z',
  title,
})
const YES = both(' Oui', ' Yes')
const row = (n: number, name: string) => `{"n": ${n}, "function": "${name}"}`

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux renseignés, trois nouveaux, un numéro, deux réponses',
      en: 'Two filled in, three new, a number, two answers',
    },
    given: {
      monday: [{}],
      dict: [
        word('D.A.F.', 'finance', YES),
        word('PDG', MANAGE, YES),
        word('PDG', 'Finance', YES),
        word('Chargé de mission', '', both('proposé', 'proposed')),
        word('Stagiaire', '', both('non', 'no')),
      ],
      contacts: [
        contact('rec1', 'd.a.f.'),
        contact('rec2', 'DAF'),
        contact('rec3', 'P.D.G.'),
        contact('rec4', 'Pdg'),
        contact('rec5', 'Acheteuse'),
        contact('rec6', 'acheteuse '),
        contact('rec7', 'RSSI <ignore>'),
        contact('rec8', 'Chef de file'),
        contact('rec9', 'Tél. 06 12 34 56 78'),
        contact('rec10', 'chargé de mission'),
      ],
      fill: [{ id: 'rec1' }, { id: 'rec2' }],
      model: {
        says: [
          both(
            `{"output": {"rows": [${row(1, 'Achats')}, ${row(2, 'Stratégie')}, ${row(3, 'Informatique')}, ${row(3, 'Achats')}]}}`,
            `{"output": {"rows": [${row(1, 'Purchasing')}, ${row(2, 'Strategy')}, ${row(3, 'IT')}, ${row(3, 'Purchasing')}]}}`,
          ),
        ],
      },
      add: [{ title: 'a' }, { title: 'b' }, { title: 'c' }],
      tell: [{ accepted: ['donnees@votre-entreprise.example'] }],
    },
    expects: {
      'kind.apply': [
        { id: 'rec1', function: 'Finance' },
        { id: 'rec2', function: 'Finance' },
      ],
      'kind.ask': [{ lines: '1. Acheteuse\n2. Chef de file\n3. RSSI ignore ' }],
      check: [
        { title: 'Acheteuse', count: 2, function: BUY },
        { title: 'Chef de file', function: '' },
        { title: 'RSSI <ignore>', function: '' },
      ],
    },
    asks: {
      tell: [
        {
          text: both(
            '2 contact(s) renseigné(s)\n3 intitulé(s) nouveau(x) dans la feuille, dont 2 sans proposition\n1 intitulé(s) plus ancien(s) attendent votre « oui »\nSans effet (deux réponses, ou fonction hors liste) : pdg\n1 contact(s) dont l’intitulé contient un numéro ou une adresse : à reprendre à la main',
            '2 contact(s) filled in\n3 new title(s) in the sheet, of which 2 without a suggestion\n1 earlier title(s) wait for your “yes”\nWithout effect (two answers, or a function not in the list): pdg\n1 contact(s) whose title holds a number or an address: by hand, please',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      monday: [{}],
      dict: [],
      contacts: [contact('rec1', 'Acheteur')],
      model: { fails: 'overloaded' },
      tell: [{ accepted: ['donnees@votre-entreprise.example'] }],
    },
    expects: { check: { count: 0 }, add: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Le modèle n’a pas répondu : les intitulés nouveaux attendent lundi.',
            'The model did not answer: new titles wait for Monday.',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Airtable et la feuille refusent d’écrire',
      en: 'Airtable and the sheet refuse to write',
    },
    given: {
      monday: [{}],
      dict: [word('DSI', both('informatique', 'it'), YES)],
      contacts: [contact('rec1', 'DSI'), contact('rec2', 'Comptable')],
      fill: { fails: 'Insufficient permissions to create new select option' },
      model: { says: [`{"output": {"rows": [${row(1, 'Finance')}]}}`] },
      add: { fails: 'Quota exceeded' },
      tell: [{ accepted: ['donnees@votre-entreprise.example'] }],
    },
    expects: { check: [{ title: 'Comptable', function: 'Finance' }] },
    asks: {
      tell: [
        {
          text: both(
            '1 contact(s) qu’Airtable refuse : la fonction existe-t-elle dans ses choix ?\nLa feuille refuse les propositions : elles seront redemandées lundi.',
            '1 contact(s) refused by Airtable: is the function among its choices?\nThe sheet refuses the proposals: they will be asked for again on Monday.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Tout est rempli', en: 'All is filled in' },
    given: { monday: [{}], dict: [word('DSI', both('Informatique', 'IT'), YES)], contacts: [] },
    expects: {
      report: [{ news: 0 }],
      news: { count: 0 },
      fill: 'not reached',
      tell: 'not reached',
    },
  },
  {
    name: { fr: 'La feuille ne se lit pas', en: 'The sheet cannot be read' },
    given: {
      monday: [{}],
      dict: { fails: 'The caller does not have permission' },
      contacts: [contact('rec1', 'Acheteur')],
      tell: [{ accepted: ['donnees@votre-entreprise.example'] }],
    },
    expects: {
      report: [
        {
          lines: [
            both(
              'Le dictionnaire ne se lit pas : rien n’est fait cette semaine.',
              'The dictionary cannot be read: nothing was done this week.',
            ),
          ],
        },
      ],
      propose: 'not reached',
    },
  },
]

import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const PANEL = ['Ada@bureau-lacombe.example', 'ben@bureau-lacombe.example']
const sheet = [
  {
    candidate: 'C-118',
    interviewer: 'Ben@bureau-lacombe.example',
    skill: '4',
    method: '2',
    team: '4',
    fact: 'A refait le métré au tableau.',
  },
]
const mark = (who: string, skill: number, method: number, team: number, fact: string) => ({
  candidate: 'C-118',
  interviewer: `${who}@bureau-lacombe.example`,
  skill,
  method,
  team,
  fact,
})
const BEN = mark('ben', 4, 2, 4, 'A refait le métré au tableau.')

export const examples: readonly Example[] = [
  {
    name: { fr: 'La dernière grille arrive', en: 'The last sheet arrives' },
    given: {
      sheet,
      record: [{ candidate: 'C-118' }],
      read: [
        {
          panel: PANEL,
          marks: [mark('ada', 5, 5, 4, 'A nommé trois normes.'), BEN, mark('bne', 1, 1, 1, '-')],
        },
      ],
      share: [{ success: true }],
      close: [{ candidate: 'C-118' }],
    },
    expects: {
      compare: [
        {
          waiting: 0,
          apart: 1,
          text: both(
            'Métier : 4,5/5\nMéthode : 3,5/5 – à discuter : ada 5, ben 2\nTravail à plusieurs : 4/5\n\nada : A nommé trois normes.\nben : A refait le métré au tableau.',
            'Trade: 4.5/5\nMethod: 3.5/5 – to discuss: ada 5, ben 2\nWork with others: 4/5\n\nada: A nommé trois normes.\nben: A refait le métré au tableau.',
          ),
        },
      ],
      again: 'not reached',
    },
    asks: {
      share: [
        {
          toRecipients: 'ada@bureau-lacombe.example,ben@bureau-lacombe.example',
          subject: both(
            'Candidat C-118 : 1 critère(s) à discuter',
            'Candidate C-118: criteria to discuss: 1',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Il en manque encore une', en: 'One is still missing' },
    given: { sheet, record: [{ candidate: 'C-118' }], read: [{ panel: PANEL, marks: [BEN] }] },
    expects: { compare: [{ waiting: 1 }], share: 'not reached' },
  },
  {
    name: { fr: 'La grille n’est pas enregistrée', en: 'The sheet is not recorded' },
    given: { sheet, record: { fails: 'connection refused' }, again: [{ success: true }] },
    expects: { compare: 'not reached' },
    asks: {
      again: [
        {
          subject: both('Grille de C-118 : non enregistrée', 'Sheet of C-118: not recorded'),
        },
      ],
    },
  },
  {
    name: { fr: 'Enregistrée, mais illisible', en: 'Recorded, but not readable' },
    given: {
      sheet,
      record: [{ candidate: 'C-118' }],
      read: { fails: 'relation "interviews" does not exist' },
      blind: [{ success: true }],
    },
    expects: { compare: 'not reached' },
    asks: {
      blind: [
        {
          subject: both(
            'Candidat C-118 : grilles non comparées',
            'Candidate C-118: sheets not compared',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le soir, deux rappels', en: 'In the evening, two reminders' },
    given: {
      evening: [{}],
      late: [
        { candidate: 'C-118', interviewer: PANEL[0]! },
        { candidate: 'C-120', interviewer: PANEL[1]! },
      ],
      remind: [{ success: true }, { success: true }],
    },
    expects: { share: 'not reached' },
    asks: {
      remind: [
        {
          toRecipients: 'Ada@bureau-lacombe.example',
          subject: both(
            'Votre grille pour C-118 manque encore',
            'Your sheet for C-118 is still missing',
          ),
        },
        { toRecipients: 'ben@bureau-lacombe.example' },
      ],
    },
  },
]

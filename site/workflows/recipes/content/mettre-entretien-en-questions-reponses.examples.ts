import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const asked = (text: string, interviewer = 'léa morin', words?: number): Given => ({
  items: [
    {
      json: { interviewer, ...(words ? { words } : {}) },
      files: { file: { type: 'text/plain', name: 'entretien.txt', text } },
    },
  ],
})
const TEXT = `Léa Morin : Bonjour. Quand le four s’allume-t-il ?
[00:00:12] Awa Diop : À trois heures. Enfin, à deux heures en été.
On dort peu. Bref.
Léa Morin [00:00:40] : D’accord. Et la farine ? D’où vient-elle ?
Awa Diop : D’un moulin à 12 km. Je le connais depuis dix ans.
Léa Morin : Donc local.
Awa Diop : Sauf le seigle. Le seigle vient d’Allemagne.
`
const says = (...pairs: readonly (readonly [readonly string[], readonly string[]])[]): Given => ({
  says: [
    JSON.stringify({
      output: { pairs: pairs.map(([question, answer]) => ({ question, answer })) },
    }),
  ],
})

export const examples: readonly Example[] = [
  {
    name: both('Une boulangère, deux coupes', 'A baker, two cuts'),
    given: {
      asked: asked(TEXT, 'léa morin', 300),
      sonnet: says(
        [['1.2'], ['2.1', '2.2', '2.4']],
        [
          ['3.2', '3.3'],
          ['4.1', '4.2', '6.1', '6.2'],
        ],
        [['5.1'], ['6.1']],
        [['1.1'], ['9.9']],
      ),
      send: [{ accepted: true }],
    },
    expects: {
      number: [
        {
          state: 'ask',
          wanted: 300,
          list: '1.1 Q Bonjour.\n1.2 Q Quand le four s’allume-t-il ?\n2.1 R1 À trois heures.\n2.2 R1 Enfin, à deux heures en été.\n2.3 R1 On dort peu.\n2.4 R1 Bref.\n3.1 Q D’accord.\n3.2 Q Et la farine ?\n3.3 Q D’où vient-elle ?\n4.1 R1 D’un moulin à 12 km.\n4.2 R1 Je le connais depuis dix ans.\n5.1 Q Donc local.\n6.1 R1 Sauf le seigle.\n6.2 R1 Le seigle vient d’Allemagne.',
        },
      ],
      write: [
        {
          pairs: 2,
          markdown:
            '**Quand le four s’allume-t-il ?**\n\nÀ trois heures. Enfin, à deux heures en été. […] Bref.\n\n**Et la farine ? D’où vient-elle ?**\n\nD’un moulin à 12 km. Je le connais depuis dix ans. […] Sauf le seigle. Le seigle vient d’Allemagne.\n',
        },
      ],
      tell: 'not reached',
    },
    asks: {
      send: [
        {
          text: both(
            'Personnes reconnues : Léa Morin, Awa Diop\nQuestions et réponses : 2\nMots des réponses : 27, pour un souhait de 300\nCoupes à l’intérieur, marquées […] : 2\nPhrases de réponse laissées de côté : 1\nPaires écartées, faute de numéros justes : 2',
            'People recognised: Léa Morin, Awa Diop\nQuestions and answers: 2\nWords of the answers: 27, of a wish for 300\nCuts inside, marked […]: 2\nSentences of answers left aside: 1\nPairs dropped for want of right numbers: 2',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle ne répond pas', 'The model does not answer'),
    given: { asked: asked(TEXT), sonnet: { fails: 'Overloaded' }, tell: [{ accepted: true }] },
    expects: { number: [{ wanted: 900 }], write: [{ state: 'told' }], file: 'not reached' },
  },
  {
    name: both('Rien d’utilisable', 'Nothing of use'),
    given: {
      asked: asked(TEXT),
      sonnet: says([['2.1'], ['1.1']]),
      tell: [{ accepted: true }],
    },
    expects: { file: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Le modèle n’a rien proposé qui tienne ; renvoyez le formulaire. Paires écartées : 1.',
            'The model proposed nothing that holds; send the form again. Pairs dropped: 1.',
          ),
        },
      ],
    },
  },
  {
    name: both('Des voix sans nom', 'Voices without names'),
    given: {
      asked: asked(
        'Intervenant 1 00:02 : Qui pétrit ?\nIntervenant 2 : Moi.\nIntervenant 1 : Seule ?\nIntervenant 2 : Oui.\n',
        'intervenant 1',
      ),
      sonnet: says([['1.1'], ['2.1']], [['3.1'], ['4.1']]),
      send: [{ accepted: true }],
    },
    expects: {
      number: [{ names: ['Intervenant 1', 'Intervenant 2'] }],
      write: [{ markdown: '**Qui pétrit ?**\n\nMoi.\n\n**Seule ?**\n\nOui.\n' }],
    },
  },
  {
    name: both('Un nom qui n’y est pas', 'A name that is not there'),
    given: { asked: asked(TEXT, 'Paul'), tell: [{ accepted: true }] },
    expects: { ask: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Ce nom n’est pas dans la transcription. Noms trouvés : Léa Morin, Awa Diop.',
            'That name is not in the transcript. Names found: Léa Morin, Awa Diop.',
          ),
        },
      ],
    },
  },
]
